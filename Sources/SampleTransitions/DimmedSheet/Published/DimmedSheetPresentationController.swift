import UIKit

/// Shows a sheet in the lower half, over a dimmed presenter.
final class DimmedSheetPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private lazy var sheetFrame: CGRect = {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }()

    override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let backdrop = containerView.superview else { return }
        presentedView?.layer.cornerRadius = 16
        dimmingView.frame = backdrop.bounds
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        // Below the container, so that the dimming covers bars too.
        backdrop.insertSubview(dimmingView, belowSubview: containerView)
        containerView.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapped(_:)", DimmedSheetPresentationController.tapped(_:))))
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0.5
        })
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() }
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        guard let sheet = presentedView, !sheet.frame.contains(tap.location(in: containerView)) else { return }
        presentedViewController.dismiss(animated: true)
    }
}
