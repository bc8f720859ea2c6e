import TransitionCore

/// `interruptibleAnimator(using:)` returns one object from the first ask to the end of one context.
///
/// UIKit asks whenever it likes and drives what it is given last: with a fresh animator at each ask, one moves the
/// views and another is scrubbed (ledger 1.5). Where a run gave it no reason to ask twice, a copy of the run is asked
/// at more instants.
///
/// Not violations: asks after the end; another object for another transition; the same object for several transitions.
enum SameInterruptibleAnimator {
    static let invariant = Invariant(
        id: "same-interruptible-animator",
        summary: "interruptibleAnimator(using:) returns one object from the first ask to the end of a transition.",
        causes: Cause.self, judging: [.askedAgain], check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        // Of a world that an exception ended as well: the asks came before it, and often led to it.
        let found = changes(in: trace)
        guard found.isEmpty, let asked = evidence.askedAgain else { return found }
        return changes(in: asked, of: trace)
    }

    /// - Parameter run: the run that was asked again; nil for the run itself.
    private static func changes(in trace: Trace, of run: Trace? = nil) -> [Violation] {
        let known = run?.histories()
        return trace.histories().compactMap { history in
            guard let first = history.interruptibleAnimators.first,
                let other = history.interruptibleAnimators.first(where: { $0.answer != first.answer })
            else { return nil }
            guard let known else { return violation(first, other, history, trace) }
            // What the first answer disturbed has no counterpart in the run.
            guard let same = known.first(where: { $0.record.id == history.record.id }),
                same.record.kind == history.record.kind, let ask = same.interruptibleAnimators.first
            else { return nil }
            return violation(first, other, history, trace, askedInRunAt: ask.event)
        }.prefix(run == nil ? .max : 1).map { $0 }
    }

    private static func violation(
        _ first: (event: Int, answer: ObjectID), _ other: (event: Int, answer: ObjectID),
        _ history: TransitionHistory, _ trace: Trace, askedInRunAt ask: Int? = nil
    ) -> Violation {
        let animator = history.animator?.answer ?? .none
        var decisions: [DecisionNote] = []
        if animator != .none {
            decisions.append(
                DecisionNote(
                    .method(typeName: trace.object(animator).typeName, name: "interruptibleAnimator(using:)"),
                    "returned another animator at a later ask"))
        }
        decisions.append(
            ask.map { DecisionNote(.event($0), "was asked for the first time") }
                ?? DecisionNote(.event(other.event), "was asked again"))
        let time = trace.events[other.event].time
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.anotherLater),
            summary: "interruptibleAnimator(using:) returned two animators for \(trace.name(of: history.record)).",
            expected: "\(trace.label(first.answer)) at every ask",
            seen: "\(trace.label(first.answer)) at \(trace.events[first.event].time.text), "
                + "\(trace.label(other.answer)) at \(time.text)",
            remedy: "Keep the animator until animationEnded(_:) and return that one.", decisions: decisions, time: time)
    }
}
