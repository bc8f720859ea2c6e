import TransitionCore

/// Drives a transition by progress: the animations of the container, or an interruptible animator (ledger 4).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// What the driver moves while it drives.
    private enum Target {
        /// The time of the container's layer and of others animated alongside (ledger 4.2).
        case layerTime([CALayer])
        /// An interruptible animator (ledger 4.10).
        case interruptibleAnimator(any UIViewImplicitlyAnimating)
    }

    /// The animator's duration at the start, in seconds; 0 before a transition (ledger 4.1).
    open private(set) var duration: CGFloat = 0
    /// The last update, clamped to 0…1 (ledger 4.4).
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    private var target: Target?

    public override init() {
        super.init()
    }

    /// Called by UIKit at the deferred start; runs the animator at once (ledger 1.4, 4.2).
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard !World.isFrozen, let context = transitionContext as? TransitionContext,
            let transition = context.transition, let animator = transition.animator
        else { return }
        self.context = context
        percentComplete = 0
        duration = CGFloat(animator.transitionDuration(using: context))
        guard context.isInteractive else {
            animator.animateTransition(using: context)
            return
        }
        let layers = transition.drivenLayers
        for layer in layers { layer.freezeTime() }
        target = .layerTime(layers)
        animator.animateTransition(using: context)
        guard let interruptible = transition.askInterruptibleAnimator() else { return }
        for layer in layers { layer.resumeTime() }
        target = .interruptibleAnimator(interruptible)
        if context.isInteractive { interruptible.pauseAnimation() }
    }

    /// Sets the progress; lost before the start and after the interaction (ledger 4.2).
    open func update(_ percentComplete: CGFloat) {
        guard let context = drivenContext(for: .update) else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
        switch target {
        case .layerTime(let layers):
            for layer in layers { layer.scrubTime(to: Double(self.percentComplete * duration)) }
        case .interruptibleAnimator(let animator): animator.fractionComplete = self.percentComplete
        case nil: break
        }
    }

    /// Takes a running interruptible transition back into the hand (ledger 4.10).
    open func pause() {
        guard !World.isFrozen else { return }
        guard let context, !context.isInteractive, let animator = context.transition?.askInterruptibleAnimator() else {
            recordLost(.pause)
            return
        }
        context.pauseInteractiveTransition()
        target = .interruptibleAnimator(animator)
        animator.pauseAnimation()
        percentComplete = animator.fractionComplete
    }

    /// Lets the transition run to its end; lost when nothing is being driven (ledger 4.7).
    open func finish() {
        guard let context = drivenContext(for: .finish) else { return }
        context.finishInteractiveTransition()
        run(toEnd: true)
    }

    /// Lets the transition run back to its start; lost when nothing is being driven (ledger 4.7).
    open func cancel() {
        guard let context = drivenContext(for: .cancel) else { return }
        context.cancelInteractiveTransition()
        run(toEnd: false)
    }

    private func drivenContext(for call: DriverCall) -> TransitionContext? {
        guard !World.isFrozen else { return nil }
        guard let context, context.isInteractive else {
            recordLost(call)
            return nil
        }
        return context
    }

    private func recordLost(_ call: DriverCall) {
        guard let world = World.current else { return }
        world.record(.driverCallLost(driver: world.identify(self, as: .interactionController), call))
    }

    /// The rest takes (1 - p) or p of the duration, divided by the speed (ledger 4.2, 4.3).
    private func run(toEnd: Bool) {
        let share = Double(toEnd ? 1 - percentComplete : percentComplete) / Double(max(completionSpeed, 0.001))
        switch target {
        case .layerTime(let layers):
            for layer in layers {
                layer.driveTime(
                    to: toEnd ? Double(duration) : 0, over: share * Double(duration),
                    timing: .cubic(completionCurve.cubic), isReversed: !toEnd, completion: {})
            }
        case .interruptibleAnimator:
            // Asked again, because it must be the one that was started (ledger 1.5).
            guard let animator = context?.transition?.askInterruptibleAnimator() else { return }
            if !toEnd { animator.isReversed = true }
            let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
            animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(share))
        case nil:
            break
        }
        target = nil
    }
}
