import UIKit

/// Lets the presented view drop into place: it comes from above, grows and fades in.
final class ShowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let arriving = transitionContext.viewController(forKey: .to)!.view!
        transitionContext.containerView.addSubview(arriving)
        arriving.alpha = 0
        arriving.transform = CGAffineTransform(translationX: 0, y: -200).scaledBy(x: 0.6, y: 0.6)

        let landing = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 1)))
        landing.addAnimations {
            arriving.alpha = 1
            arriving.transform = .identity
        }
        landing.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        landing.startAnimation()
    }
}
