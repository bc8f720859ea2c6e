import TransitionCore

/// How often a display link would like to be called, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// The wanted rate; 0 leaves it open.
    public var __preferred: Float

    /// As often as the display shows frames.
    public static let `default` = CAFrameRateRange()

    public init() {
        (minimum, maximum, __preferred) = (0, 0, 0)
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0)
    }

    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }
}

/// Sends its target a message at every frame of virtual time, after main-queue work and timers.
///
/// It keeps its target alive until it is invalidated. It does not fire while the app is in the background, and an app
/// counts as at rest although one runs, as a forgotten link would run for ever.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: LoopModes = []
    private var isAdded: Bool { !modes.isEmpty }
    private var nextFrame = 0
    private var lastFrame = 0
    private var cause = Cause()
    /// The frame since which it runs without a pause.
    private(set) var beginFrame = 0
    /// Whether what it does counts as movement that the app comes to rest from.
    var keepsAppFromRest = false

    public init(target: Any, selector sel: Selector) {
        self.target = Selector.target(target)
        selector = sel
        super.init()
    }

    /// Seconds, as `CACurrentMediaTime()` counts them, of the frame that is shown.
    open var timestamp: CFTimeInterval { FrameCount.seconds(lastFrame) }
    /// Seconds of the next frame.
    open var targetTimestamp: CFTimeInterval { FrameCount.seconds(lastFrame + interval) }
    /// Seconds of one display frame.
    open var duration: CFTimeInterval { FrameCount.seconds(1) }

    /// A paused link is not called.
    @Held open var isPaused = false {
        didSet { if oldValue, !isPaused { beginInterval() } }
    }
    /// Calls a second; 0 for every frame.
    @Held open var preferredFramesPerSecond = 0
    /// The wanted rate of calls; only the preferred one counts.
    @Held open var preferredFrameRateRange = CAFrameRateRange.default

    /// Has the link called in the turns of the world's loop in that mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        let added = LoopModes(mode)
        guard let world = World.current, !World.isFrozen, target != nil, !added.isEmpty else { return }
        let wasAdded = isAdded
        modes.formUnion(added)
        guard !wasAdded else { return }
        cause = world.cause.later
        World.effectCount += 1
        beginInterval()
        world.time.displayLinks.append(self)
        if !keepsAppFromRest { world.time.clocks.start(self, in: world) }
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !World.isFrozen, isAdded else { return }
        modes.subtract(LoopModes(mode))
        guard modes.isEmpty else { return }
        World.current?.time.displayLinks.removeAll { $0 === self }
    }

    /// Ends the link for good and lets its target go.
    open func invalidate() {
        guard !World.isFrozen else { return }
        remove(from: .current, forMode: .common)
        target = nil
    }

    /// Lets the target go as the world ends.
    func letGo() { target = nil }

    /// Whole frames from one call to the next.
    private var interval: Int {
        let wanted =
            preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : preferredFrameRateRange.__preferred
        guard wanted >= 1 else { return 1 }
        return max(1, FrameCount.covering(seconds: 1 / Double(wanted)))
    }

    private func beginInterval() {
        lastFrame = World.current?.frame ?? 0
        beginFrame = lastFrame
        nextFrame = lastFrame + 1
    }

    /// The frame of the next call; nil while it is paused or the loop runs in another mode.
    func dueFrame(in mode: LoopModes) -> Int? { isPaused || modes.isDisjoint(with: mode) ? nil : nextFrame }

    /// Calls the target if its frame has come.
    func fire(atFrame frame: Int, in mode: LoopModes) {
        guard isAdded, let target, let due = dueFrame(in: mode), due <= frame else { return }
        lastFrame = frame
        nextFrame = frame + interval
        guard let world = World.current else { return }
        world.cause = cause
        cause = cause.later
        world.running(EndlessWork(mover: .displayLink, since: beginFrame)) {
            selector.perform(on: target, sender: self)
        }
    }
}

extension World {
    /// The frame at which the first display link is due; nil without one, and in the background.
    var nextDisplayLinkFrame: Int? {
        guard !time.displayLinks.isEmpty, !isInBackground else { return nil }
        let mode = loopMode
        return time.displayLinks.lazy.compactMap { $0.dueFrame(in: mode) }.min()
    }

    /// What moves longer than ten seconds, in frames, is not waited for: it may fall for ever.
    private static let longestMotion = 10 * VirtualTime.framesPerSecond

    /// Whether a display link moves something that will stop by itself.
    var isStepping: Bool {
        for link in time.displayLinks where link.keepsAppFromRest && !link.isPaused {
            if frame - link.beginFrame < Self.longestMotion { return true }
        }
        return false
    }

    /// Calls the display links that are due, in the order in which they were added.
    func fireDisplayLinks() {
        guard !time.displayLinks.isEmpty, !isInBackground else { return }
        let mode = loopMode
        for link in time.displayLinks where !World.isFrozen { link.fire(atFrame: frame, in: mode) }
    }
}
