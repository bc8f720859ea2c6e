import TransitionCore

/// A transition that a clock completes while a finger still moves it.
extension ResultAgrees {
    /// Progress from which the animation that a driver moves may come to its end by itself.
    private static let wholeProgress = 0.95

    /// Whether a percent driver's finger was still down and had decided nothing as its transition was completed.
    ///
    /// With the page its recognizer goes too, so that often nobody calls `cancel()`. Without a window and in the
    /// background every animation ends at once; a finger that lifts in the same instant has come too late.
    static func isUndecided(
        _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Bool {
        guard completion.didComplete, let start = history.start, start.isInteractive, start.durationFrames > 0,
            history.record.isRequestedByGesture, history.edges.allSatisfy({ $0.event > completion.event }),
            let driver = history.interactionController?.answer, trace.object(driver).isPercentDriver,
            start.event < completion.event, trace.touchesDown(after: 0..<completion.event) > 0,
            !trace.isInBackground(during: start.event..<completion.event),
            !trace.isRootReplaced(in: start.event..<completion.event)
        else { return false }
        let frame = trace.events[completion.event].time.frame
        // What `animateTransition(using:)` completes itself waits for nothing at all.
        let isAtOnce = frame == trace.events[start.event].time.frame
        let isMoved = lastProgress(history, before: completion.event, trace).map { $0 < wholeProgress } ?? false
        guard isAtOnce || isMoved && frame > trace.events[start.event].time.frame + 1 else { return false }
        let lift = trace.events[start.event...].first {
            $0.kind == .touch(.ended) || $0.kind == .touch(.cancelled)
        }
        return (lift?.time.frame ?? .max) > frame + 1
    }

    private static func lastProgress(_ history: TransitionHistory, before end: Int, _ trace: Trace) -> Double? {
        for event in trace.events[..<end].reversed() {
            if case .progressed(history.record.id, let progress) = event.kind { return progress }
        }
        return nil
    }

    static func undecidedViolation(
        _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Violation {
        let name = trace.object(history.interactionController?.answer ?? .none).typeName
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.trueUnderFinger),
            summary:
                "completeTransition(true) was called for \(trace.name(of: history.record)) while a finger was still "
                + "moving \(name).",
            expected: "completeTransition(_:) after finish() or cancel()",
            seen: "the finger was still down, and \(name) had been told neither",
            remedy: "Complete the transition in the completion of an animation of a view in the container, which waits "
                + "for the driver; a timer, asyncAfter or an animation elsewhere runs on under the finger.",
            decisions: [DecisionNote(.event(completion.event), "completed with true")],
            time: trace.events[completion.event].time)
    }
}
