/// What a percent driver moves.
@MainActor
enum DriverTarget {
    /// The time of the container's layer and of others animated alongside (ledger 4.2).
    case layerTime([CALayer])
    /// The same, and property animators that nobody vended (C22).
    case layerTimeAndAnimators([CALayer], [UIViewPropertyAnimator])
    /// An interruptible animator (ledger 4.10).
    case interruptibleAnimator(any UIViewImplicitlyAnimating)

    var isLayerTime: Bool {
        if case .interruptibleAnimator = self { return false }
        return true
    }

    /// Shows a share of the way, linear in time.
    func scrub(to share: Double, of duration: Double) {
        switch self {
        case .layerTime(let layers):
            for layer in layers { layer.scrubTime(to: share * duration) }
        case .layerTimeAndAnimators(let layers, let animators):
            DriverTarget.layerTime(layers).scrub(to: share, of: duration)
            for animator in animators { animator.fractionComplete = CGFloat(share) }
        case .interruptibleAnimator(let animator):
            animator.fractionComplete = CGFloat(share)
        }
    }

    /// Lets the rest run, `share` of the duration long.
    ///
    /// - Parameter lastEarlier: the number of the last animation that is none of the transition's.
    func run(
        toEnd: Bool, duration: Double, share: Double, curve: UIView.AnimationCurve,
        timing: (any UITimingCurveProvider)?, lastEarlier: Int
    ) {
        switch self {
        case .layerTime(let layers):
            for layer in layers {
                layer.driveTime(
                    to: toEnd ? duration : 0, over: share * duration, timing: curve.timing(duration: share * duration),
                    isReversed: !toEnd, lastEarlier: lastEarlier, completion: {})
            }
        case .layerTimeAndAnimators(let layers, let animators):
            for animator in animators {
                DriverTarget.interruptibleAnimator(animator)
                    .run(
                        toEnd: toEnd, duration: duration, share: share, curve: curve, timing: timing,
                        lastEarlier: lastEarlier)
            }
            DriverTarget.layerTime(layers)
                .run(
                    toEnd: toEnd, duration: duration, share: share, curve: curve, timing: timing,
                    lastEarlier: lastEarlier)
        case .interruptibleAnimator(let animator):
            if animator.isReversed == toEnd { animator.isReversed = !toEnd }
            animator.continueAnimation(
                withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve),
                durationFactor: CGFloat(share))
        }
    }
}
