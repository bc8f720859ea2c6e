extension UIView {
    /// Animates the changes of a block, easing in and out.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes of a block.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = BlockAnimation(
            duration: duration, delay: delay, curve: options.curve(duration: duration), options: options)
        animation.perform(animations, completion)
    }

    /// Animates the changes of a block as a spring does that settles within `duration` (ledger 6.11).
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        func spring(_ seconds: Double) -> TimingCurve {
            guard seconds > 0 else { return .linear }
            return .spring(
                SpringCurve(
                    dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), duration: seconds,
                    isOverdampedAllowed: UISpringTimingParameters.isOverdampedAllowed))
        }
        var animation = BlockAnimation(duration: duration, delay: delay, curve: .linear, options: options)
        animation.curveForDuration = spring
        animation.perform(animations, completion)
    }

    /// Animates the changes of a block as a spring does that seems to take `duration` seconds; `bounce` is 0 for none.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        let animation = BlockAnimation(
            duration: duration > 0 ? spring.duration : 0, delay: delay, curve: .spring(spring), options: options)
        animation.perform(animations, completion)
    }

    /// Animates the changes that `addKeyframe` calls make in the block (ledger 6.10).
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The bits that both kinds of options share lie at the same places.
        let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        var animation = BlockAnimation(
            duration: duration, delay: delay, curve: shared.curve(duration: duration), options: shared,
            isKeyframed: true)
        animation.keyframeMode = options.keyframeMode
        animation.perform(animations, completion)
    }

    /// Has the animations of the block around it play so often; inside a property animator it changes nothing.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard !World.isFrozen else { return }
        if let engine = World.current?.animations, let run = engine.scope?.run, run.animator == nil {
            engine.play(run, AnimationRun.Repetition(count: max(Double(count), 0), autoreverses: autoreverses))
        }
        animations()
    }

    /// Times the changes of a block within `animateKeyframes`; both times are parts of its duration, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard !World.isFrozen else { return }
        guard let scope = World.current?.animations.scope, scope.isKeyframed else { return animations() }
        let outer = scope.keyframe
        let start = min(max(frameStartTime, 0), 1)
        scope.keyframe = (start, min(max(start + frameDuration, start), 1))
        animations()
        scope.keyframe = outer
    }

    /// Runs a block whose changes do not animate.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        guard !World.isFrozen else { return }
        guard let engine = World.current?.animations else { return actionsWithoutAnimation() }
        let wasEnabled = engine.areAnimationsEnabled
        engine.areAnimationsEnabled = false
        engine.collecting(into: nil, actionsWithoutAnimation)
        engine.areAnimationsEnabled = wasEnabled
    }

    /// Turns animations on or off: changes are made at once while they are off (ledger 6.9).
    public class func setAnimationsEnabled(_ enabled: Bool) {
        if !World.isFrozen { World.current?.animations.areAnimationsEnabled = enabled }
    }

    public class var areAnimationsEnabled: Bool { World.current?.animations.areAnimationsEnabled ?? true }

    /// Seconds that an animation made now would inherit; 0 outside animation blocks.
    public class var inheritedAnimationDuration: TimeInterval { World.current?.animations.scope?.duration ?? 0 }
}
