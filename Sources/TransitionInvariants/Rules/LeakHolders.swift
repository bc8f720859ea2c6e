import TransitionCore

/// What is alive beside a leaked controller, and so may be what holds it.
struct LeakHolders {
    /// A property animator that has not come to its end, which holds its blocks until then.
    struct HeldAnimator {
        let event: Int
        let word: String
    }

    /// The classes of the app's own objects, each once, in the order of the objects' creation.
    let names: [String]
    let animator: HeldAnimator?
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

    var isEmpty: Bool { names.isEmpty }

    var story: String {
        if let animator { return "a block of a property animator that was \(animator.word) and never ended" }
        return keepsContext ? "the context of a transition, which is kept after its end," : "something of the app's own"
    }

    var remedy: String {
        if animator != nil {
            return "End the animator: stopAnimation(false) and finishAnimation(at:), or let it run out; or capture "
                + "weakly what its animations and completions use. It holds its blocks until it is inactive."
        }
        if keepsContext {
            return "Let go of the context when the transition has ended: set the property that holds it to nil, and "
                + "break the closures that capture it, as those of an animation that is never removed or that is its "
                + "own delegate."
        }
        guard !names.isEmpty else {
            return "Look for a cycle of two objects that hold each other, as a controller and its animator, or for "
                + "what outlives the screen, and hold one weakly there; capture it weakly in closures."
        }
        return "Break the cycle: hold the controller weakly in \(names.joined(separator: ", "))."
    }

    var restsOn: [String] { animator == nil ? ["3.11 (low)", "9.11 (med)"] : ["5.10 (high)", "9.11 (med)"] }

    private static func mayHold(_ kind: TracedObject.Kind) -> Bool {
        switch kind {
        case .animator, .interactionController, .presentationController, .transitionContext, .delegate: true
        case .none, .viewController, .view, .gestureRecognizer, .propertyAnimator, .other: false
        }
    }

    /// Nil for an animator that has ended: it holds nothing any more.
    private static func held(_ id: ObjectID, _ trace: Trace) -> HeldAnimator? {
        for place in trace.events.indices.reversed() {
            guard case .propertyAnimator(id, let change) = trace.events[place].kind else { continue }
            switch change {
            // A stop ends it too, unless it is to be finished.
            case .finished, .stopped: return nil
            case .paused, .scrubbed: return HeldAnimator(event: place, word: "paused")
            case .started, .continued, .reversed: return HeldAnimator(event: place, word: "started")
            }
        }
        return nil
    }
}
