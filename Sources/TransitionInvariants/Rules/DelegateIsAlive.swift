import TransitionCore

/// A delegate that was set is still alive when UIKit asks for it.
///
/// UIKit holds delegates weakly (ledger 1.3, 9.11): one that nobody else holds is gone when the function that set it
/// returns. UIKit then does without: the dismissal runs without the custom animator, the swipe without its driver.
///
/// Asked are the transitioning delegate at an animated or custom presentation and at a dismissal by code, the delegates
/// of navigation and tab bar controllers at each transition, and the presentation controller's at a presentation and
/// at the user's attempt to dismiss. Not violations: a delegate that was set to nil, or was never set; one that was
/// freed after the last ask, or replaced before.
enum DelegateIsAlive {
    static let invariant = Invariant(
        id: "delegate-is-alive", summary: "A delegate that was set is still alive when UIKit asks for it.",
        check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var violations: [Violation] = []
        for place in trace.events.indices {
            guard case .delegateMissed(let owner, let delegate, let role) = trace.events[place].kind else { continue }
            let violation = violation(owner, delegate, role, at: place, trace)
            if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
        }
        return violations
    }

    private static func violation(
        _ owner: ObjectID, _ delegate: ObjectID, _ role: DelegateRole, at place: Int, _ trace: Trace
    ) -> Violation {
        let kind = trace.object(delegate).typeName
        let name = trace.object(owner).typeName
        let time = trace.events[place].time
        let setting = trace.events[..<place].lastIndex { $0.kind == .delegateSet(owner: owner, role) }
        var decisions: [DecisionNote] = []
        var seen = "it was freed"
        if let setting {
            decisions.append(DecisionNote(.event(setting), "set it, which does not keep it alive"))
            seen = "set at \(trace.events[setting].time.text), freed since"
        }
        decisions.append(DecisionNote(.event(place), "had UIKit ask for it"))
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: "\(role.property) of \(name)", cause: "\(kind) was freed"),
            summary: "UIKit asked for the \(role.property) of \(trace.label(owner)), a \(kind), and it was gone.",
            expected: "the \(kind) that was set, alive at \(time.text)", seen: seen,
            remedy: "Keep a strong reference to the delegate for as long as \(name) lives: the property is weak.",
            restsOn: ["1.3 (high)", "9.11 (med)"], decisions: decisions, time: time)
    }
}
