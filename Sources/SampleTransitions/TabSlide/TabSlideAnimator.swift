import UIKit

/// Slides from one tab to another when no finger does it.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// 1 for a tab to the right of the one that is left, -1 for one to the left.
    private let direction: CGFloat

    init(direction: CGFloat) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toViewController = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let finalFrame = transitionContext.finalFrame(for: toViewController)
        let way = direction * finalFrame.width
        transitionContext.containerView.addSubview(toView)
        toView.frame = finalFrame
        toView.transform = CGAffineTransform(translationX: way, y: 0)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                fromView.transform = CGAffineTransform(translationX: -way, y: 0)
                toView.transform = .identity
            },
            completion: { _ in
                let wasCancelled = transitionContext.transitionWasCancelled
                fromView.transform = .identity
                toView.transform = .identity
                if wasCancelled { toView.removeFromSuperview() }
                transitionContext.completeTransition(!wasCancelled)
            })
    }
}
