import UIKit

/// Shrinks the old page, slides both one width to the left, and grows the new page.
final class SlidePresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        1.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.viewController(forKey: .from)?.view,
            let toView = transitionContext.viewController(forKey: .to)?.view,
            toView.snapshotView(afterScreenUpdates: true) != nil
        else {
            return
        }

        let containerView = transitionContext.containerView
        let width = containerView.bounds.width
        containerView.addSubview(toView)
        toView.center.x += width
        toView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)

        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    fromView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                    fromView.center.x -= width
                    toView.center.x -= width
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    toView.transform = .identity
                }
            },
            completion: { _ in
                fromView.transform = .identity
                toView.transform = .identity
                if transitionContext.transitionWasCancelled {
                    fromView.removeFromSuperview()
                }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
