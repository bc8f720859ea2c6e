/// What one `UIView.animate…` call or one run of a property animator set in motion, with its completions.
@MainActor
final class AnimationRun {
    /// How often a run plays and whether it comes back each time (ledger 6.12).
    struct Repetition {
        var count: Double
        var autoreverses: Bool

        static let once = Repetition(count: 1, autoreverses: false)

        var isOnce: Bool { count == 1 && !autoreverses }
        var isEndless: Bool { count == .infinity }
        /// How many single ways it makes.
        var ways: Double { count * (autoreverses ? 2 : 1) }
    }

    let delay: Double
    let duration: Double
    let curve: TimingCurve
    var repetition: Repetition
    let beginFrame: Int
    /// The animator whose run it is; it has its own clock, which no layer drives (C22).
    weak var animator: (any RunningAnimator)?
    /// Keeps a running animator alive (ledger 5.11).
    var retainedAnimator: (any RunningAnimator)?

    @exclusivity(unchecked) var animations: [LayerAnimation] = []
    /// Called once each, with whether everything came to its end (ledger 6.1).
    var completions: [(Bool) -> Void] = []
    var wasInterrupted = false
    /// Whether it is among those of which there is one without a pause.
    var isMotion = false
    /// The transactions whose blocks wait for its end.
    var transactions: [TransactionCompletion] = []
    /// Whether touches reach what a block animates; a property animator has its own setting (ledger 5.16).
    var allowsUserInteraction = true
    /// A run that changes nothing may still last: the frame before which it does not end.
    var earliestEndFrame: Int
    /// What its completions go back to.
    let cause: Cause
    /// Its place among all animations that the world has been given.
    var number = 0
    /// The last point of the curve that was asked for: all its animations ask for the same in a frame.
    @exclusivity(unchecked) private var solved = (way: Double.nan, progress: 0.0)

    init(
        delay: Double, duration: Double, curve: TimingCurve, repetition: Repetition = .once, beginFrame: Int,
        animator: (any RunningAnimator)? = nil
    ) {
        self.delay = delay
        self.duration = duration
        self.curve = curve
        self.repetition = repetition
        self.beginFrame = beginFrame
        self.animator = animator
        earliestEndFrame = beginFrame + 1
        cause = World.current?.cause.later ?? Cause()
        World.effectCount += 1
    }

    /// Seconds from the begin to the end; infinite for endless repetition.
    var activeSeconds: Double { delay + duration * repetition.ways }

    /// How far one of its animations has come, along the curve.
    func progress(of animation: LayerAnimation) -> Double {
        if let animator { return animator.progress(of: animation) }
        guard let world = World.current, let begin = animation.beginSeconds, duration > 0 else { return 0 }
        let passed = FrameCount.withoutNoise(animation.layer.clock(in: world).seconds - begin - delay)
        guard passed > 0 else { return 0 }
        var way = passed / duration
        if way >= repetition.ways {
            way = repetition.ways
            return repetition.autoreverses ? 0 : 1
        }
        if repetition.isOnce {
            if solved.way != way { solved = (way, curve.progress(at: way)) }
            return solved.progress
        }
        let part = way.truncatingRemainder(dividingBy: 1)
        let isWayBack = repetition.autoreverses && way.truncatingRemainder(dividingBy: 2) >= 1
        return curve.progress(at: isWayBack ? 1 - part : part)
    }

    /// Whether it has ended by now.
    func isDue(in world: World) -> Bool {
        guard world.frame >= earliestEndFrame else { return false }
        if let animator { return animator.isDue(atFrame: world.frame) }
        for animation in animations where !hasEnded(animation, in: world) { return false }
        return true
    }

    private func hasEnded(_ animation: LayerAnimation, in world: World) -> Bool {
        guard let begin = animation.beginSeconds else { return false }
        let clock = animation.layer.clock(in: world)
        return clock.rate > 0 && FrameCount.covering(seconds: begin + activeSeconds - clock.seconds) == 0
    }

    /// The frame at which it ends if nothing happens meanwhile; nil when that cannot be foretold.
    func dueFrame(in world: World) -> Int? {
        if let animator { return animator.dueFrame.map { max($0, earliestEndFrame) } }
        var due = earliestEndFrame
        for animation in animations {
            let clock = animation.layer.clock(in: world)
            guard !clock.isDriven, clock.rate > 0, activeSeconds.isFinite else { return nil }
            let rest = (animation.beginSeconds ?? clock.seconds) + activeSeconds - clock.seconds
            due = max(due, world.frame + FrameCount.covering(seconds: rest / clock.rate))
        }
        return due
    }

    /// Whether it ends when the app leaves the screen: not while a hand holds it (ledger 6.6, 9.10).
    func endsInBackground(in world: World) -> Bool {
        if let animator { return animator.isRunning }
        return !animations.contains { $0.layer.clock(in: world).isFrozen }
    }

    /// Takes every animation off its layer, as nothing is on its way any more.
    func detachAnimations() {
        for animation in animations { animation.detachFromLayer() }
        animations = []
    }
}
