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
    /// Those that were put on the glass, as far as they have not been forgotten since.
    @exclusivity(unchecked) private(set) var fingers: [HeadlessTouch] = []
    /// How the clock counts turns; for tests of the loop.
    var turnCount: Int { world.turnCount }

    /// Whether what is seen of transitions is kept in the trace, frame by frame; nobody needs it of a twin that is not
    /// judged.
    package var filmsTransitions: Bool {
        get { world.filmsTransitions }
        set { world.filmsTransitions = newValue }
    }

    /// The safe area of a phone without a home button, upright, in points.
    public nonisolated static let phoneSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// Launches an app and runs its first turn.
    ///
    /// - Parameters:
    ///   - size: the window's size in points.
    ///   - safeAreaInsets: the window's safe area in points.
    ///   - profile: the answers to UIKit's contested rules.
    ///   - substitution: which of the app's transition objects UIKit's own stand in for; none but in an experiment.
    ///   - repairs: which mistakes of the app's code are put right as they happen; none but in an experiment.
    ///   - root: makes the root controller, inside the new world.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets = phoneSafeAreaInsets,
        profile: UIKitProfile = .default, substitution: Substitution = .none, repairs: [Repair] = [],
        root: @autoclosure () -> UIViewController
    ) {
        world = World(profile: profile, substitution: substitution, repairs: repairs)
        World.current = world
        (world.launchSize, world.screenSize) = (size, size)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.heldSafeAreaInsets = safeAreaInsets
        world.beginDeed(.launch)
        VirtualExecutor.running {
            window.rootViewController = root()
            window.makeKeyAndVisible()
        }
        world.runTurn()
    }

    /// What is made after the app has gone belongs to no world, and so to the next one that it is shown in.
    isolated deinit {
        if World.current === world { World.current = nil }
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
        world.advance(toFrame: world.frame + min(max(0, frames), Int(Int32.max)))
    }

    /// Lets that much time pass, rounded up to whole frames.
    public func advance(by duration: Duration) {
        // A sum of frame durations falls short of whole frames by attoseconds.
        let nanoseconds = Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
        let frames = ((nanoseconds - 1) * Double(VirtualTime.framesPerSecond) / 1e9).rounded(.up)
        advance(frames: Int(bounding: max(0, frames)))
    }

    /// Lets time pass until nothing is in flight, animating or touched, or until the limit.
    @discardableResult
    public func advanceToRest(limit: Duration = .seconds(10)) -> RestOutcome {
        let frames = Int(bounding: Double(limit.components.seconds)) * VirtualTime.framesPerSecond
        world.advanceToRest(beforeFrame: world.frame + max(1, frames))
        return isAtRest ? .rest : .stuck(world.reasonsForUnrest)
    }

    /// Goes on while nothing moves and the app only has work left for later, as one that looks every two seconds.
    ///
    /// - Parameters:
    ///   - chainsOnly: whether work is waited for only if it has been handed on, and so may go on for ever.
    ///   - limit: how long at most, in virtual time.
    package func advanceThroughDelays(chainsOnly: Bool, limit: Duration) -> RestOutcome {
        let frames = Int(bounding: Double(limit.components.seconds)) * VirtualTime.framesPerSecond
        world.advanceThroughDelays(handedOn: chainsOnly ? 2 : 1, beforeFrame: world.frame + frames)
        return isAtRest ? .rest : .stuck(world.reasonsForUnrest)
    }

    /// Whether nothing is requested, in flight, animating, touched or waiting.
    public var isAtRest: Bool { world.isAtRest }

    /// Blocks the main thread: for that many frames time passes without a turn, and touches queue up for the next one.
    public func hitch(frames: Int) {
        guard frames > 0, !World.isFrozen else { return }
        let frames = min(frames, Int(Int32.max))
        world.record(.environment(.hitched(frames: frames)))
        world.blockedUntil = max(world.blockedUntil, world.frame + frames)
    }

    /// Delivers what is waiting and performs an act of the app's own code, between two turns.
    public func perform(_ act: (HeadlessApp) -> Void) {
        guard !World.isFrozen else { return }
        if world.frame < world.blockedUntil { world.frame = world.blockedUntil }
        runApp {
            world.touches.deliver()
            world.beginDeed(.act)
            world.forgetValuesSetByActs()
            world.isInAct = true
            act(self)
            world.isInAct = false
        }
    }

    /// Runs code of the app between two turns: what waited for a group that it leaves is due then.
    func runApp(_ part: () -> Void) {
        VirtualExecutor.running(part)
        world.releaseEmptyGroups()
    }

    // MARK: Results

    /// Everything observed so far, as plain values.
    public var trace: Trace { world.recorder.trace }

    /// UIKit's warnings and exceptions so far, in its own words.
    public var diagnostics: [Diagnostic] { world.recorder.trace.diagnostics }
}
