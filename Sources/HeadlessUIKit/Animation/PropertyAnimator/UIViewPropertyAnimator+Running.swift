import TransitionCore

/// Start, pause, scrub, continue and turn: what moves the timeline.
extension UIViewPropertyAnimator {
    /// Starts an animator at once. Inside an animation block it takes that one's duration and curve, unless the options
    /// override them, and is not interruptible (ledger 5.14).
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let outer = World.current?.animations.scope
        let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
        let length = inherits ? outer?.duration ?? duration : duration
        var curve = options.curve(duration: length)
        if let outer, !options.contains(.overrideInheritedCurve) { curve = outer.curve }
        let animator = UIViewPropertyAnimator(duration: length, timingParameters: CurveParameters(curve))
        animator.isInterruptible = outer == nil
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        return animator
    }

    private var frame: Int { World.current?.frame ?? 0 }
    var position: Double { timeline.position(atFrame: frame) }
    private var target: Double { direction ? 0 : 1 }

    /// Seconds of the whole way; none is a matter of dispute (C20).
    private var length: Double {
        guard duration <= 0, let world = World.current else { return max(duration, 0) }
        return world.profile[.zeroDurationEndsNextTurn] ? 0 : 0.2
    }

    /// Between a position and the fraction that callers see; each is the other's inverse (C2).
    func fraction(ofPosition position: Double) -> Double {
        let followsDirection = World.current?.profile[.fractionFollowsDirection] ?? true
        return direction && followsDirection ? 1 - position : position
    }

    func start(afterDelay delay: Double) {
        if condition == .inactive, hasEnded, pendingBlocks.isEmpty { return waitForAnimations() }
        let isResumed = condition == .paused
        if !isResumed { activate(atPosition: direction ? 1 : 0, isStraight: false) }
        record(isResumed ? .continued(isReversed: direction) : .started)
        go(seconds: abs(target - position) * length, delay: delay, shape: timeline.curve)
    }

    func pause() {
        if condition == .inactive {
            activate(atPosition: direction ? 1 : 0, isStraight: scrubsLinearly)
        } else {
            hold()
        }
        condition = .paused
        run?.retainedAnimator = nil
        record(.paused)
    }

    func scrub(toFraction fraction: Double) {
        let bounded = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        let position = self.fraction(ofPosition: bounded)
        if condition == .inactive { activate(atPosition: position, isStraight: scrubsLinearly) }
        condition = .paused
        timeline.scrub(to: position)
        record(.scrubbed(fraction))
    }

    func resume(timedBy parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        let seconds = durationFactor > 0 ? durationFactor * length : abs(target - position) * length
        if parameters != nil, !timeline.isStraight { straighten() }
        go(seconds: seconds, delay: 0, shape: parameters?.curve(duration: seconds) ?? timeline.curve)
        record(.continued(isReversed: direction))
    }

    func turn(reversed: Bool) {
        direction = reversed
        guard condition != .inactive else { return }
        record(.reversed)
        guard condition == .running else { return }
        if timeline.isStraight { straighten() }
        go(seconds: abs(target - position) * length, delay: 0, shape: timeline.curve)
    }

    /// Lets the timeline run; the engine keeps the animator alive meanwhile (ledger 5.11).
    private func go(seconds: Double, delay: Double, shape: TimingCurve) {
        if let run, isTransient { World.current?.animations.add(run) }
        isTransient = false
        isHeldAtEnd = false
        timeline.run(to: target, seconds: seconds, delay: delay, shape: shape, fromFrame: frame)
        condition = .running
        run?.earliestEndFrame = frame + 1
        run?.retainedAnimator = self
        if World.current == nil { end(at: direction ? .start : .end) }
    }

    func hold() {
        // A leg with a shape of its own has left the curve for good.
        if scrubsLinearly || timeline.isStraight { straighten() } else { timeline.hold(atFrame: frame) }
    }

    /// Exchanges the curve for a straight line; animations that began later keep where they stand.
    private func straighten() {
        let visible = timeline.visible(atFrame: frame)
        for animation in run?.animations ?? [] where animation.startPosition > 0 {
            let progress = progress(of: animation)
            let hasBegun = progress > 0
            let position = hasBegun ? visible : max(visible, timeline.curve.progress(at: animation.startPosition))
            animation.pin = (position, progress)
        }
        timeline.straighten(atFrame: frame)
    }

    /// Makes it active: the blocks run now, and the model has their targets (ledger 5.3).
    private func activate(atPosition position: Double, isStraight: Bool) {
        timeline = AnimatorTimeline(curve: timeline.curve, position: position, isStraight: isStraight)
        let run = AnimationRun(
            delay: 0, duration: length, curve: timeline.curve, beginFrame: frame, animator: self)
        self.run = run
        isDoneWith = false
        condition = .paused
        World.current?.animations.add(run)
        let blocks = pendingBlocks
        pendingBlocks = []
        for entry in blocks {
            usedBlocks.append(entry.block)
            collect(entry.block, startPosition: entry.delayFactor)
        }
    }

    /// The state after a second start: active, and running as soon as there is something to animate (ledger 5.10).
    private func waitForAnimations() {
        timeline = AnimatorTimeline(curve: timeline.curve, position: direction ? 1 : 0, isStraight: false)
        run = AnimationRun(delay: 0, duration: length, curve: timeline.curve, beginFrame: frame, animator: self)
        isTransient = true
        condition = .paused
    }

    func include(_ block: @escaping () -> Void, delayFactor: Double) {
        guard condition != .inactive else {
            pendingBlocks.append((block, delayFactor))
            return
        }
        if isTransient {
            record(.started)
            go(seconds: length, delay: 0, shape: timeline.curve)
        }
        let passed = position
        usedBlocks.append(block)
        collect(block, startPosition: direction ? passed * delayFactor : passed + delayFactor * (1 - passed))
    }

    private func collect(_ block: () -> Void, startPosition: Double) {
        guard let run, let world = World.current else { return block() }
        let engine = world.animations
        let scope = AnimationScope(
            run: run, duration: length * (1 - startPosition), curve: timeline.curve, startPosition: startPosition)
        let isAnimated = engine.areAnimationsEnabled && engine.makesAnimations(in: world)
        engine.collecting(into: isAnimated ? scope : nil, block)
    }

    func record(_ change: PropertyAnimatorChange) {
        guard let world = World.current else { return }
        let id = world.watch.identify(self, as: .propertyAnimator, in: world)
        world.record(.propertyAnimator(animator: id, change))
    }
}
