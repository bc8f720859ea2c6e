import UIKit

/// Grows the photo out of its cell.
final class PhotoShowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let photo = transitionContext.viewController(forKey: .to),
            let photoView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let place = PhotoPlace(
            of: photo, in: transitionContext.viewController(forKey: .from), container: transitionContext.containerView)
        photoView.frame = transitionContext.finalFrame(for: photo)
        photoView.transform = place.transform
        transitionContext.containerView.addSubview(photoView)

        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            photoView.transform = .identity
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
