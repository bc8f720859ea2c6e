import UIKit

/// Grows the detail out of its contact's picture; repaired, out of the middle where there is no picture.
final class RepairedZoomShowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let detail = transitionContext.viewController(forKey: .to),
            let detailView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let start = ZoomOrigin.frame(
            of: detail, beside: transitionContext.viewController(forKey: .from), in: transitionContext.containerView)
        detailView.frame = start
        detailView.layer.cornerRadius = start.height / 2
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

/// Where a detail comes from and goes to.
@MainActor
enum ZoomOrigin {
    /// The picture of the detail's contact in the list beside it, or a circle in the middle; in container coordinates.
    static func frame(of detail: UIViewController?, beside other: UIViewController?, in container: UIView) -> CGRect {
        if let list = other as? RepairedContactsZoomViewController,
            let contact = (detail as? ContactDetailViewController)?.contact,
            let frame = list.imageFrame(of: contact)
        {
            return list.view.convert(frame, to: container)
        }
        return CGRect(x: container.bounds.midX - 40, y: container.bounds.midY - 40, width: 80, height: 80)
    }
}
