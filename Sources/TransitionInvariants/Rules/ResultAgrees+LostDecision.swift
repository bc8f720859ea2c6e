import TransitionCore

/// A driver that was told to end the interaction, and drove nothing.
extension ResultAgrees {
    struct LostDecision {
        let event: Int
        let driver: ObjectID
        let call: DriverCall
    }

    /// The last `finish()` or `cancel()` that was lost in the hand of a running transition, and asked for the other
    /// outcome.
    ///
    /// Once the hand has let go, a further call is an echo.
    static func lostDecision(
        _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> LostDecision? {
        guard let start = history.start, let vended = history.interactionController?.answer, vended != .none,
            start.event < completion.event
        else { return nil }
        for place in (start.event..<completion.event).reversed() {
            guard case .driverCallLost(let driver, let call) = trace.events[place].kind, driver == vended,
                call == .finish || call == .cancel
            else { continue }
            guard isInHand(history, at: place) else { continue }
            return (call == .finish) == completion.didComplete
                ? nil : LostDecision(event: place, driver: driver, call: call)
        }
        return nil
    }

    /// Whether the transition began under a hand that has not let go by then.
    private static func isInHand(_ history: TransitionHistory, at place: Int) -> Bool {
        let last = history.edges.last { $0.event < place }
        return last.map { $0.change == .paused } ?? (history.start?.isInteractive ?? false)
    }

    static func violation(
        _ lost: LostDecision, _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Violation {
        let name = trace.object(lost.driver).typeName
        let method = lost.call == .finish ? "finish()" : "cancel()"
        return Violation(
            identity: ViolationIdentity(
                invariant: invariant.id, subject: trace.subject(of: history.record),
                cause: "completed with \(completion.didComplete) after a lost \(method)"),
            summary: "\(method) of \(name) was lost, and \(trace.name(of: history.record)) was completed with "
                + "\(completion.didComplete).",
            expected: "completeTransition(\(lost.call == .finish))",
            seen: "completeTransition(\(completion.didComplete)); \(method) at "
                + "\(trace.events[lost.event].time.text) reached a driver that drives nothing",
            remedy: "Call super.startInteractiveTransition(_:), so that the driver drives its transition, or tell the "
                + "context itself, and complete with what the gesture has decided.",
            restsOn: ["3.5 (high)", "4.7 (high)"],
            decisions: [
                DecisionNote(.event(lost.event), "was lost"),
                DecisionNote(.event(completion.event), "completed with \(completion.didComplete)"),
            ], time: trace.events[completion.event].time)
    }
}
