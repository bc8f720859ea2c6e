/// The container of one presentation; UIKit's class name, as people see it in view dumps.
@MainActor
final class UITransitionView: UIView {
    weak var presentationController: UIPresentationController?
    private var laidOutSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isTransitionContainer = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isTransitionContainer = true
    }

    /// A sheet that does not dim lets touches beside it through to its presenter.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, (presentationController as? UISheetPresentationController)?.isUndimmed == true else {
            return hit
        }
        return nil
    }

    /// UIKit's own presentations put the presented view into place again after a change of size; others do it in
    /// their hooks.
    override func layoutSubviews() {
        let sizeChanged = laidOutSize != .zero && laidOutSize != bounds.size
        laidOutSize = bounds.size
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if sizeChanged, let controller = presentationController, controller.laysOutPresentedView,
            let view = controller.presentedView, view.superview === self
        {
            view.frame = controller.frameOfPresentedViewInContainerView
        }
        presentationController?.containerViewDidLayoutSubviews()
    }
}
