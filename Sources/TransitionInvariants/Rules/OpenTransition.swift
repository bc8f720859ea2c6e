import TransitionCore

/// Why a transition that started has not been completed, as far as its trace tells: the most specific cause first.
struct OpenTransition {
    struct Finding {
        let cause: CompletesExactlyOnce.Cause
        /// How it came about, for the end of a sentence.
        let story: String
        let remedy: String
        /// Of the rules that the cause rests on in some cases, those of this one.
        var alsoRestsOn: [String] = []
        let decisions: [DecisionNote]
    }

    let history: TransitionHistory
    let trace: Trace
    /// UIKit's answers to the contested rules.
    let profile: UIKitProfile
    let request: Int
    let start: Int
    /// Whether its like is known to complete without a gesture where none has left anything behind.
    var worksWithoutGesture = false
    /// The gestures that were under way at the request: one of them drives, or nothing does.
    let drivers: [ObjectID]

    init(_ history: TransitionHistory, in trace: Trace, under profile: UIKitProfile) {
        self.history = history
        self.trace = trace
        self.profile = profile
        request = history.requested ?? 0
        start = history.start?.event ?? trace.events.count
        drivers = GestureReading(trace, before: request).underWay
    }

    /// Nil when it has not started, or when the script itself holds it.
    var finding: Finding? {
        guard history.start != nil else { return nil }
        return history.isInteractiveAtLast ? interactiveFinding : animatingFinding
    }

    // MARK: Waiting for a gesture

    private var interactiveFinding: Finding {
        if let pause = history.edges.last { return caughtFinding(pause.event) }
        if let second = secondRequest { return overtaken(second) }
        if drivers.isEmpty { return undrivenFinding }
        let call = lostCall(from: request, to: start)
        let end = trace.firstGestureEnd(of: drivers, in: request..<trace.events.count)
        // Without a call the code has not looked at that end.
        if call == nil, let end, end.event < start, end.state != .ended, isRequestedByDrivers {
            return gestureIgnored(.gestureCancelIgnored, word: "was cancelled")
        }
        if call != nil || (end.map { $0.event < start } ?? trace.touchEnds(in: min(request, start)..<start)) {
            return endedBeforeStart(call)
        }
        if let call = lostCall(from: start, to: trace.events.count) { return calledElsewhere(call) }
        // The code reacts to no end of a gesture that has asked for nothing.
        if end != nil, !isRequestedByDrivers { return captured([]) }
        switch end?.state {
        case .ended?: return gestureIgnored(.gestureEndIgnored, word: "ended")
        case .cancelled?, .failed?:
            return gestureIgnored(.gestureCancelIgnored, word: "was cancelled")
        default: return gestureVanished
        }
    }

    /// No gesture was under way at the request. One that begins later only stumbles into what was wrong before it.
    private var undrivenFinding: Finding {
        let beforeStart = request..<max(request, start)
        if !trace.gestureBegins(in: beforeStart), let call = lostCall(from: request, to: start) {
            return calledTooEarly(call)
        }
        if let began = beginOfCancelledAsker {
            if let call = lostCall(from: began, to: start) { return endedBeforeStart(call) }
            return gestureIgnored(.gestureCancelIgnored, word: "was cancelled")
        }
        guard worksWithoutGesture, isAfterIgnoredCancel else { return vendedWithoutGesture }
        return gestureIgnored(.gestureCancelIgnored, word: "was cancelled")
    }

    /// Where the gesture began that asked and had been taken away by then, as when its request had to wait.
    private var beginOfCancelledAsker: Int? {
        guard history.record.isRequestedByGesture else { return nil }
        var began: [ObjectID: Int] = [:]
        var asker: Int?
        for (index, event) in trace.events[..<request].enumerated() {
            switch event.kind {
            case .gesture(let recognizer, .began): (began[recognizer], asker) = (index, nil)
            case .gesture(_, .ended): asker = nil
            case .gesture(let recognizer, .cancelled), .gesture(let recognizer, .failed):
                if let begin = began.removeValue(forKey: recognizer) { asker = begin }
            default: break
            }
        }
        return asker
    }

