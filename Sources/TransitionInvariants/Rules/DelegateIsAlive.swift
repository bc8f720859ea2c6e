import TransitionCore

/// A delegate that was set is still alive when UIKit asks for it.
///
/// Nor does a cancel leave nil where a delegate was: a page that takes its delegate away as it begins to go stays when
/// the transition is taken back, and from then on nobody answers.
///
/// UIKit holds delegates weakly (ledger 1.3, 9.11): one that nobody else holds is gone when the function that set it
/// returns. UIKit then does without: the dismissal runs without the custom animator, the swipe without its driver.
///
/// Asked are the transitioning delegate at an animated or custom presentation and at a dismissal by code, the delegates
/// of navigation and tab bar controllers at each transition, and the presentation controller's at a presentation and
/// at the user's attempt to dismiss. Not violations: a delegate that was set to nil for good, or by an act
/// of the app, or was set for a gesture alone; one that was never set; one that was
/// freed after the last ask, or replaced before; a page that was the delegate of its own stack or tabs, and was freed
/// with its going.
enum DelegateIsAlive {
    static let invariant = Invariant(
        id: "delegate-is-alive", summary: "A delegate that was set is still alive when UIKit asks for it.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        var violations: [Violation] = []
        for index in trace.events.indices {
            guard case .delegateMissed(let owner, let delegate, let role) = trace.events[index].kind,
                !isPageThatLeft(delegate, owner, before: index, trace)
            else { continue }
            let violation = violation(owner, delegate, role, at: index, trace)
            if !violations.contains(where: { $0.identity == violation.identity }) { violations.append(violation) }
        }
        for violation in clearedDelegates(trace)
        where !violations.contains(where: { $0.identity == violation.identity }) {
            violations.append(violation)
        }
        return violations
    }

    /// Whether the delegate was a page of the container that asks for it: it answers while it is shown, and no longer.
    ///
    /// Of a delegate that is gone only the class is known.
    private static func isPageThatLeft(
        _ delegate: ObjectID, _ owner: ObjectID, before index: Int, _ trace: Trace
    ) -> Bool {
        trace.events[..<index].contains { event in
            guard case .ended(let id, didComplete: true) = event.kind else { return false }
            let record = trace.record(of: id)
            return record.container == owner
                && trace.object(record.from).typeName == trace.object(delegate).typeName
        }
    }

    private static func violation(
        _ owner: ObjectID, _ delegate: ObjectID, _ role: DelegateRole, at index: Int, _ trace: Trace
    ) -> Violation {
        let kind = trace.object(delegate).typeName
        let name = trace.object(owner).typeName
        let time = trace.events[index].time
        let setting = trace.events[..<index].lastIndex { $0.kind == .delegateSet(owner: owner, role) }
        var decisions: [DecisionNote] = []
        var seen = "it was freed"
        if let setting {
            decisions.append(DecisionNote(.event(setting), "set it, which does not keep it alive"))
            seen = "set at \(trace.events[setting].time.text), freed since"
        }
        decisions.append(DecisionNote(.event(index), "had UIKit ask for it"))
        return invariant.violation(
            of: .delegate(property: role.property, of: name), cause: ViolationCause(Cause.freed, .type(kind)),
            summary: "UIKit asked for the \(role.property) of \(trace.label(owner)), a \(kind), and it was gone.",
            expected: "the \(kind) that was set, alive at \(time.text)", seen: seen,
            remedy: "Keep a strong reference to the delegate for as long as \(name) lives: the property is weak.",
            decisions: decisions, time: time)
    }
}
