import TransitionCore

/// An animation that the code turns round, and whose transition it completes as if it had gone on.
extension ResultAgrees {
    /// The event by which the animation came back to its start; nil where it did not, or a cancel turned it round.
    static func returnToStart(
        before call: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Int? {
        guard call.didComplete, !call.wasCancelled, let requested = history.requested else { return nil }
        return trace.endOfTurnedAnimation(in: requested..<call.event, atFrame: trace.events[call.event].time.frame)
    }

    static func turnedViolation(
        _ returned: Int, _ call: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Violation {
        let turned = trace.events[..<returned].lastIndex {
            if case .propertyAnimator(_, .reversed) = $0.kind { true } else { false }
        }
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.trueAfterTurning),
            summary: "completeTransition(true) was called for \(trace.name(of: history.record)), whose animation was "
                + "turned round and has come back to its start.",
            expected: "completeTransition(false)", seen: "completeTransition(true)",
            remedy: "Complete with where the animator has ended: completeTransition(position == .end).",
            decisions: [DecisionNote(.event(call.event), "completed with true", isMistake: true)]
                + (turned.map { [DecisionNote(.event($0), "turned the animation round")] } ?? []),
            time: trace.events[call.event].time)
    }
}
