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
        let oldSize = laidOutSize
        laidOutSize = bounds.size
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if oldSize != .zero, oldSize != bounds.size { placePresentedView(oldSize) }
        presentationController?.containerViewDidLayoutSubviews()
    }

    /// A view that an animation has moved grows where it is: its frame is no place to be written (ledger 9.9).
    private func placePresentedView(_ oldSize: CGSize) {
        guard let controller = presentationController, controller.laysOutPresentedView,
            let view = controller.presentedView, view.superview === self
        else { return }
        if view.transform.isIdentity {
            view.frame = controller.frameOfPresentedViewInContainerView
        } else if view.autoresizingMask.isEmpty {
            view.autoresize(from: oldSize, to: bounds.size, mask: [.flexibleWidth, .flexibleHeight])
        }
    }
}
