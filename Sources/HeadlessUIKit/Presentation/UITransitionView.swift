/// The container of one presentation; UIKit's class name, as people see it in view dumps.
@MainActor
final class UITransitionView: UIView, StandIn {
    weak var presentationController: UIPresentationController?
    private var laidOutSize = CGSize.zero
    /// Whether its size has changed since its layout, be it to what it was.
    var hasChangedSize = false
    /// Whether the presented view has been in it.
    private var holdsPresentedView = false
    /// The view in whose place it stands beside others, while that one is in no window.
    private weak var standsInFor: UIView?
    /// Where the app last put that view in its absence.
    private var placeInAbsence: CGRect?
    /// Where that view lay in here before the layout, and how large the room was.
    private var placeInside: (frame: CGRect, size: CGSize)?
    /// The size that it had when the last dismissal began.
    private var sizeAtDismissal = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isTransitionContainer = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isTransitionContainer = true
    }

    override func containerSizeChanged() { hasChangedSize = true }

    /// Takes the place of a view from now on.
    func standIn(for view: UIView) {
        standsInFor = view
        World.current?.views.standIns.append(WeakStandIn(view: self))
    }

    /// Goes where the app has put the view for which it stands: a parent lays out its child's view, shown or not.
    ///
    /// A transition shows that view in here. Where the parent puts it meanwhile, in the terms of its own view, is the
    /// place of both.
    func followPlace() {
        guard let view = standsInFor, superview != nil else {
            placeInAbsence = nil
            return
        }
        guard view.superview !== self else { return followPlaceInside(of: view) }
        guard view.superview == nil else {
            placeInAbsence = nil
            return
        }
        if let placeInAbsence, placeInAbsence != view.frame { frame = view.frame }
        placeInAbsence = view.frame
    }

    /// Notes how the view for which it stands lies in it, before layout says anything else.
    func notePlaceInside() {
        guard let view = standsInFor, view.superview === self else {
            placeInside = nil
            return
        }
        placeInside = (view.frame, bounds.size)
    }

    private func followPlaceInside(of view: UIView) {
        placeInAbsence = nil
        guard let placeInside, view.transform.isIdentity else { return }
        let untouched = UIView.resized(
            placeInside.frame, from: placeInside.size, to: bounds.size, mask: view.autoresizingMask)
        guard view.frame != placeInside.frame, view.frame != untouched else { return }
        let corner = frame.origin
        frame = view.frame
        view.frame = bounds
        let way = CGVector(dx: frame.minX - corner.x, dy: frame.minY - corner.y)
        presentationController?.presentedViewController.ownPresentation?.noteMove(ofContainer: way)
    }

    /// Whether it is where a parent puts the view of its child.
    func standsIn(for view: UIView) -> Bool { standsInFor === view }

    /// A sheet that does not dim lets touches beside it through to its presenter, a search those that it does not take.
    /// A sheet on its way takes none, and lets none through either (ledger 7.9).
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, let presentationController else { return hit }
        if presentationController.presentedViewController.letsTouchesThrough { return nil }
        guard let sheet = presentationController as? UISheetPresentationController, sheet.isUndimmed,
            sheet.presentedView?.frame.contains(point) != true
        else { return hit }
        return nil
    }

    /// UIKit's own presentations put the presented view into place again after a change of size; others do it in
    /// their hooks.
    override func layoutSubviews() {
        let oldSize = laidOutSize
        let hasChangedSize = hasChangedSize || oldSize != bounds.size
        laidOutSize = bounds.size
        let isAway = presentationController?.presentedView?.superview !== self
        // What is shown elsewhere in the meantime gets its place when it comes back.
        self.hasChangedSize = hasChangedSize && isAway && holdsPresentedView
        if !isAway { holdsPresentedView = true }
        let controller = presentationController
        let world = oldSize != .zero && hasChangedSize ? World.current : nil
        if let world {
            world.runHook(of: controller, isAfterwards: false) { controller?.containerViewWillLayoutSubviews() }
        } else {
            controller?.containerViewWillLayoutSubviews()
        }
        super.layoutSubviews()
        if oldSize != .zero, hasChangedSize {
            placePresentedView(oldSize)
            presentationController?.presentedViewController.ownPresentation?.placePresenterView(in: self)
        }
        if let world {
            world.runHook(of: controller, isAfterwards: true) { controller?.containerViewDidLayoutSubviews() }
        } else {
            controller?.containerViewDidLayoutSubviews()
        }
    }

    /// A view that an animation has moved grows where it is: its frame is no place to be written (ledger 9.9).
    private func placePresentedView(_ oldSize: CGSize) {
        guard let controller = presentationController, controller.laysOutPresentedView,
            let view = controller.presentedView, view.superview === self
        else { return }
        controller.roomWillChange()
        guard !World.isFrozen else { return }
        if let dismissal = dismissalByUIKit {
            dismissal.relocate(view, to: controller.frameOfPresentedViewInContainerView, in: self)
        } else if view.transform.isIdentity {
            view.frame = controller.frameOfPresentedViewInContainerView
        } else if view.autoresizingMask.isEmpty {
            view.autoresize(from: oldSize, to: bounds.size, mask: [.flexibleWidth, .flexibleHeight])
        }
    }

    /// The animation of a dismissal under way that is UIKit's own.
    private var dismissalByUIKit: BuiltInTransitionAnimator? {
        guard let presented = presentationController?.presentedViewController,
            let transition = World.current?.transitions.modalTransition(of: presented), !transition.isPresentation,
            transition.from === presented
        else { return nil }
        guard let animator = transition.animator as? BuiltInTransitionAnimator, animator.isMovingOut else { return nil }
        return animator
    }

    func noteDismissal() {
        sizeAtDismissal = laidOutSize
    }

    /// A dismissal has been cancelled. A view that has grown in the meantime goes where the room is now.
    func placePresentedViewAfterCancel() {
        guard laidOutSize != sizeAtDismissal, let controller = presentationController,
            controller.laysOutPresentedView, let view = controller.presentedView, view.superview === self,
            view.transform.isIdentity
        else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
    }
}
