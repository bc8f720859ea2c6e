import TransitionCore

/// `completeTransition(_:)` is told the truth: true exactly when the transition was not cancelled.
///
/// UIKit moves the controllers by that flag alone (ledger 3.5): true after a cancel leaves the wrong one on screen,
/// and false without a cancel undoes what the user had finished, often because an animation's `finished` flag was
/// passed on. A driver's `finish()` or `cancel()` that is lost while its transition runs (4.7) is a decision, too: the
/// outcome must not be the other one, whoever tells it. So is the `cancel()` of a finger that was still down when its
/// transition was completed with true, and that of a gesture which asked for the transition and was given no hand in
/// it, though it told a driver of its progress. A finger that moves a driver and has decided nothing must not find its
/// transition completed by a clock. An animation that the code itself turned round, and that came back to its start
/// (5.7), has not shown what true says.
///
/// Not violations: a transition that started without a gesture and that its own code ran backwards, completing with
/// false (3.3); a cancel that was taken back by a later finish; the second and further calls, which
/// `completes-exactly-once` tells; what a controller that was written by hand completes with false while it has told
/// nothing of its gesture's decision, which `reports-progress` tells.
enum ResultAgrees {
    static let invariant = Invariant(
        id: "result-agrees",
        summary: "completeTransition(_:) is told true exactly when the transition was not cancelled.",
        causes: Cause.self, check: check)

    @Sendable static func check(_ evidence: Evidence) -> [Violation] {
        let trace = evidence.trace
        guard !trace.isFrozen else { return [] }
        return trace.histories().compactMap { history in
            guard let call = history.completions.first else { return nil }
            let lost =
                lostDecision(call, history, trace) ?? lateDecision(call, history, trace)
                ?? untakenDecision(call, history, trace)
            if let lost { return violation(lost, call, history, trace) }
            if isUndecided(call, history, trace) { return undecidedViolation(call, history, trace) }
            if let returned = returnToStart(before: call, history, trace) {
                return turnedViolation(returned, call, history, trace)
            }
            guard call.didComplete == call.wasCancelled else { return nil }
            guard let cause = cause(call, history, trace) else { return nil }
            return violation(cause, call, history, trace)
        }
    }

    private static func cause(
        _ call: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Cause? {
        if call.didComplete { return .trueAfterCancel }
        if isUntold(call, history) {
            // A controller that was written by hand has told nothing at all.
            return ReportsProgress.isUndecided(history, trace) ? nil : .falseWithoutCancel
        }
        let start = history.start?.event ?? history.requested ?? 0
        let isCutShort = trace.isInBackground(during: start..<call.event) && !isReversed(start..<call.event, trace)
        if isCutShort { return .falseCutShort }
        return history.start?.isInteractive == true ? .falseWithoutCancel : nil
    }

    /// Whether a gesture had the transition in its hand to the end, and nobody told UIKit what it has decided.
    private static func isUntold(_ call: TransitionHistory.Completion, _ history: TransitionHistory) -> Bool {
        let last = history.edges.last { $0.event < call.event }
        return history.start?.isInteractive == true && last.map { $0.change == .paused } ?? true
    }

    /// Whether an animator was turned round within the events of `range`.
    private static func isReversed(_ range: Range<Int>, _ trace: Trace) -> Bool {
        trace.events[range].contains {
            switch $0.kind {
            case .propertyAnimator(_, .reversed), .propertyAnimator(_, .continued(isReversed: true)),
                .propertyAnimator(_, .finished(.start)):
                true
            default: false
            }
        }
    }

    private static func violation(
        _ cause: Cause, _ call: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Violation {
        let time = trace.events[call.event].time
        let isUntold = !call.didComplete && isUntold(call, history)
        var decisions = [DecisionNote(.event(call.event), "completed with \(call.didComplete)", isMistake: true)]
        if let edge = history.edges.last(where: { $0.event < call.event }) {
            let word = edge.change == .cancelled ? "cancelled" : edge.change == .finished ? "finished" : "paused"
            decisions.append(DecisionNote(.event(edge.event), "\(word) the interaction"))
        }
        return invariant.violation(
            of: trace.subject(of: history.record), cause: ViolationCause(cause),
            summary: "completeTransition(\(call.didComplete)) was called for \(trace.name(of: history.record)), which "
                + "was \(call.wasCancelled ? "" : "not ")cancelled.",
            expected: isUntold
                ? "cancelInteractiveTransition() before completeTransition(false)"
                : "completeTransition(\(!call.wasCancelled))",
            seen: "completeTransition(\(call.didComplete))",
            remedy: isUntold
                ? "Call cancel() on the driver, or cancelInteractiveTransition() on the context, once the gesture has "
                    + "decided against it, and completeTransition(false) after the rest of the animation."
                : "Call completeTransition(!context.transitionWasCancelled), whatever flag the animation gives.",
            decisions: decisions, time: time)
    }
}
