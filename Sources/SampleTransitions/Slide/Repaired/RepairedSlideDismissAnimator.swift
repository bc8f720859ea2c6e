import UIKit

/// The slide back, repaired: only what was put into the container is taken out of it again.
final class RepairedSlideDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.view(forKey: .from)
        // Nil for a sheet, where the page below never left its place.
        let toView = transitionContext.view(forKey: .to)
        let containerView = transitionContext.containerView
        let width = containerView.bounds.width

        if let toView, let toViewController = transitionContext.viewController(forKey: .to) {
            toView.transform = .identity
            toView.frame = transitionContext.finalFrame(for: toViewController)
            containerView.insertSubview(toView, at: 0)
            toView.transform = CGAffineTransform(translationX: -width / 10, y: 0)
        }

        animate(transitionContext) {
            fromView?.transform = CGAffineTransform(translationX: width, y: 0)
            toView?.transform = .identity
        } completion: {
            let wasCancelled = transitionContext.transitionWasCancelled
            fromView?.transform = .identity
            toView?.transform = .identity
            // A change of size has reached the frames of moved views, which say nothing of their bounds.
            if let controller = transitionContext.viewController(forKey: .from)?.presentationController {
                fromView?.frame = controller.frameOfPresentedViewInContainerView
            }
            toView?.frame = containerView.bounds
            if wasCancelled { toView?.removeFromSuperview() }
            transitionContext.completeTransition(!wasCancelled)
        }
    }

    /// With a spring, except under a finger: a spring does not follow it evenly.
    private func animate(
        _ transitionContext: UIViewControllerContextTransitioning, changes: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        let duration = transitionDuration(using: transitionContext)
        if transitionContext.isInteractive {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) { _ in
                completion()
            }
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.8,
                options: [], animations: changes
            ) { _ in completion() }
        }
    }
}
