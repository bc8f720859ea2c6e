import UIKit

/// The slide to the next page, repaired: it moves by transforms alone and leaves none behind.
final class RepairedSlidePresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        1.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toViewController = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        // Nil for a sheet, where the page below stays where it is.
        let fromView = transitionContext.view(forKey: .from)
        let containerView = transitionContext.containerView
        let width = containerView.bounds.width
        let small = CGAffineTransform(scaleX: 0.8, y: 0.8)

        toView.frame = transitionContext.finalFrame(for: toViewController)
        containerView.addSubview(toView)
        toView.transform = small.concatenating(CGAffineTransform(translationX: width, y: 0))

        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    fromView?.transform = small
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    fromView?.transform = small.concatenating(CGAffineTransform(translationX: -width, y: 0))
                    toView.transform = small
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    toView.transform = .identity
                }
            },
            completion: { _ in
                let wasCancelled = transitionContext.transitionWasCancelled
                fromView?.transform = .identity
                toView.transform = .identity
                // A change of size has reached the frames of moved views, which say nothing of their bounds.
                fromView?.frame = containerView.bounds
                if let controller = toViewController.presentationController {
                    toView.frame = controller.frameOfPresentedViewInContainerView
                }
                if wasCancelled { toView.removeFromSuperview() }
                transitionContext.completeTransition(!wasCancelled)
            })
    }
}
