import UIKit

/// Animates the dismissal and drives it by a swipe from the left edge.
final class HideAnimator: UIPercentDrivenInteractiveTransition {
    private let viewController: UIViewController
    private var animator: UIViewPropertyAnimator?

    init(viewController: UIViewController) {
        self.viewController = viewController
        super.init()
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("handleEdgePan(_:)", HideAnimator.handleEdgePan(_:)))
        edgePan.edges = .left
        viewController.view.addGestureRecognizer(edgePan)
    }

    func handleEdgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let translation = gesture.translation(in: gesture.view?.superview)
        let progress = min(max(translation.x / 200, 0), 1)

        switch gesture.state {
        case .began:
            viewController.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended:
            if progress < 0.5 {
                cancel()
            } else {
                finish()
            }
        default:
            cancel()
        }
    }
}

extension HideAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.6
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

        let fromView = transitionContext.viewController(forKey: .from)!.view!
        let toView = transitionContext.viewController(forKey: .to)!.view!
        transitionContext.containerView.addSubview(toView)
        transitionContext.containerView.addSubview(fromView)

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), curve: .easeInOut
        ) {
            fromView.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
                .concatenating(CGAffineTransform(translationX: 0, y: -200))
            fromView.alpha = 0
        }
        animator.addCompletion { _ in
            self.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}
