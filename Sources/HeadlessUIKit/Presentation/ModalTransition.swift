import TransitionCore

/// One presentation or dismissal (ledger 1.6, 1.7, 2.2–2.6).
@MainActor
final class ModalTransition: Transition {
    let presentation: ModalPresentation
    private var completion: (() -> Void)?
    /// Presentations between the top one and the receiver, which end with a dismissal unseen.
    var vanishing: [ModalPresentation] = []

    init(
        world: World, kind: TransitionKind, presentation: ModalPresentation, from: UIViewController,
        to: UIViewController, isAnimated: Bool, completion: (() -> Void)?
    ) {
        self.presentation = presentation
        self.completion = completion
        super.init(world: world, kind: kind, from: from, to: to, isAnimated: isAnimated)
    }

    var isPresentation: Bool { kind == .presentation }

    // MARK: What it says

    override var style: PresentationStyle { presentation.style }
    override var subject: UIViewController { presentation.presented }
    override var containerView: UIView { context?.containerView ?? presentation.madeContainer }

    override func makeBuiltInAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        BuiltInTransitionAnimator(style: presentation.presented.modalTransitionStyle)
    }

    /// A sheet's own transition tells 0 (ledger C14).
    override var builtInDuration: TimeInterval {
        style == .pageSheet || style == .formSheet ? 0 : BuiltInTransitionAnimator.duration
    }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let presenterView = presentation.removesPresenter ? presentation.presenter.view : nil
        switch key {
        case .from: return isPresentation ? presenterView : presentation.controller.presentedView
        case .to: return isPresentation ? presentation.controller.presentedView : presenterView
        default: return nil
        }
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
        guard controller === presentation.presenter || controller === to else { return .zero }
        if isPresentation { return presentation.removesPresenter ? .zero : initialFrame(for: controller) }
        return containerView.bounds
    }

    // MARK: What it does

    override func prepare() {
        guard isPresentation, let window = world.windows.first else { return }
        presentation.presented.loadViewIfNeeded()
        presentation.installContainer(in: window)
    }

    override func willBegin() {
        if isPresentation {
            to.isBeingPresented = true
            presentation.controller.presentationTransitionWillBegin()
        } else {
            from.isBeingDismissed = true
            presentation.controller.dismissalTransitionWillBegin()
        }
    }

    override func changeUnanimated(in context: TransitionContext) {
        if isPresentation {
            guard let view = presentation.controller.presentedView else { return }
            view.frame = presentation.controller.frameOfPresentedViewInContainerView
            context.containerView.addSubview(view)
        } else if presentation.removesPresenter, let view = to.view {
            context.containerView.insertSubview(view, at: 0)
        }
    }

    override func beginAppearance() { beginModalAppearance() }
    override func turnAppearanceEarly() { turnModalAppearanceEarly() }
    override func finish() { if isPresentation { finishPresentation() } else { finishDismissal() } }
    override func cancel() { cancelModal() }

    override func settle() {
        to.isBeingPresented = false
        from.isBeingDismissed = false
    }

    override func callCompletion(didComplete: Bool) {
        defer { completion = nil }
        guard didComplete, let completion, !World.isFrozen else { return }
        world.record(.requestCompletionCalled(id))
        completion()
    }
}
