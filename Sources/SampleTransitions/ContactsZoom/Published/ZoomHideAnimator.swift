import UIKit

/// Shrinks the detail into the picture of the contact that was tapped.
final class ZoomHideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator {
            return animator
        }
        guard let detailView = transitionContext.viewController(forKey: .from)?.view,
            let list = transitionContext.viewController(forKey: .to) as? ContactsZoomViewController,
            let imageView = list.selectedImageView
        else {
            return UIViewPropertyAnimator()
        }

        transitionContext.containerView.insertSubview(list.view, belowSubview: detailView)

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), curve: .easeInOut
        ) {
            detailView.frame = imageView.convert(imageView.bounds, to: list.view)
            detailView.layer.cornerRadius = detailView.frame.height / 2
        }
        animator.addCompletion { _ in
            self.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}
