import UIKit

/// One push or pop, which a finger may drive from the start or catch on its way.
///
/// One animator moves everything, so that there is one end. It has the transition as long as it runs, so that neither
/// goes away before the other.
@MainActor
final class PushTransition: NSObject {
    enum Ending {
        case finish, cancel
    }

    /// Called once the transition is over.
    var onEnd: () -> Void = {}
    let wantsInteractiveStart: Bool

    private let operation: UINavigationController.Operation
    /// How the drag ended that was over before the start.
    private var earlyEnding: Ending?
    private var context: UIViewControllerContextTransitioning?
    private var animator: UIViewPropertyAnimator?
    /// Where it goes when a finger that holds it is taken away.
    private var course: Ending
    private var isHeld = false
    /// The progress at which the finger took it.
    private var heldProgress: CGFloat = 0

    /// - Parameters:
    ///   - isDragged: whether a drag has asked for it.
    ///   - earlyEnding: how that drag ended, if it is over already.
    init(operation: UINavigationController.Operation, isDragged: Bool, earlyEnding: Ending?) {
        self.operation = operation
        self.earlyEnding = earlyEnding
        wantsInteractiveStart = isDragged
        course = isDragged ? .cancel : .finish
        super.init()
    }

    // MARK: The finger

    /// Whether there is something to catch.
    var isUnderWay: Bool { animator != nil && context != nil }

    /// Takes it out of its run, in whatever direction that goes.
    func grab() {
        guard let context, let animator, !isHeld else { return }
        context.pauseInteractiveTransition()
        animator.pauseAnimation()
        // The way is counted from the start again.
        if animator.isReversed { animator.isReversed = false }
        isHeld = true
        heldProgress = animator.fractionComplete
    }

    /// - Parameter way: points down since the finger took it.
    func drag(by way: CGFloat) {
        guard isHeld, let context, let animator, travel > 0 else { return }
        // Neither end: an animator that is scrubbed there may be over.
        let progress = min(max(heldProgress + (operation == .pop ? way : -way) / travel, 0.01), 0.99)
        animator.fractionComplete = progress
        context.updateInteractiveTransition(progress)
    }

    /// A flick decides by its direction, a slow finger by where it has come to.
    ///
    /// - Parameter velocity: points a second, down positive.
    func ending(velocity: CGFloat) -> Ending {
        let inward = operation == .pop ? velocity : -velocity
        if abs(inward) > 1200 { return inward > 0 ? .finish : .cancel }
        return (animator?.fractionComplete ?? 0) > 0.2 ? .finish : .cancel
    }

    /// Lets it run to an end; nil goes on as before the finger came.
    func release(_ ending: Ending?) {
        guard let context, let animator else {
            earlyEnding = ending ?? course
            return
        }
        guard isHeld else { return }
        isHeld = false
        course = ending ?? course
        tell(context)
        animator.isReversed = course == .cancel
        let spring = UISpringTimingParameters(dampingRatio: 1)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }

    private func tell(_ context: UIViewControllerContextTransitioning) {
        switch course {
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        }
    }

    /// The points that a finger moves from one end to the other.
    private var travel: CGFloat { 1.1 * (context?.containerView.bounds.height ?? 0) }

    // MARK: The views

    /// The animator of the transition, made with its views at the first ask.
    private func prepare(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let stage = PushStage(context: context, operation: operation)
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), curve: .easeOut, animations: stage.moveToEnd)
        animator.addCompletion { _ in
            self.end(stage)
        }
        self.context = context
        self.animator = animator
        return animator
    }

    private func end(_ stage: PushStage) {
        guard let context else { return }
        stage.cleanUp()
        // With nothing to animate it ends in the finger's hand.
        if isHeld { tell(context) }
        self.context = nil
        isHeld = false
        context.completeTransition(!context.transitionWasCancelled)
        onEnd()
    }
}

extension PushTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        TimeInterval(UINavigationController.hideShowBarDuration)
    }

    /// Some versions of UIKit call this for a transition that starts by itself, others `startInteractiveTransition`.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext).startAnimation()
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        let animator = prepare(transitionContext)
        guard transitionContext.isInteractive else { return animator.startAnimation() }
        animator.pauseAnimation()
        isHeld = true
        if let earlyEnding { release(earlyEnding) }
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        prepare(transitionContext)
    }
}
