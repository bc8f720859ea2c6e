import UIKit

/// Slides the page off to the right; the one below follows from the left.
final class SlideDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let fromView = fromViewController.view, let toView = toViewController.view,
            toView.snapshotView(afterScreenUpdates: true) != nil
        else {
            return
        }

        let containerView = transitionContext.containerView
        let width = containerView.bounds.width
        fromView.frame = transitionContext.finalFrame(for: fromViewController)
        toView.frame = transitionContext.finalFrame(for: toViewController)
        containerView.insertSubview(toView, at: 0)
        toView.center.x -= width / 10

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0.8, options: [],
            animations: {
                fromView.center.x += width
                toView.center.x += width / 10
            },
            completion: { _ in
                fromView.transform = .identity
                toView.transform = .identity
                if transitionContext.transitionWasCancelled {
                    toView.removeFromSuperview()
                }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
