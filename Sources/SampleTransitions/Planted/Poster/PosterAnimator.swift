import UIKit

/// Lets a poster fall off the screen.
final class PosterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Called once the transition is over.
    var onEnd: () -> Void = {}
    private var made: UIViewPropertyAnimator?
    private var finishUp: () -> Void = {}

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        prepare(transitionContext)
    }

    /// The animator of the transition, made with its views at the first ask.
    func prepare(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let made { return made }
        let poster = context.view(forKey: .from)
        let wall = context.view(forKey: .to)
        if let wall, let controller = context.viewController(forKey: .to) {
            wall.frame = context.finalFrame(for: controller)
            context.containerView.insertSubview(wall, at: 0)
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear) {
            poster?.transform = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
        }
        finishUp = { [weak self] in
            guard let self else { return }
            made = nil
            finishUp = {}
            let wasCancelled = context.transitionWasCancelled
            poster?.transform = .identity
            if wasCancelled { wall?.removeFromSuperview() }
            context.completeTransition(!wasCancelled)
            onEnd()
        }
        animator.addCompletion { _ in self.finishUp() }
        made = animator
        return animator
    }

    /// Ends the transition where it belongs, without showing the rest of the way.
    func skipTheRest() {
        made?.stopAnimation(true)
        finishUp()
    }
}
