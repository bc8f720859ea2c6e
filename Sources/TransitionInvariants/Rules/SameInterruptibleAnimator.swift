import TransitionCore

/// `interruptibleAnimator(using:)` returns one object from the first ask to the end of one context.
///
/// UIKit asks whenever it likes and drives what it is given last: with a fresh animator at each ask, one moves the
/// views and another is scrubbed (ledger 1.5).
///
/// Not violations: asks after the end; another object for another transition; the same object for several transitions.
enum SameInterruptibleAnimator {
    static let invariant = Invariant(
        id: "same-interruptible-animator",
        summary: "interruptibleAnimator(using:) returns one object from the first ask to the end of a transition.",
        check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        // Of a world that an exception ended as well: the asks came before it, and often led to it.
        return trace.histories().compactMap { history in
            guard let first = history.interruptibleAnimators.first,
                let other = history.interruptibleAnimators.first(where: { $0.answer != first.answer })
            else { return nil }
            return violation(first, other, history, trace)
        }
    }

    private static func violation(
        _ first: (event: Int, answer: ObjectID), _ other: (event: Int, answer: ObjectID),
        _ history: TransitionHistory, _ trace: Trace
    ) -> Violation {
        let animator = history.animator?.answer ?? .none
        var decisions: [DecisionNote] = []
        if animator != .none {
            decisions.append(
                DecisionNote(
                    .method(typeName: trace.object(animator).typeName, name: "interruptibleAnimator(using:)"),
                    "returned another animator at a later ask"))
        }
        decisions.append(DecisionNote(.event(other.event), "was asked again"))
        let time = trace.events[other.event].time
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: trace.subject(of: history.record), cause: "another animator later"),
            summary: "interruptibleAnimator(using:) returned two animators for \(trace.name(of: history.record)).",
            expected: "\(trace.label(first.answer)) at every ask",
            seen: "\(trace.label(first.answer)) at \(trace.events[first.event].time.text), "
                + "\(trace.label(other.answer)) at \(time.text)",
            remedy: "Keep the animator until animationEnded(_:) and return that one.", restsOn: ["1.5 (high)"],
            decisions: decisions, time: time)
    }
}
