import HeadlessUIKit
import TransitionCore
import TransitionInvariants

extension TransitionScene {
    /// What is wrong with the scene as it is written, each as a sentence with its remedy; empty when it can be tested.
    ///
    /// The front ends ask before they begin. A search or replay of such a scene performs nothing, and its only finding
    /// is these faults, under the rule `scene-is-sound`.
    public var faults: [String] {
        nameFaults + sizeFaults + actions.flatMap(faults(of:)) + formulas.flatMap(faults(of:))
            + allowances.flatMap(faults(of:))
    }

    private var nameFaults: [String] {
        if name.isEmpty { return ["the scene has no name; give it one, since scripts and reports name it"] }
        let isOneLine = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" }
        return isOneLine ? [] : ["the scene's name holds a line end or control character; leave it out"]
    }

    private var sizeFaults: [String] {
        let isUsable = [size.width, size.height].allSatisfy { $0.isFinite && $0 > 0 }
        return isUsable ? [] : ["its window is \(size.width) × \(size.height) points; give it a size above zero"]
    }

    private func faults(of action: SceneAction) -> [String] {
        var faults: [String] = []
        if action.name.isEmpty { faults.append("an action has no name; give it one, since scripts name it") }
        if action.weight < 1 {
            faults.append("the action \"\(action.name)\" has the weight \(action.weight); give it 1 or more")
        }
        return faults
    }

    private func faults(of formula: SceneFormula) -> [String] {
        let name = formula.id.name
        if InvariantSet.standard.adding(.appCallbacks([])).ids.contains(formula.id) {
            return ["the rule '\(name)' has the name of a standard one; give it another"]
        }
        let words = name.split(separator: "-", omittingEmptySubsequences: false)
        let isKebab = words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } }
        return isKebab ? [] : ["the rule '\(name)' is not in kebab case; name it like sheet-is-shown"]
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
                invariant: "scene-is-sound", subject: .scene, cause: ViolationCause("cannot-be-tested")),
            summary: "The scene \(name) cannot be tested: \(faults.joined(separator: "; ")).",
            expected: "a scene that can be performed", seen: "nothing was performed",
            remedy: "Change the declaration of the scene.", restsOn: [], decisions: [], time: VirtualTime(frame: 0))
    }
}
