import TransitionCore

/// A callback of the app's own, and the transitions after which it has to come.
public struct AppCallback: Hashable, Sendable {
    /// The callback as the scene names it where it is heard: `menuDidDisappear`.
    public let name: String
    public let occasion: CallbackOccasion

    public init(name: String, occasion: CallbackOccasion) {
        (self.name, self.occasion) = (name, occasion)
    }
}

extension Invariant {
    /// The rule that callbacks of the app's own come once after each transition that they tell of.
    ///
    /// It is judged at rest: what comes while the app still moves is in time. Use it with an engine of your own;
    /// `TransitionScene.callback(_:onceAfter:)` does the rest too.
    public static func appCallbacks(_ callbacks: [AppCallback]) -> Invariant {
        Invariant(
            id: AppCallbackCause.invariant,
            summary: "Callbacks of the app's own come once after each transition that they tell of.",
            causes: AppCallbackCause.self
        ) { evidence in
            guard !evidence.trace.isFrozen else { return [] }
            return callbacks.compactMap { violation(of: $0, in: evidence.trace) }
        }
    }

    /// The first rest before which one did not come as often as it should.
    private static func violation(of callback: AppCallback, in trace: Trace) -> Violation? {
        var previous = -1
        for rest in trace.restMoments() {
            let window = previous + 1..<rest.event
            previous = rest.event
            let heard = window.filter { trace.events[$0].kind == .appCallback(number(of: callback, in: trace)) }
            let told = rest.ended.filter { concerns(callback.occasion, $0, trace) }
            let expected = told.filter { callback.occasion.includes(didComplete: $0.didComplete) }
            guard heard.count != expected.count, !tellsOfOthers(rest, callback, told.isEmpty, trace) else { continue }
            return violation(of: callback, heard: heard, expected: expected, at: rest, trace)
        }
        return nil
    }

    private static func number(of callback: AppCallback, in trace: Trace) -> Int {
        trace.appCallbacks.firstIndex(of: callback.name) ?? -1
    }

    private static func concerns(
        _ occasion: CallbackOccasion, _ ended: RestMoment.Ended, _ trace: Trace
    ) -> Bool {
        let record = trace.record(of: ended.id)
        return record.kind == occasion.kind && trace.object(record.presented).typeName == occasion.controller
    }

    /// Whether a transition of another controller may have taken this one along: a dismissal further down.
    private static func tellsOfOthers(
        _ rest: RestMoment, _ callback: AppCallback, _ isUntold: Bool, _ trace: Trace
    ) -> Bool {
        isUntold && rest.ended.contains { $0.didComplete && trace.record(of: $0.id).kind != .presentation }
    }

    private static func violation(
        of callback: AppCallback, heard: [Int], expected: [RestMoment.Ended], at rest: RestMoment, _ trace: Trace
    ) -> Violation {
        let occasion = callback.occasion
        // One that comes for a cancelled transition too has no count of its own beside a finished one.
        let others = rest.ended.contains {
            concerns(occasion, $0, trace) && !occasion.includes(didComplete: $0.didComplete)
        }
        let cause: AppCallbackCause =
            heard.count < expected.count ? .notHeard : expected.isEmpty || others ? .heardInVain : .heardTooOften
        let event = heard.last ?? expected.last?.event ?? rest.event
        return appCallbacks([callback]).violation(
            of: .transition(occasion.kind, of: occasion.controller),
            cause: ViolationCause(cause, .method(callback.name)),
            summary: "\(callback.name) came \(heard.count) times for \(expected.count) \(occasion.words).",
            expected: "one call for each \(occasion.words), until all is at rest",
            seen: "\(heard.count) calls until \(trace.events[rest.event].time.text)",
            remedy: "Tell your delegate where the transition ends, by its outcome: in the completion of a coordinator, "
                + "or in viewDidDisappear while isBeingDismissed.",
            decisions: heard.last.map { [DecisionNote(.event($0), "called it")] }
                ?? expected.last.map { [DecisionNote(.event($0.event), "ended it")] } ?? [],
            time: trace.events[event].time)
    }
}

/// How an app's own callback goes wrong.
enum AppCallbackCause: String, CauseCode {
    case notHeard = "not-heard"
    case heardTooOften = "heard-too-often"
    case heardInVain = "heard-in-vain"

    static let invariant: InvariantID = "app-callbacks-come-once"

    var words: String {
        switch self {
        case .notHeard: "{method} did not come"
        case .heardTooOften: "{method} came too often"
        case .heardInVain: "{method} came without its transition"
        }
    }
}
