import UIKit

/// Shrinks the detail into its contact's picture; repaired, it always has one animator and always completes.
final class RepairedZoomHideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The controller that is popped.
    private(set) weak var detail: UIViewController?
    private var animator: UIViewPropertyAnimator?

    init(detail: UIViewController) {
        self.detail = detail
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let detailView = transitionContext.view(forKey: .from)
        let restingFrame = detailView?.frame ?? .zero
        insertLowerView(transitionContext, below: detailView)
        let target = ZoomOrigin.frame(
            of: detail, beside: transitionContext.viewController(forKey: .to), in: transitionContext.containerView)

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), curve: .easeInOut
        ) {
            detailView?.frame = target
            detailView?.layer.cornerRadius = target.height / 2
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            let wasCancelled = transitionContext.transitionWasCancelled
            if wasCancelled {
                detailView?.frame = restingFrame
                detailView?.layer.cornerRadius = 0
            }
            transitionContext.completeTransition(!wasCancelled)
        }
        self.animator = animator
        return animator
    }

    private func insertLowerView(_ transitionContext: UIViewControllerContextTransitioning, below detailView: UIView?) {
        guard let lower = transitionContext.viewController(forKey: .to),
            let lowerView = transitionContext.view(forKey: .to)
        else { return }
        lowerView.frame = transitionContext.finalFrame(for: lower)
        if let detailView, detailView.superview === transitionContext.containerView {
            transitionContext.containerView.insertSubview(lowerView, belowSubview: detailView)
        } else {
            transitionContext.containerView.insertSubview(lowerView, at: 0)
        }
    }
}
