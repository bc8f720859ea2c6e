import TransitionCore

/// A hand-written interaction controller reports progress between start and end, and finishes or cancels as its gesture
/// ends, before the rest of the way.
///
/// UIKit learns nothing from the gesture itself: without `updateInteractiveTransition(_:)` bars and coordinators stand
/// still under the finger, and without `finishInteractiveTransition()` or `cancelInteractiveTransition()` those who
/// wait for a change of the interaction hear of it too late, or never (ledger 3.2, 3.4, 3.5).
///
/// Not violations: a percent driver, which does all of that itself; an interaction that was cancelled, or that ended
/// before its gesture moved on: it may have had no progress to report; one that was started by no gesture, or by a tap,
/// after which nothing is left to decide; a decision within a tenth of a second of the gesture's end.
enum ReportsProgress {
    /// Frames that a decision may come after the gesture: what waits a turn or two is not seen.
    private static let latestDecision = VirtualTime.framesPerSecond / 10

    static let invariant = Invariant(
        id: "reports-progress",
        summary: "A hand-written interaction controller reports progress, and finishes or cancels before it completes.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        return trace.histories().compactMap { history in
            guard let controller = ownController(history, trace), let start = history.start else { return nil }
            return undecided(history, controller, trace) ?? decidedLate(history, controller, start.event, trace)
                ?? unreported(history, controller, start.event, trace)
        }
    }

    /// The controller that was written by hand and has the transition; nil for another.
    private static func ownController(_ history: TransitionHistory, _ trace: Trace) -> ObjectID? {
        guard let controller = history.interactionController?.answer, controller != .none,
            history.start?.isInteractive == true, !trace.object(controller).isPercentDriver
        else { return nil }
        return controller
    }

    // MARK: The decision

    /// Whether one that was written by hand completes what its gesture has decided, and has not told.
    static func isUndecided(_ history: TransitionHistory, _ trace: Trace) -> Bool {
        guard ownController(history, trace) != nil, let call = history.completions.first,
            let requested = history.requested,
            !history.record.isRequestedByGesture || !GestureReading(trace, before: requested).underWay.isEmpty
        else { return false }
        return history.edges.last { $0.event < call.event }.map { $0.change == .paused } ?? true
    }

    private static func undecided(
        _ history: TransitionHistory, _ controller: ObjectID, _ trace: Trace
    ) -> Violation? {
        guard isUndecided(history, trace), let call = history.completions.first else { return nil }
        let name = trace.object(controller).typeName
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.completedWhileInteractive),
            summary: "\(name) completed \(trace.name(of: history.record)) without finishing or cancelling the "
                + "interaction.",
            expected: call.didComplete
                ? "finishInteractiveTransition() before completeTransition(true)"
                : "cancelInteractiveTransition() before completeTransition(false)",
            seen: "completeTransition(\(call.didComplete)) at \(trace.events[call.event].time.text), still interactive",
            remedy: "Call finishInteractiveTransition() or cancelInteractiveTransition() on the context as soon as the "
                + "gesture has decided, and completeTransition(_:) after the rest of the animation.",
            decisions: [DecisionNote(.event(call.event), "completed with \(call.didComplete) while interactive")],
            time: trace.events[call.event].time)
    }

    /// A decision that came with the completion: what had to run in between was for UIKit a part of the interaction.
    private static func decidedLate(
        _ history: TransitionHistory, _ controller: ObjectID, _ start: Int, _ trace: Trace
    ) -> Violation? {
        guard history.record.isRequestedByGesture, !history.record.cause.isTap, let edge = history.edges.last,
            let call = history.completions.first, edge.event < call.event,
            GestureReading(trace, before: edge.event).underWay.isEmpty
        else { return nil }
        let lift = trace.events[start..<edge.event].lastIndex { $0.kind.endsGesture } ?? start
        let (ended, decided) = (trace.events[lift].time, trace.events[edge.event].time)
        guard decided == trace.events[call.event].time, decided.frame - ended.frame > latestDecision else { return nil }
        let name = trace.object(controller).typeName
        let method = edge.change == .cancelled ? "cancelInteractiveTransition()" : "finishInteractiveTransition()"
        let late = VirtualTime(frame: decided.frame - ended.frame).text
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.decidedWithCompletion),
            summary: "\(name) called \(method) for \(trace.name(of: history.record)) only as it completed it, \(late) "
                + "after the gesture.",
            expected: "\(method) as the gesture ends, before the rest of the way",
            seen: "at \(decided.text), with completeTransition(\(call.didComplete)); the gesture was over at "
                + ended.text,
            remedy: "Call \(method) on the context as soon as the gesture has decided, and completeTransition(_:) "
                + "after the rest of the animation: bars and coordinators run beside that.",
            decisions: [DecisionNote(.event(edge.event), "told the decision with the completion")], time: decided)
    }

    // MARK: The way

    private static func unreported(
        _ history: TransitionHistory, _ controller: ObjectID, _ start: Int, _ trace: Trace
    ) -> Violation? {
        guard let edge = history.edges.first, edge.change == .finished,
            let requested = history.requested, !reports(history.record.id, in: start..<edge.event, trace),
            let move = firstMove(
                of: trace.beginsOfAskingGestures(for: history.record, before: requested), in: start..<edge.event, trace)
        else { return nil }
        let name = trace.object(controller).typeName
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(Cause.noProgress),
            summary: "\(name) never reported the progress of \(trace.name(of: history.record)), though its gesture "
                + "moved.",
            expected: "updateInteractiveTransition(_:) as the gesture moves",
            seen: "none from \(trace.events[start].time.text) to \(trace.events[edge.event].time.text); "
                + "the gesture moved at \(trace.events[move].time.text)",
            remedy: "Call updateInteractiveTransition(_:) on the context whenever the gesture changes the progress.",
            decisions: [
                DecisionNote(.event(move), "moved without a report"),
                DecisionNote(.event(edge.event), "finished the interaction"),
            ], time: trace.events[edge.event].time)
    }

    private static func reports(_ id: TransitionID, in range: Range<Int>, _ trace: Trace) -> Bool {
        trace.events[range].contains {
            if case .progressed(id, _) = $0.kind { return true }
            return false
        }
    }

    /// The first change of one of `recognizers` within the events of `range`.
    private static func firstMove(of begins: [ObjectID: Int], in range: Range<Int>, _ trace: Trace) -> Int? {
        range.first { index in
            guard case .gesture(let recognizer, .changed) = trace.events[index].kind else { return false }
            return begins[recognizer] != nil
        }
    }
}

extension RequestCause {
    /// Whether the gesture that asked was over as it was recognized.
    fileprivate var isTap: Bool {
        if case .tap = asker { true } else { false }
    }
}

extension TraceEvent.Kind {
    /// Whether a recognizer's gesture was over.
    fileprivate var endsGesture: Bool {
        switch self {
        case .gesture(_, .ended), .gesture(_, .cancelled), .gesture(_, .failed): true
        default: false
        }
    }
}
