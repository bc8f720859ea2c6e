import TransitionCore

/// What is alive beside a leaked controller, and so may be what holds it.
struct LeakHolders {
    /// A property animator that has not come to its end, which holds its blocks until then.
    struct HeldAnimator {
        let event: Int
        let word: String
    }

    /// A repeating timer or a display link that was never ended.
    struct HeldClock {
        let event: Int
        let isDisplayLink: Bool

        var name: String { isDisplayLink ? "CADisplayLink" : "Timer" }
    }

    /// The classes of the app's own objects, each once, in the order of the objects' creation.
    let names: [String]
    let animator: HeldAnimator?
    /// What alone holds the controller that is told.
    private(set) var clock: HeldClock?
    /// What the block hears of that alone holds the controller that is told.
    private(set) var notification: String?
    /// The properties by which the controller that is told holds itself: they alone are enough.
    private(set) var cycle: [Hold] = []
    /// Where closures are stored that may hold it, where nothing else tells.
    private(set) var closures: [Hold] = []
    /// Whether the context of a transition is alive, which holds both controllers.
    private let keepsContext: Bool

    init(_ leaks: [LeakedObject], beside controllers: [LeakedObject], in trace: Trace) {
        animator = leaks.lazy.filter { $0.kind == .propertyAnimator }.compactMap { Self.held($0.id, trace) }.first
        let others = controllers.isEmpty ? [] : leaks.filter { Self.mayHold($0.kind) }
        var names = others.reduce(into: [String]()) { names, leak in
            let isController = controllers.contains { $0.typeName == leak.typeName }
            if !isController, !names.contains(leak.typeName) { names.append(leak.typeName) }
        }
        if animator != nil { names.append("UIViewPropertyAnimator") }
        self.names = names
        keepsContext = others.contains { $0.kind == .transitionContext }
    }

    var isEmpty: Bool { names.isEmpty && clock == nil && notification == nil && cycle.isEmpty && closures.isEmpty }

    /// The same for one leak: what a clock alone holds is told by that, and what holds itself by its cycle.
    func holding(_ leak: LeakedObject, in trace: Trace) -> LeakHolders {
        var holders = self
        holders.cycle = leak.cycle
        holders.closures = leak.closures
        holders.notification = leak.notification
        for (index, event) in trace.events.enumerated() {
            guard case .clockStarted(leak.clock, let isDisplayLink) = event.kind else { continue }
            holders.clock = HeldClock(event: index, isDisplayLink: isDisplayLink)
        }
        return holders
    }

    /// What is alive beside it, and the note of where that came from.
    var decision: DecisionNote? {
        if let clock { return DecisionNote(.event(clock.event), "had the \(clock.name) run that holds it") }
        guard cycle.isEmpty, notification == nil else { return nil }
        return animator.map { DecisionNote(.event($0.event), "\($0.word) the animator") }
    }

    var seen: String {
        if notification != nil { return ", with the block of an observer" }
        if clock == nil, !cycle.isEmpty { return ", in the cycle \(cycle.map(\.text).joined(separator: " → "))" }
        let names = clock.map { [$0.isDisplayLink ? "a CADisplayLink" : "a repeating Timer"] } ?? names
        return names.isEmpty ? "" : ", with \(names.joined(separator: ", "))"
    }

    /// What holds it.
    var story: String {
        if let notification {
            let heard = notification.isEmpty ? "of all notifications" : "of \(notification)"
            return "a block of its own that hears \(heard), and that nobody removed,"
        }
        if clock == nil, let last = breakable { return cycle.count == 1 ? "its own \(last.property)" : last.text }
        if let clock { return "a \(clock.isDisplayLink ? "display link" : "repeating timer") that nobody ended" }
        if let animator { return "a block of a property animator that was \(animator.word) and never ended" }
        if keepsContext { return "the context of a transition, which is kept after its end," }
        if !closures.isEmpty { return "most likely a closure, of \(closureNames)," }
        guard let name = names.first else { return "something of the app's own" }
        return names.count == 1
            ? "most likely \(name), which is alive beside it,"
            : "most likely one of \(names.joined(separator: ", ")), which are alive beside it,"
    }

    private var closureNames: String { closures.prefix(3).map(\.text).joined(separator: " or ") }

    /// The last property of the cycle that the app declares.
    private var breakable: Hold? { cycle.last(where: \.isOwn) }

    var remedy: String {
        if notification != nil {
            return "Capture self weakly in the block, and keep what addObserver(forName:object:queue:using:) returns; "
                + "remove it with removeObserver(_:) when the screen goes. In deinit it is too late while the block "
                + "holds the screen."
        }
        if let clock {
            return "Invalidate the \(clock.name) when its screen goes, as in viewDidDisappear(_:); deinit is too late, "
                + "for it comes only when nothing holds the screen. Or let its "
                + (clock.isDisplayLink ? "target be an object that holds the screen weakly." : "block capture weakly.")
        }
        if let breakable {
            return "Break the cycle: hold it weakly in \(breakable.text), or set that to nil when the screen goes."
        }
        if animator != nil {
            return "End the animator: stopAnimation(false) and finishAnimation(at:), or let it run out; or capture "
                + "weakly what its animations and completions use. It holds its blocks until it is inactive."
        }
        if keepsContext {
            return "Let go of the context when the transition has ended: set the property that holds it to nil, and "
                + "break the closures that capture it, as those of an animation that is never removed or that is its "
                + "own delegate."
        }
        if !closures.isEmpty {
            return "Capture it weakly in the closure that \(closureNames) stores, and whatever else holds it there."
        }
        guard !names.isEmpty else {
            return "Look for what outlives the screen: two objects that hold each other, as a controller and its "
                + "animator, something global, or a task that waits for ever, as for a continuation that is never "
                + "resumed. Hold it weakly there, capture it weakly in closures, and resume or cancel the task."
        }
        return "Break the cycle: hold the controller weakly in \(names.joined(separator: ", "))."
    }

    /// The rule by which it holds.
    var rule: String { clock == nil && notification == nil && breakable == nil && animator != nil ? "5.10" : "3.11" }

    private static func mayHold(_ kind: TracedObject.Kind) -> Bool {
        switch kind {
        case .animator, .interactionController, .presentationController, .transitionContext, .delegate: true
        case .none, .viewController, .view, .gestureRecognizer, .propertyAnimator, .other: false
        }
    }

    /// Nil for an animator that has ended: it holds nothing any more.
    private static func held(_ id: ObjectID, _ trace: Trace) -> HeldAnimator? {
        for index in trace.events.indices.reversed() {
            guard case .propertyAnimator(id, let change) = trace.events[index].kind else { continue }
            switch change {
            // A stop ends it too, unless it is to be finished.
            case .finished, .stopped: return nil
            case .paused, .scrubbed: return HeldAnimator(event: index, word: "paused")
            case .started, .continued, .reversed: return HeldAnimator(event: index, word: "started")
            }
        }
        return nil
    }
}
