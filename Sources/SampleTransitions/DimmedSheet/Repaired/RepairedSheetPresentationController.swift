import UIKit

/// Shows a sheet in the lower half, repaired: the dimming view lives and dies with the container, and everything finds
/// its place anew when the size changes.
final class RepairedSheetPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        presentedView?.layer.cornerRadius = 16
        dimmingView.frame = containerView.bounds
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapped(_:)", RepairedSheetPresentationController.tapped(_:))))
        dim(to: 0.5)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dim(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            dimmingView.removeFromSuperview()
        } else {
            dimmingView.alpha = 0.5
        }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        // Not the frame: a drag may have moved the sheet by its transform.
        let place = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = place.size
        presentedView?.center = CGPoint(x: place.midX, y: place.midY)
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        (presentedViewController as? RepairedSheetController)?.dismissSheet()
    }

    private func dim(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha })
    }
}
