import UIKit

/// Puts a panel into the middle of the screen and dims what is behind it.
final class PanelPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private let layout: PanelHabits.Layout

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ layout: PanelHabits.Layout) {
        self.layout = layout
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        if case .centred = layout {
            return CGRect(x: bounds.midX - 100, y: bounds.midY - 100, width: 200, height: 200)
        }
        return bounds.insetBy(dx: 40, dy: 40)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        presentedView?.frame = frameOfPresentedViewInContainerView
        setMasks()
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
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 0.5 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard case .byContainer = layout, let containerView else { return }
        dimmingView.frame = containerView.bounds
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func setMasks() {
        switch layout {
        case .once, .byContainer:
            presentedView?.autoresizingMask = []
        case .autoresizing:
            dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        case .centred:
            dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            presentedView?.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
        }
    }

    /// Beside the animation, or at once where there is none.
    private func dim(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha })
    }
}
