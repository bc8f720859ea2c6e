import TransitionCore

/// One headless app: a window, a root controller, and a virtual clock that only the caller moves.
///
/// At most one app is current, the one that was made last and not torn down. Make it, act on it, let time pass, and
/// look at `trace` and `diagnostics`. Nothing here reads a real clock.
@MainActor
public final class HeadlessApp {
    let world: World
    /// The app's only window, key and visible from the start.
    public let window: UIWindow
    private var fingers: [HeadlessTouch] = []
    /// The frame up to which the main thread is blocked.
    private var blockedUntil = 0
    /// The number of events at the last rest, to see whether anything has happened since.
    private var eventCountAtRest = 0
    /// How the clock counts turns; for tests of the loop.
    private(set) var turnCount = 0

    /// Launches an app and runs its first turn.
    ///
    /// - Parameters:
    ///   - size: the window's size in points.
    ///   - safeAreaInsets: the window's safe area in points.
    ///   - profile: the answers to UIKit's contested rules.
    ///   - root: makes the root controller, inside the new world.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        profile: UIKitProfile = .default, root: @autoclosure () -> UIViewController
    ) {
        world = World(profile: profile)
        World.current = world
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.heldSafeAreaInsets = safeAreaInsets
        window.rootViewController = root()
        window.makeKeyAndVisible()
        runTurn()
    }

    /// The fingers that are on the glass, in the order in which they went down.
    var heldTouches: [HeadlessTouch] {
        get { fingers.filter(\.isDown) }
        set { fingers = newValue }
    }

    // MARK: Time

    /// Virtual time since launch.
    public var now: Duration { .seconds(world.frame) / VirtualTime.framesPerSecond }

    /// One display frame, 1/60 s.
    public var frameDuration: Duration { .seconds(1) / VirtualTime.framesPerSecond }

    /// Lets whole frames pass and runs the turns that are due in them; 0 or less does nothing.
    public func advance(frames: Int = 1) {
        let target = world.frame + max(0, frames)
        while world.frame < target {
            guard let due = nextDueFrame, due <= target else {
                world.frame = target
                return
            }
            world.frame = due
            runTurn()
        }
    }

    /// Lets that much time pass, rounded up to whole frames.
    public func advance(by duration: Duration) {
        // A sum of frame durations falls short of whole frames by attoseconds.
        let nanoseconds = Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
        let frames = ((nanoseconds - 1) * Double(VirtualTime.framesPerSecond) / 1e9).rounded(.up)
        advance(frames: Int(max(0, frames)))
    }

    /// Lets time pass until nothing is in flight, animating or touched, or until the limit.
    @discardableResult
    public func advanceToRest(limit: Duration = .seconds(10)) -> RestOutcome {
        let frames = Int(limit.components.seconds) * VirtualTime.framesPerSecond
        let end = world.frame + max(1, frames)
        while !isAtRest, world.frame < end, !World.isFrozen {
            // With nothing due nothing can change any more but by a touch.
            guard let due = nextDueFrame, due <= end else {
                world.frame = end
                break
            }
            world.frame = due
            runTurn()
        }
        return isAtRest ? .rest : .stuck(reasonsForUnrest)
    }

    /// Blocks the main thread: for that many frames time passes without a turn, and touches queue up for the next one.
    public func hitch(frames: Int) {
        guard frames > 0, !World.isFrozen else { return }
        world.record(.environment(.hitched(frames: frames)))
        blockedUntil = max(blockedUntil, world.frame + frames)
    }

    /// The next frame whose turn has work; the clock jumps over all before it.
    private var nextDueFrame: Int? {
        guard !World.isFrozen else { return nil }
        let next = world.frame + 1
        let isDueNext =
            world.touches.hasPending || world.transitions.hasWaiting || !world.viewsNeedingLayout.isEmpty
            || world.animations.needsEveryFrame
        if isDueNext { return max(next, blockedUntil) }
        let due = min(world.work.nextDueFrame ?? .max, world.animations.nextDueFrame ?? .max)
        return due == .max ? nil : max(due, next, blockedUntil)
    }

    // MARK: The run-loop turn

    /// One turn, in its fixed order. Work that a phase makes for an earlier phase waits for the next turn.
    private func runTurn() {
        guard !World.isFrozen, world.frame >= blockedUntil else { return }
        turnCount += 1
        world.touches.deliver()  // 1. touches, each followed by its gesture actions
        world.work.runDue(at: world.frame)  // 2. main-queue work, timers, display links
        world.layOutViews()  // 3. layout
        world.animations.commit()  // 4. commit
        world.transitions.startDeferred()  // 5. deferred transition starts
        world.layOutViews()  //    and the layout of what they added
        world.animations.finishDue()  // 6. animation completions
        observeRest()
    }

    /// Delivers what is waiting and performs an act of the app's own code, between two turns.
    public func perform(_ act: (HeadlessApp) -> Void) {
        guard !World.isFrozen else { return }
        if world.frame < blockedUntil { world.frame = blockedUntil }
        world.touches.deliver()
        act(self)
    }

    // MARK: Rest

    /// Whether nothing is requested, in flight, animating, touched or waiting.
    public var isAtRest: Bool {
        world.transitions.open.isEmpty && world.animations.isIdle && world.touches.touchesDown == 0
            && !world.touches.hasPending && world.work.isEmpty && world.viewsNeedingLayout.isEmpty
            && world.frame >= blockedUntil
    }

    private var reasonsForUnrest: [String] {
        var reasons = world.transitions.open.map { transition in
            let subject = TraceRecorder.name(of: type(of: transition.subject))
            return "\(transition.kind) #\(transition.id.rawValue) of \(subject) is open"
        }
        if world.touches.touchesDown > 0 { reasons.append("\(world.touches.touchesDown) touches are down") }
        reasons += world.animations.descriptionOfPending
        if !world.work.isEmpty { reasons.append("work waits on the main queue") }
        return reasons.isEmpty ? ["the app is frozen by an exception"] : reasons
    }

    /// Takes a snapshot at the first rest after anything has happened.
    private func observeRest() {
        guard world.recorder.trace.events.count > eventCountAtRest, isAtRest else { return }
        world.takeSnapshot(.rest)
        eventCountAtRest = world.recorder.trace.events.count
    }

    // MARK: Results

    /// Everything observed so far, as plain values.
    public var trace: Trace { world.recorder.trace }

    /// UIKit's warnings and exceptions so far, in its own words.
    public var diagnostics: [Diagnostic] { world.recorder.trace.diagnostics }
}
