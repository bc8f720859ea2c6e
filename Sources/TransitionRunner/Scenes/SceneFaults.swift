import HeadlessUIKit
import TransitionCore
import TransitionInvariants

extension TransitionScene {
    /// What is wrong with the scene as it is written, each as a sentence with its remedy; empty when it can be tested.
    ///
    /// The front ends ask before they begin. A search or replay of such a scene performs nothing, and its only finding
    /// is these faults, under the rule `scene-is-sound`.
    public var faults: [String] {
        allowances.flatMap(faults(of:))
    }

    private func faults(of allowance: Allowance) -> [String] {
        let name = "the allowance of \(allowance.invariant) for \(allowance.scope)"
        var faults: [String] = []
        if let until = allowance.until, allowance.expiry == nil {
            faults.append("\(name) ends on '\(until)', which is no day; write it as 2027-01-31")
        }
        if allowance.reason.allSatisfy(\.isWhitespace) {
            faults.append("\(name) has no reason; say in 'because' why the violation is put up with")
        }
        if !allowance.scope.isNamed {
            faults.append(
                "the allowance of \(allowance.invariant) names nothing; give it the subject or class it is for")
        }
        return faults
    }

    /// The violation that stands for the faults; nil when there are none.
    var faultViolation: Violation? {
        let faults = faults
        guard !faults.isEmpty else { return nil }
        return Violation(
            identity: ViolationIdentity(
                invariant: "scene-is-sound", subject: "the scene", cause: faults.joined(separator: "; ")),
            summary: "The scene \(name) cannot be tested: \(faults.joined(separator: "; ")).",
            expected: "a scene that can be performed", seen: "nothing was performed",
            remedy: "Change the declaration of the scene.", restsOn: [], decisions: [], time: VirtualTime(frame: 0))
    }
}