    /// Whether a gesture before the request was taken away, has not come to a lift since, and had asked for nothing
    /// that has ended since: what it raised was never lowered.
    private var isAfterIgnoredCancel: Bool {
        var began: Set<ObjectID> = []
        var cancelled: Set<ObjectID> = []
        for event in trace.events[..<request] {
            switch event.kind {
            case .gesture(let recognizer, .began): began.insert(recognizer)
            case .gesture(let recognizer, .ended):
                if began.remove(recognizer) != nil { cancelled.remove(recognizer) }
            case .gesture(let recognizer, .cancelled), .gesture(let recognizer, .failed):
                if began.remove(recognizer) != nil { cancelled.insert(recognizer) }
            // The code has reacted, though there was nothing to end any more, as after a request that was refused.
            case .driverCallLost(_, .finish), .driverCallLost(_, .cancel): cancelled = []
            // What it had asked for is over: the code has reacted.
            case .ended(let id, _): if trace.record(of: id).isRequestedByGesture { cancelled = [] }
            default: break
            }
        }
        return !cancelled.isEmpty
    }

    private var vendedWithoutGesture: Finding {
        let kind = history.record.kind
        let answer = history.interactionController?.answer ?? .none
        let name = answer == .none ? "an interaction controller" : trace.object(answer).typeName
        return Finding(
            cause: .vendedWithoutGesture,
            story: "it waits for \(name), which no gesture drives",
            remedy: beganAtRoot
                ? Self.remedyAtRoot
                : "Return an interaction controller from \(kind.interactionControllerMethod) only while a gesture "
                    + "that asked for the transition is under way, and nil otherwise.",
            alsoRestsOn: beganAtRoot ? ["8.13"] : ["1.4"],
            decisions: vended("vended \(name) without a gesture") + [asked])
    }

    private func endedBeforeStart(_ call: Int?) -> Finding {
        var decisions: [DecisionNote] = []
        if let call { decisions.append(DecisionNote(.event(call), "ended the interaction before it had started")) }
        guard isRequestedByDrivers else { return captured(decisions) }
        return Finding(
            cause: .gestureEndedBeforeStart,
            story: "the gesture was over before the transition started"
                + (call == nil ? "" : ", and the call to its driver was lost"),
            remedy: isUIKitsSwipe
                ? Self.remedyForSwipe
                : "Remember how the gesture ended, and finish or cancel when startInteractiveTransition(_:) comes.",
            decisions: decisions + vended("vended it for a gesture that was over before the start") + [asked])
    }

    /// Code asked for the transition while a finger was down for something else, and got that finger's driver.
    private func captured(_ decisions: [DecisionNote]) -> Finding {
        Finding(
            cause: .capturedByGesture,
            story: "it was left to a gesture that had not asked for it, and that is over",
            remedy: beganAtRoot
                ? Self.remedyAtRoot
                : "Raise the flag that vends the interaction controller only when the gesture's own request has been "
                    + "accepted, and lower it at every end of the gesture.",
            alsoRestsOn: beganAtRoot ? ["8.13"] : ["1.3", "8.9"],
            decisions: decisions + vended("vended it for a gesture that had not asked for the transition") + [asked])
    }

    private static let remedyAtRoot =
        "Let the gesture begin only where there is something to pop: return viewControllers.count > 1 from "
        + "gestureRecognizerShouldBegin(_:). At the root a pop asks for nothing, and the next push falls to the "
        + "gesture."

    /// Whether UIKit's own swipe back drives it: the app has handed over no interaction controller.
    var isUIKitsSwipe: Bool {
        history.record.kind == .pop && history.record.isRequestedByGesture && history.interactionController == nil
    }

    static let remedyForSwipe =
        "Let UIKit's own swipe begin only while nothing else is under way: return viewControllers.count > 1 && "
        + "transitionCoordinator == nil from gestureRecognizerShouldBegin(_:)."

