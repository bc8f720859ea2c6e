import UIKit

/// Puts a panel into the middle of the screen and dims what is behind it.
final class PanelPresentationController: DimmingPresentationController {
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
        presentedView?.frame = frameOfPresentedViewInContainerView
        setMasks()
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
}
