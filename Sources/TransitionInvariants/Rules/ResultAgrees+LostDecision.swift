import TransitionCore

/// A driver that was told to end the interaction, and drove nothing.
extension ResultAgrees {
    struct LostDecision {
        let event: Int
        let driver: ObjectID
        let call: DriverCall
        /// Whether the transition had no interaction controller at all.
        var isUndriven = false
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
        for index in (start.event..<completion.event).reversed() {
            guard case .driverCallLost(let driver, let call) = trace.events[index].kind, driver == vended,
                call == .finish || call == .cancel
            else { continue }
            guard isInHand(history, at: index) else { continue }
            return (call == .finish) == completion.didComplete
                ? nil : LostDecision(event: index, driver: driver, call: call)
        }
        return nil
    }

    /// The `cancel()` of a hand that was still undecided when its transition was completed with true.
    ///
    /// One that ends in the turn of its start is over before a hand can decide. In the background, and without its
    /// window, every animation ends at once, whatever a hand does.
    static func lateDecision(
        _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> LostDecision? {
        guard let start = history.start, let vended = history.interactionController?.answer, vended != .none,
            completion.didComplete, trace.events[start.event].time < trace.events[completion.event].time,
            isInHand(history, at: completion.event),
            !trace.isInBackground(during: start.event..<completion.event),
            !trace.isRootReplaced(in: start.event..<completion.event)
        else { return nil }
        for index in completion.event..<trace.events.count {
            switch trace.events[index].kind {
            case .driverCallLost(vended, .cancel): return LostDecision(event: index, driver: vended, call: .cancel)
            // What a later touch says to a driver is not about this transition.
            case .touch(.began), .interactionControllerAsked(_, _, answer: vended): return nil
            default: continue
            }
        }
        return nil
    }

    /// The `cancel()` of the very gesture that asked for a transition, and that was given no hand in it.
    ///
    /// The gesture meant to drive it: it told a driver of its progress, and that drove nothing. What an app asks for
    /// without animation, and a tap or another touch than the one that asked, means nothing of the kind.
    static func untakenDecision(
        _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> LostDecision? {
        guard let start = history.start, !start.isInteractive, completion.didComplete,
            history.record.isRequestedByGesture, history.record.cause.asker == .drag, history.record.isAnimated,
            history.interactionController == nil,
            trace.events[start.event].time < trace.events[completion.event].time
        else { return nil }
        var moved: Set<ObjectID> = []
        for index in start.event..<trace.events.count {
            switch trace.events[index].kind {
            case .driverCallLost(let driver, .update): moved.insert(driver)
            case .driverCallLost(let driver, .cancel) where moved.contains(driver):
                return LostDecision(event: index, driver: driver, call: .cancel, isUndriven: true)
            case .touch(.began), .interactionControllerAsked: return nil
            default: continue
            }
        }
        return nil
    }

    /// Whether the transition began under a hand that has not let go by then.
    private static func isInHand(_ history: TransitionHistory, at index: Int) -> Bool {
        let last = history.edges.last { $0.event < index }
        return last.map { $0.change == .paused } ?? (history.start?.isInteractive ?? false)
    }

    static func violation(
        _ lost: LostDecision, _ completion: TransitionHistory.Completion, _ history: TransitionHistory, _ trace: Trace
    ) -> Violation {
        let name = trace.object(lost.driver).typeName
        let method = lost.call == .finish ? "finish()" : "cancel()"
        let isLate = !lost.isUndriven && lost.event > completion.event
        return invariant.violation(
            of: trace.subject(of: history.record), cause: cause(lost, completion, isLate: isLate),
            summary: "\(method) of \(name) was lost, and \(trace.name(of: history.record)) was completed with "
                + "\(completion.didComplete).",
            expected: "completeTransition(\(lost.call == .finish))",
            seen: "completeTransition(\(completion.didComplete)); \(method) at "
                + "\(trace.events[lost.event].time.text) reached a driver that drives nothing",
            remedy: remedy(lost, isLate: isLate),
            decisions: [
                DecisionNote(.event(lost.event), "was lost"),
                DecisionNote(.event(completion.event), "completed with \(completion.didComplete)"),
            ], time: trace.events[completion.event].time)
    }

    private static func cause(
        _ lost: LostDecision, _ completion: TransitionHistory.Completion, isLate: Bool
    ) -> ViolationCause {
        if lost.isUndriven { return ViolationCause(Cause.trueWithoutGesture) }
        let cause: Cause =
            completion.didComplete
            ? isLate ? .trueBeforeLostCall : .trueAfterLostCall
            : isLate ? .falseBeforeLostCall : .falseAfterLostCall
        return ViolationCause(cause, .method(lost.call == .finish ? "finish()" : "cancel()"))
    }

    private static func remedy(_ lost: LostDecision, isLate: Bool) -> String {
        if lost.isUndriven {
            return "Vend the driver for every transition that its gesture asks for, and an animator with it, without "
                + "which UIKit asks for no driver; leave to UIKit's own gesture what has no animator."
        }
        return isLate
            ? "Complete the transition after the gesture has decided: in the completion of the animation that the "
                + "driver runs, which must animate a view of the container."
            : "Call super.startInteractiveTransition(_:), so that the driver drives its transition, or tell the "
                + "context itself, and complete with what the gesture has decided."
    }
}
