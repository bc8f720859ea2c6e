import UIKit

/// Animates one dismissal: the view shrinks, rises and fades.
final class RepairedHideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let fromView = transitionContext.view(forKey: .from)
        let toView = insertToView(transitionContext)

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), curve: .easeInOut
        ) {
            fromView?.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
                .concatenating(CGAffineTransform(translationX: 0, y: -200))
            fromView?.alpha = 0
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            let wasCancelled = transitionContext.transitionWasCancelled
            if wasCancelled {
                // UIKit leaves what an animator has put into the container.
                toView?.removeFromSuperview()
                fromView?.transform = .identity
                fromView?.alpha = 1
                // A change of size has reached the shrunken frame, which says nothing of the bounds.
                if let controller = transitionContext.viewController(forKey: .from)?.presentationController {
                    fromView?.frame = controller.frameOfPresentedViewInContainerView
                }
            }
            transitionContext.completeTransition(!wasCancelled)
        }
        self.animator = animator
        return animator
    }

    /// Nil for a sheet: its presenter's view never left its place and must not be moved.
    private func insertToView(_ transitionContext: UIViewControllerContextTransitioning) -> UIView? {
        guard let toView = transitionContext.view(forKey: .to),
            let toViewController = transitionContext.viewController(forKey: .to)
        else { return nil }
        toView.frame = transitionContext.finalFrame(for: toViewController)
        transitionContext.containerView.insertSubview(toView, at: 0)
        return toView
    }
}
