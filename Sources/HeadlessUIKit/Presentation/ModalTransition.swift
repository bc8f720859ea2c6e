import TransitionCore

/// One presentation or dismissal (ledger 1.6, 1.7, 2.2–2.6).
@MainActor
final class ModalTransition: Transition {
    let presentation: ModalPresentation
    private var completion: (() -> Void)?
    private let isRequestedDuringSizeChange: Bool
    /// Presentations between the top one and the receiver, which end with a dismissal unseen.
    var vanishing: [ModalPresentation] = []
    /// Controllers in between that are on screen, and so disappear with the top one.
    var companions: [UIViewController] = []
    /// Whether the presenter had left the screen when a presentation began that had waited: it is told nothing more.
    var hasLostPresenter = false
    /// The style that the presentation has adapted to; `.none` if it has not.
    var adaptedStyle = UIModalPresentationStyle.none

    init(
        world: World, kind: TransitionKind, presentation: ModalPresentation, from: UIViewController,
        to: UIViewController, isAnimated: Bool, completion: (() -> Void)?
    ) {
        self.presentation = presentation
        self.completion = completion
        isRequestedDuringSizeChange = world.sizeChange != nil
        super.init(world: world, kind: kind, from: from, to: to, isAnimated: isAnimated)
    }

    /// Accepted at once, it starts when the change of size under way is over (ledger 9.9).
    override var isHeld: Bool { isRequestedDuringSizeChange && world.sizeChange != nil }

    var isPresentation: Bool { kind == .presentation }
    /// The presentation whose presenter takes part: of several that are dismissed at once the lowest.
    var lowest: ModalPresentation { vanishing.first ?? presentation }
    /// Whether the presenter's view is out of the window on one side of the transition (ledger 1.8).
    var movesPresenter: Bool { lowest.removesPresenter }

    // MARK: What it says

    override var style: PresentationStyle { presentation.style }
    override var hasCompletion: Bool { completion != nil }
    override var hasOwnPresentationController: Bool { !presentation.controller.isBuiltIn }
    override var subject: UIViewController { presentation.presented }
    override var containerView: UIView { context?.containerView ?? presentation.madeContainer }

    override func makeBuiltInAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        // Under a hand, progress and way are the same.
        let isLinear = interactionController != nil
        return zoomAnimator(isLinear: isLinear)
            ?? BuiltInTransitionAnimator(style: transitionStyle, isPresentation: isPresentation, isLinear: isLinear)
    }

    private func zoomAnimator(isLinear: Bool) -> ZoomAnimator? {
        ZoomAnimator(
            showing: presentation.presented, from: presentation.presenter, isGrowing: isPresentation,
            isLinear: isLinear)
    }

    /// The animation that a hand drives: its progress is the way the hand has gone.
    var interactiveBuiltInAnimator: any BuiltInAnimator {
        zoomAnimator(isLinear: true)
            ?? BuiltInTransitionAnimator(style: .coverVertical, isPresentation: isPresentation, isLinear: true)
    }

    /// The presented controller's, unless the context provides it.
    private var transitionStyle: UIModalTransitionStyle {
        let presenter = presentation.presenter
        return style.staysInContext && presenter.providesPresentationContextTransitionStyle
            ? presenter.modalTransitionStyle : presentation.presented.modalTransitionStyle
    }

    /// A sheet's own transition tells 0 (ledger C14).
    override var builtInDuration: TimeInterval { style.isSheet ? 0 : BuiltInTransitionAnimator.duration }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let presentedView = presentation.controller.presentedView
        switch key {
        case .from: return isPresentation ? presenterView : presentedView
        case .to: return isPresentation ? presentedView : presenterView
        default: return nil
        }
    }

    private var presenterView: UIView? {
        guard movesPresenter else { return nil }
        return isPresentation ? from.view : to.view
    }

    override func initialFrame(for controller: UIViewController) -> CGRect {
        guard controller === from else { return .zero }
        let view = isPresentation ? presentation.presenter.view : presentation.controller.presentedView
        return view.map { containerView.convert($0.bounds, from: $0) } ?? .zero
    }

    override func finalFrame(for controller: UIViewController) -> CGRect {
        if controller === presentation.presented {
            if isPresentation { return presentation.controller.frameOfPresentedViewInContainerView }
            return world.profile[.dismissalKeepsFinalFrame] ? initialFrame(for: controller) : .zero
        }
        guard controller === from || controller === to else { return .zero }
        if isPresentation { return presentation.removesPresenter ? .zero : initialFrame(for: controller) }
        return lowest.presenterFrame(in: containerView) ?? containerView.bounds
    }

    // MARK: What it does

    override class func placeOfPage(_ controller: UIViewController) -> CGRect? {
        if let presentation = controller.ownPresentation?.controller {
            return presentation.presentedView === controller.viewIfLoaded
                ? presentation.frameOfPresentedViewInContainerView : nil
        }
        return controller.parent == nil ? controller.viewIfLoaded?.superview?.bounds : nil
    }

    override func prepare() {
        guard isPresentation else { return }
        // The container is about to take its view back into the window.
        hasLostPresenter = from.appearance.state == .disappeared && from.viewIfLoaded?.window == nil
        presentation.presented.loadViewIfNeeded()
        presentation.installContainer(takingPresenter: follows(.fullScreenContainerHoldsPresenter))
    }

    override func willBegin() {
        if isPresentation {
            notePresented(comes: true)
            tellDelegate()
            presentation.controller.presentationTransitionWillBegin()
        } else {
            from.isBeingDismissed = true
            presentation.container?.noteDismissal()
            lowest.carryPresenterView(in: containerView)
            presentation.controller.dismissalTransitionWillBegin()
        }
    }

    private func tellDelegate() {
        let controller = presentation.controller
        controller.askForDelegate()
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: adaptedStyle,
            transitionCoordinator: isCoordinated ? coordinator : nil)
    }

    override func changeUnanimated(in context: TransitionContext) {
        if isPresentation {
            guard let view = presentation.controller.presentedView else { return }
            view.frame = presentation.controller.frameOfPresentedViewInContainerView
            context.containerView.addSubview(view)
        } else if let view = context.view(forKey: .to) {
            // Where an animator has left it, it stays, unless its room has changed in the meantime.
            lowest.resizePresenterView()
            context.containerView.insertSubview(view, at: 0)
        }
    }

    override func beginAppearance() { beginModalAppearance() }
    override func turnAppearance() { turnModalAppearance() }
    override func finish() { if isPresentation { finishPresentation() } else { finishDismissal() } }
    override func cancel() { cancelModal() }

    override func settle() {
        to.isBeingPresented = false
        from.isBeingDismissed = false
        presentation.adaptToMissedTraits()
        for controller in [from, to] { controller.ownPresentation?.adaptToMissedTraits() }
    }

    override func callCompletion(didComplete: Bool) {
        defer { completion = nil }
        guard didComplete, let completion, !World.isFrozen else { return }
        world.record(.requestCompletionCalled(id))
        completion()
    }
}
