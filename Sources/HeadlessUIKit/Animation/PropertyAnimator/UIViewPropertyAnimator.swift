import TransitionCore

/// An animation of view properties that can be paused, scrubbed, reversed and stopped (ledger 5).
///
/// Which call does what in which state stands in `AnimatorStateTable`. It has its own clock: no percent driver moves
/// it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying, RunningAnimator {
    /// Seconds; a spring of mass, stiffness and damping takes the time it needs (ledger 5.18).
    public let duration: TimeInterval
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds between the start and the first change.
    public internal(set) var delay: TimeInterval = 0

    @Held open var isManualHitTestingEnabled = false
    @Held open var scrubsLinearly = true
    @Held open var pausesOnCompletion = false

    var condition = AnimatorCondition.inactive {
        didSet {
            noteLifecycle()
            propertiesChanged()
        }
    }
    /// Who watches its state.
    var observers: [PropertyObserver] = []
    /// Whether it was started again after its end and waits for the next `addAnimations` (ledger 5.10, C19).
    var isTransient = false { didSet { noteLifecycle() } }
    var hasEnded = false
    /// Whether it was stopped without finishing, or stopped when it had ended: finishing it as well does no harm.
    var isDoneWith = false
    /// Whether it has come to its end and waits there (ledger 5.9).
    var isHeldAtEnd = false
    var direction = false { didSet { propertiesChanged() } }
    var interruptible = true
    var userInteraction = true
    var timeline: AnimatorTimeline
    var run: AnimationRun?
    /// What `finishAnimation(at:)` moves after a stop.
    var stoppedAnimations: [LayerAnimation] = []
    var pendingBlocks: [(block: () -> Void, delayFactor: Double)] = []
    /// Blocks that have run, and that it holds until it is inactive again (ledger 5.10).
    var usedBlocks: [() -> Void] = []
    var completionBlocks: [(UIViewAnimatingPosition) -> Void] = []
    private let lifecycle = AnimatorLifecycle(world: World.current)

    /// Makes an animator that is timed by parameters; it does nothing before it is started (ledger 5.3).
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let length = parameters.springTimingParameters?.settlingDuration ?? duration
        self.duration = length
        timingParameters = parameters
        timeline = AnimatorTimeline(curve: parameters.curve(duration: length), position: 0, isStraight: false)
        super.init()
    }

    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator with the same timing, and nothing to animate yet (ledger 5.17).
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = makeCopy() }
        return result
    }

    private func makeCopy() -> UIViewPropertyAnimator {
        let parameters = timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        copy.interruptible = interruptible
        copy.userInteraction = userInteraction
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        copy.delay = delay
        return copy
    }

    deinit {
        lifecycle.ownerIsReleased()
    }

    open var state: UIViewAnimatingState {
        switch condition {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    open var isRunning: Bool { condition == .running }

    open var isInterruptible: Bool {
        get { interruptible }
        set { if allows(.setInteraction) { interruptible = newValue } }
    }

    open var isUserInteractionEnabled: Bool {
        get { userInteraction }
        set { if allows(.setInteraction) { userInteraction = newValue } }
    }

    open var isReversed: Bool {
        get { direction }
        set { if allows(.setReversed), newValue != direction { turn(reversed: newValue) } }
    }

    /// How far it has come, 0…1: time while it runs along its curve, what is visible once it was paused (ledger 5.4).
    open var fractionComplete: CGFloat {
        get { CGFloat(min(max(fraction(ofPosition: position), 0), 1)) }
        set { if allows(.setFraction) { scrub(toFraction: Double(newValue)) } }
    }

    open func startAnimation() {
        if allows(.start), mayStartAgain { start(afterDelay: 0) }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard allows(.startAfterDelay), mayStartAgain else { return }
        guard delay >= 0 else {
            World.current?.raise(
                "NSInvalidArgumentException", "The delay should be greater than or equal to zero.",
                for: .delaysByLessThanNothing)
            return
        }
        self.delay = delay
        start(afterDelay: delay)
    }

    open func pauseAnimation() {
        if allows(.pause) { pause() }
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if allows(.continueAnimation) { resume(timedBy: parameters, durationFactor: Double(durationFactor)) }
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        if condition == .inactive, hasEnded { isDoneWith = true }
        if allows(.stop) { stop(withoutFinishing: withoutFinishing) }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if allows(.finish) { finishStopped(at: finalPosition) }
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if allows(.addAnimations) { include(animation, delayFactor: min(max(Double(delayFactor), 0), 1)) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if allows(.addCompletion) { completionBlocks.append(completion) }
    }

    /// Whether a start after the end is fine, as it is since iOS 11 (ledger 5.10, C19).
    private var mayStartAgain: Bool {
        guard hasEnded, condition == .inactive, let world = World.current, !world.profile[.endedAnimatorRestarts] else {
            return true
        }
        world.raise(
            "NSInternalInconsistencyException", "A property animator that has ended must not be started again.",
            for: .restartsEndedAnimator)
        return false
    }

    /// A paused or stopped animator must not be released (ledger 5.11); one that waits for animations may.
    private func noteLifecycle() {
        let mustFinish = condition == .stopped && World.current?.profile[.stoppedAnimatorMustFinish] ?? true
        lifecycle.mustNotBeReleased = (condition == .paused && !isTransient) || mustFinish
    }

    /// Looks the call up in the table and raises where that says so.
    private func allows(_ call: AnimatorCall) -> Bool {
        guard !World.isFrozen else { return false }
        switch AnimatorStateTable.reaction(to: call, when: condition) {
        case .works: return true
        case .isIgnored: return false
        case .raises: break
        case .raisesUnlessStopped: if isDoneWith { return false }
        case .contested(let rule): if let world = World.current, !world.profile[rule] { return false }
        }
        World.current?.raise(
            call == .setInteraction ? "NSGenericException" : "NSInternalInconsistencyException",
            "\(call.rawValue) is an error while a property animator is \(condition).",
            for: .callsAnimatorInWrongState)
        return false
    }
}
