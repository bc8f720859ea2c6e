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

    /// Whether presentations, dismissals and changes of a stack are made as if their flag said `animated: false`.
    ///
    /// A tab selection has no flag, and a user's own drag stays animated.
    public var makesRequestsUnanimated: Bool {
        get { world.makesRequestsUnanimated }
        set { world.makesRequestsUnanimated = newValue }
    }

    /// Calls `observer` with the index of every event as it is recorded, while the caller is still on the stack.
    public func observeEvents(_ observer: (@MainActor (Int) -> Void)?) {
        world.recorder.observer = observer
    }

    /// Calls `observer` at the end of every turn, and in every frame between turns while something is under way.
    ///
    /// It may look at everything and must change nothing.
    public func observeFrames(_ observer: (@MainActor () -> Void)?) {
        world.frameObserver = observer
    }

    /// Calls `observer` before every turn of any app of this process: a sign that time passes in it.
    public static func observeTurns(_ observer: (@MainActor () -> Void)?) {
        World.turnObserver = observer
    }

    /// Asks the animators of running transitions for what may be interrupted, as UIKit may at any time (ledger 1.5).
    ///
    /// An animator that makes something new of it is disturbed by that: ask in a copy of a run.
    public func askInterruptibleAnimators() {
        VirtualExecutor.running {
            for transition in world.transitions.open { _ = transition.askInterruptibleAnimator() }
        }
    }

    /// Has sheets stand at other heights, as if the user had chosen them.
    ///
    /// - Parameter indices: For each controller of the presentation chain the index of the height, nil to leave it.
    /// - Returns: Whether each of the sheets has such a height; nil when all stood at theirs already.
    public func selectDetents(_ indices: [Int?]) -> Bool? {
        var result: Bool?
        for (controller, index) in zip(world.presentationChain, indices) {
            guard let index, let sheet = controller.ownPresentation?.sheet, sheet.selectedIndex != index else {
                continue
            }
            guard sheet.detents.indices.contains(index) else { return false }
            sheet.selectByHand(sheet.detents[index])
            result = true
        }
        // Without an event there is nothing to come to rest from.
        if result == true { world.record(.stepBegan) }
        return result
    }

    /// The controllers from the root to the top-most presented one.
    public var presentationChain: [UIViewController] { world.presentationChain }

    /// The top-most presented controller, also if a child presents it in its own context, or the root.
    public var topViewController: UIViewController? { world.presentationChain.last }

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

extension HeadlessApp {
    /// The number of events recorded so far.
    public var eventCount: Int { world.recorder.trace.events.count }

    /// The contested rules that the app has come upon so far, in ledger order; to flip another one changes nothing.
    ///
    /// Use it to learn which flips are worth a script.
    public var askedRules: [ContestedRule] { world.profile.askedRules }

    /// The number of accepted requests so far.
    public var requestCount: Int { world.recorder.trace.transitions.count }

    /// Lets time pass until no transition is open and nothing moves, though something may be left to be done later.
    ///
    /// - Returns: Whether it has come to that within ten seconds.
    public func advanceToQuiet() -> Bool {
        world.advanceToQuiet(beforeFrame: world.frame + 10 * VirtualTime.framesPerSecond)
    }

    /// Requests so far that had to wait for another change to end; no event tells of them before.
    public var waitingRequestCount: Int { world.waitingRequestCount }

    /// Counts what changes in the model and what is left to be done later; no event tells of most of it.
    public var effectCount: Int { World.effectCount + world.views.needingLayout.count }
    /// The same without what controls show of fingers, and without what is still to be laid out.
    package var seenEffectCount: Int { World.effectCount - World.shownTouchCount }

    /// Notes that the act which runs now had an effect.
    public func noteEffect() {
        world.noteEffect(of: world.cause)
    }

    /// Whether a gesture has left a finger down.
    public var hasHeldTouch: Bool { !heldTouches.isEmpty }

    /// How many fingers gestures have left down.
    public var heldTouchCount: Int { heldTouches.count }

    /// Moves the finger that is down, one move a frame; 0 frames queues one move for the next turn.
    public func moveHeldTouch(by vector: CGVector, frames: Int) {
        guard let touch = heldTouches.last else { return }
        let start = touch.location
        for index in 1...max(1, frames) {
            let share = CGFloat(index) / CGFloat(max(1, frames))
            touch.move(to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share))
            if frames > 0 { advance(frames: 1) }
        }
    }

    /// The full names of a class, which traces name without its module, and of its superclasses, from the nearest on.
    ///
    /// Use it to find a method that a class has or inherits. Empty for a class that no trace has named since
    /// `forgetClasses()`, and for a name that several have.
    public static func lineage(ofClassNamed name: String) -> [String] {
        TraceRecorder.lineage(ofClassNamed: name)
    }

    /// Leaves what other scenes of this process have named out of what `lineage(ofClassNamed:)` knows.
    public static func forgetClasses() {
        TraceRecorder.forgetClasses()
    }

    /// The unqualified name of a controller's class, as traces give it.
    public func typeName(of controller: UIViewController) -> String {
        TraceRecorder.name(of: type(of: controller))
    }
}
