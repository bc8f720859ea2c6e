import TransitionCore

extension HeadlessApp {
    /// The step that events are recorded under; -1 before the first.
    public func beginStep(_ index: Int) {
        world.recorder.step = Int32(index)
        world.record(.stepBegan)
    }

    /// Notes that the step did nothing, and why.
    public func skipStep(_ reason: SkipReason) {
        world.record(.stepSkipped(reason))
    }

    /// Whether an exception has frozen the app.
    public var isFrozen: Bool { world.recorder.trace.diagnostics.last?.severity == .exception }

    /// Records the state of a run that has not come to rest.
    public func snapshotUnrest() {
        world.takeSnapshot(.stuck)
    }

    /// Calls `observer` with the index of every event as it is recorded, while the caller is still on the stack.
    public func observeEvents(_ observer: (@MainActor (Int) -> Void)?) {
        world.recorder.observer = observer
    }

    /// The controllers from the root to the top-most presented one.
    public var presentationChain: [UIViewController] { world.presentationChain }

    /// The top-most presented controller, or the root.
    public var topViewController: UIViewController? { presentationChain.last }

    /// Lifts every finger that is down.
    public func liftTouches() {
        for touch in heldTouches { touch.lift() }
        heldTouches = []
    }

    /// Has the system cancel every touch that is down.
    public func cancelTouches() {
        for touch in heldTouches { touch.cancel() }
        heldTouches = []
    }
}
