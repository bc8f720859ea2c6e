import UIKit

/// Shows a sheet in the lower half, repaired: the dimming view lives and dies with the container, and everything finds
/// its place anew when the size changes.
final class RepairedSheetPresentationController: DimmingPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedView?.layer.cornerRadius = 16
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapped(_:)", RepairedSheetPresentationController.tapped(_:))))
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
}
