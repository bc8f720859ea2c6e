import UIKit

/// Grows the detail out of the picture of the tapped contact.
final class ZoomShowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let list = transitionContext.viewController(forKey: .from) as? ContactsZoomViewController,
            let detail = transitionContext.viewController(forKey: .to),
            let imageView = list.selectedImageView
        else {
            return
        }

        let detailView: UIView = detail.view
        detailView.frame = imageView.convert(imageView.bounds, to: list.view)
        detailView.layer.cornerRadius = detailView.frame.height / 2
        transitionContext.containerView.addSubview(detailView)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                detailView.frame = transitionContext.finalFrame(for: detail)
                detailView.layer.cornerRadius = 0
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
