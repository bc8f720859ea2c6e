/// A sheet: it leaves some of its presenter to be seen, may stop at several heights, and goes by a drag (ledger 1.8,
/// 7.9).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet may stop, smallest first.
    @Held open var detents: [Detent] = [.large()] { didSet { if !isChanging { moveToSelectedDetent() } } }
    /// The height at which it stands; nil stands for the smallest.
    @Held open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if oldValue != selectedDetentIdentifier, !isChanging { moveToSelectedDetent() } }
    }
    /// Up to this height the presenter is not dimmed and takes touches.
    @Held open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    @Held open var prefersScrollingExpandsWhenScrolledToEdge = true
    @Held open var prefersGrabberVisible = false
    @Held open var prefersEdgeAttachedInCompactHeight = false
    @Held open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    @Held open var prefersPageSizing = true
    @Held open var preferredCornerRadius: CGFloat?
    @Held open var sourceView: UIView?

    private var dimmingView: DimmingView?
    private var drag: SheetDrag?
    private var isChanging = false
    /// Whether another height was chosen in the midst of its dismissal.
    private var isHeldBack = false

    /// Animates the changes of a block to the sheet's properties.
    open func animateChanges(_ changes: () -> Void) {
        guard !World.isFrozen else { return }
        isChanging = true
        changes()
        isChanging = false
        animateToSelectedDetent()
    }

    /// Has custom heights asked for again.
    open func invalidateDetents() {
        if !World.isFrozen { moveToSelectedDetent() }
    }

    // MARK: Heights

    /// The detent at which the sheet stands.
    final var selectedDetent: Detent? {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    }

    /// The index of that detent among all.
    final var selectedIndex: Int? { detents.firstIndex { $0 === selectedDetent } }

    /// What the sheet covers at a height, from the safe area's top to the container's bottom.
    final func frame(at detent: Detent?) -> CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let insets = containerView.safeAreaInsets
        guard traitCollection.horizontalSizeClass != .regular else { return centredFrame(in: bounds) }
        let most = bounds.height - insets.top
        let room = DetentRoom(traits: traitCollection, height: most - insets.bottom)
        let wish = detent?.height(in: room).map { $0 + insets.bottom } ?? most
        let height = wish.isNaN ? most : min(max(wish, 0), most)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// In regular width a sheet is a card in the middle.
    private func centredFrame(in bounds: CGRect) -> CGRect {
        let wish = preferredContentSize
        let usual =
            presentationStyle == .formSheet
            ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: CGFloat.infinity)
        let size = CGSize(
            width: min(wish.width > 0 ? wish.width : usual.width, bounds.width),
            height: min(wish.height > 0 ? wish.height : usual.height, bounds.height - 40))
        return CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { frame(at: selectedDetent) }

    /// Selects a height as the user does: the delegate hears of it.
    final func selectByHand(_ detent: Detent) {
        isChanging = true
        let changes = selectedDetent?.identifier != detent.identifier
        selectedDetentIdentifier = detent.identifier
        isChanging = false
        animateToSelectedDetent()
        guard changes, let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func animateToSelectedDetent() {
        UIView.animate(
            withDuration: BuiltInTransitionAnimator.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: moveToSelectedDetent)
    }

    private func moveToSelectedDetent() {
        guard !World.isFrozen, let containerView, let view = presentedView, view.superview === containerView else {
            return
        }
        // On its way out the dismissal alone says where it stands.
        guard !isLeaving else {
            isHeldBack = true
            return
        }
        view.frame = frameOfPresentedViewInContainerView
        updateDimming()
    }

    /// Only a card in the middle has the size that its content prefers.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard traitCollection.horizontalSizeClass == .regular else { return }
        isHeldBack = isHeldBack || isLeaving
        followPreferredSize()
    }

    // MARK: Dimming

    /// Whether touches go through to the presenter.
    final var isUndimmed: Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let selected = detents.firstIndex(where: { $0 === selectedDetent })
        else { return false }
        return selected <= largest
    }

    private func updateDimming() {
        dimmingView?.isHidden = isUndimmed
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        fade(makeDimmingView(in: containerView), to: DimmingView.sheetAlpha)
    }

    private func makeDimmingView(in containerView: UIView) -> DimmingView {
        let dimming = DimmingView(color: .black) { [weak self] in self?.dismissByTap() }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        dimmingView = dimming
        updateDimming()
        return dimming
    }

    override func takeOver(_ container: UIView) {
        makeDimmingView(in: container).alpha = DimmingView.sheetAlpha
        takeDrags()
    }

    override func leave(_ container: UIView) {
        forgetViews()
    }

    open override func dismissalTransitionWillBegin() {
        if let dimmingView { fade(dimmingView, to: 0) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { forgetViews() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return forgetViews() }
        dimmingView?.alpha = DimmingView.sheetAlpha
        guard isHeldBack else { return }
        isHeldBack = false
        moveToSelectedDetent()
    }

    private func forgetViews() {
        dimmingView?.removeFromSuperview()
        dimmingView = nil
        // One that stayed would take the touches from the next presentation's.
        if let recognizer = drag?.recognizer { recognizer.view?.detachRecognizer(recognizer) }
        drag = nil
    }

    private func dismissByTap() {
        let dismissal = UserDismissal(controller: self)
        if dismissal.isAllowed() { dismissal.begin() }
    }

    /// Lets the user drag the sheet, from the end of its presentation on.
    final func takeDrags() {
        guard drag == nil, let presentedView else { return }
        let drag = SheetDrag(sheet: self)
        presentedView.addGestureRecognizer(drag.recognizer)
        self.drag = drag
    }

    /// Whether the user may drag it.
    final var takesDrags: Bool { drag != nil }

    /// Whether it cannot be made larger.
    final var isAtLargestHeight: Bool {
        let largest = detents.max { frame(at: $0).height < frame(at: $1).height }
        return frame(at: selectedDetent).height >= frame(at: largest).height
    }

    override var laysOutPresentedView: Bool { true }
}

/// Hears of heights that the user chose.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