    /// Whether the last gesture before the start of a push began while its stack had nothing to pop.
    private var beganAtRoot: Bool {
        let container = history.record.container
        guard history.record.kind == .push, container != .none,
            let began = trace.events[..<start].lastIndex(where: {
                if case .gesture(_, .began) = $0.kind { true } else { false }
            })
        else { return false }
        var replay = ContainerReplay()
        for index in 0..<began { replay.note(index, of: trace) }
        return replay.contents[container]?.controllers.count == 1
    }

    /// Whether a gesture asked for it, and not by a tap of another finger.
    private var isRequestedByDrivers: Bool {
        guard history.record.isRequestedByGesture else { return false }
        let last = trace.events[..<request].last { event in
            if case .gesture = event.kind { event.time == trace.events[request].time } else { false }
        }
        guard case .gesture(let recognizer, .ended)? = last?.kind else { return true }
        return drivers.contains(recognizer)
    }

    private func calledTooEarly(_ call: Int) -> Finding {
        Finding(
            cause: .driverToldTooEarly,
            story: "finish() or cancel() came before the transition started and was lost",
            remedy: "Finish or cancel in startInteractiveTransition(_:) or later, or return nil from "
                + "\(history.record.kind.interactionControllerMethod).",
            decisions: [DecisionNote(.event(call), "ended the interaction before it had started"), asked])
    }

    private func calledElsewhere(_ call: Int) -> Finding {
        Finding(
            cause: .anotherDriverTold,
            story: "finish() or cancel() went to a driver that drives nothing",
            remedy: "End the interaction on the very object that the delegate vended.",
            decisions: [DecisionNote(.event(call), "told a driver that drives nothing")]
                + vended("vended another driver"))
    }

    private func gestureIgnored(_ cause: CompletesExactlyOnce.Cause, word: String) -> Finding {
        Finding(
            cause: cause, story: "its gesture \(word) and neither finish() nor cancel() followed",
            remedy: isUIKitsSwipe
                ? Self.remedyForSwipe
                : "Treat every end of the gesture, .ended, .cancelled and .failed, as finish() or cancel().",
            decisions: vended("vended the controller that the gesture should end") + [asked])
    }

    private var gestureVanished: Finding {
        Finding(
            cause: .gestureNeverEnded, story: "its gesture never came to an end",
            remedy: "Keep the recognizer and its view in the window until the transition is over.",
            decisions: vended("vended the controller that the gesture should end") + [asked])
    }

    private func caughtFinding(_ pause: Int) -> Finding {
        Finding(
            cause: .pausedForGood,
            story: "it was paused at \(trace.events[pause].time.text) and neither finished nor cancelled",
            remedy: "Whatever pauses a transition must finish or cancel it when its gesture is over.",
            decisions: [DecisionNote(.event(pause), "paused the transition")])
    }

    /// The first `finish()` or `cancel()` that reached a driver which drove nothing, within these events.
    private func lostCall(from: Int, to: Int) -> Int? {
        guard from < to else { return nil }
        return (from..<to).first {
            switch trace.events[$0].kind {
            case .driverCallLost(_, .finish), .driverCallLost(_, .cancel): true
            default: false
            }
        }
    }
}

/// Where the code decided it.
extension OpenTransition {
    /// The request, as a decision.
    var asked: DecisionNote {
        DecisionNote(.event(request), "asked for the \(history.record.kind.noun)")
    }

    /// The delegate's method that vended the interaction controller, as a decision.
    func vended(_ note: String) -> [DecisionNote] {
        guard let question = history.interactionController, question.delegate != .none else { return [] }
        let method = Decision.method(
            typeName: trace.object(question.delegate).typeName, name: history.record.kind.interactionControllerMethod)
        return [DecisionNote(method, note)]
    }

    /// The animator's method that ran the transition, as a decision.
    func animated(_ note: String) -> [DecisionNote] {
        guard let animator = history.animator?.answer, animator != .none else { return [] }
        return [
            DecisionNote(.method(typeName: trace.object(animator).typeName, name: "animateTransition(using:)"), note)
        ]
    }
}
