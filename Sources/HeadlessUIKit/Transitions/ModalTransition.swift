import TransitionCore

/// One presentation or dismissal, from the accepted request to its end.
@MainActor
final class ModalTransition {
    let world: World
    let id: TransitionID
    let kind: TransitionKind
    let presentation: ModalPresentation
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool
    var completion: (() -> Void)?
    /// Presentations between the top one and the receiver, which end with a dismissal unseen.
    var vanishing: [ModalPresentation] = []

    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interactionController: (any UIViewControllerInteractiveTransitioning)?
    private(set) var context: TransitionContext?
    private(set) var hasStarted = false
    var hasEnded = false
    var suspendedViews: [UIView] = []

    init(
        world: World, kind: TransitionKind, presentation: ModalPresentation, from: UIViewController,
        to: UIViewController, isAnimated: Bool, completion: (() -> Void)?
    ) {
        self.world = world
        self.kind = kind
        self.presentation = presentation
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        self.completion = completion
        id = TransitionID(rawValue: Int32(world.recorder.trace.transitions.count + 1))
    }

    /// Notes the request and the state before it.
    func recordRequest() {
        world.recorder.trace.transitions.append(
            TransitionRecord(
                id: id, kind: kind, from: from.objectID, to: to.objectID, style: presentation.style,
                isAnimated: isAnimated, isRequestedByGesture: world.touches.isSendingAction,
                step: Int(world.recorder.step)))
        world.record(.requested(id))
        world.takeSnapshot(.request(id))
    }

    // MARK: Questions to the delegate (ledger 1.3)

    func askAnimator(
        _ delegate: AnyObject, _ answer: () -> (any UIViewControllerAnimatedTransitioning)?
    ) {
        animator = answer()
        world.record(
            .animatorAsked(
                id, delegate: world.identify(delegate, as: .delegate),
                answer: world.identify(animator, as: .animator)))
    }

    func askInteractionController(
        _ delegate: AnyObject, _ answer: () -> (any UIViewControllerInteractiveTransitioning)?
    ) {
        interactionController = answer()
        world.record(
            .interactionControllerAsked(
                id, delegate: world.identify(delegate, as: .delegate),
                answer: world.identify(interactionController, as: .interactionController)))
    }

    // MARK: Start (ledger 1.4, 1.6, 1.7)

    func start() {
        guard let window = world.windows.first else { return }
        hasStarted = true
        if kind == .presentation {
            presentation.presented.loadViewIfNeeded()
            presentation.installContainer(in: window)
        }
        let context = TransitionContext(transition: self)
        self.context = context
        world.watch.add(context, id: context.objectID)
        beginHooks()
        beginAppearance()
        guard !World.isFrozen else { return }
        if isAnimated, animator == nil {
            animator = BuiltInTransitionAnimator(style: presentation.presented.modalTransitionStyle)
        }
        guard let animator else {
            runUnanimated(context)
            return
        }
        suspendInteraction()
        runAnimator(animator, context)
        if !hasEnded { sendIsAppearing() }
    }

    private func beginHooks() {
        switch kind {
        case .presentation:
            to.isBeingPresented = true
            presentation.controller.presentationTransitionWillBegin()
        case .dismissal:
            from.isBeingDismissed = true
            presentation.controller.dismissalTransitionWillBegin()
        }
    }

    private func runAnimator(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        let duration = animator.transitionDuration(using: context)
        let wantsInteractive = interactionController?.wantsInteractiveStart ?? false
        context.isInteractive = wantsInteractive
        let frames = Int((max(0, duration) * Double(VirtualTime.framesPerSecond)).rounded(.up))
        world.record(.started(id, isInteractive: wantsInteractive, durationFrames: frames))
        if let interactionController, wantsInteractive || world.profile[.interactionControllerAlwaysStarts] {
            interactionController.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
        guard !hasEnded, !World.isFrozen else { return }
        if let interruptible = askInterruptibleAnimator(), interruptible.isUserInteractionAllowed {
            resumeInteraction()
        }
    }

    /// The interruptible animator, or nil when the animator has none (ledger 1.5).
    func askInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard let animator, let context, !hasEnded else { return nil }
        let answer = animator.interruptibleAnimator(using: context)
        if answer === AbsentInterruptibleAnimator.shared { return nil }
        world.record(
            .interruptibleAnimatorAsked(id, answer: world.identify(answer, as: .propertyAnimator)))
        return answer
    }

    /// A transition without animation and without animator: UIKit changes the hierarchy itself (ledger 1.10).
    private func runUnanimated(_ context: TransitionContext) {
        world.record(.started(id, isInteractive: false, durationFrames: 0))
        let container = context.containerView
        switch kind {
        case .presentation:
            if let view = presentation.controller.presentedView {
                view.frame = presentation.controller.frameOfPresentedViewInContainerView
                container.addSubview(view)
            }
        case .dismissal:
            if presentation.removesPresenter, let view = to.view { container.insertSubview(view, at: 0) }
        }
        sendIsAppearing()
        context.completeTransition(true)
    }

    // MARK: Interaction (ledger 2.10)

    private func suspendInteraction() {
        suspendedViews = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 }
        for view in suspendedViews { view.interactionSuspensions += 1 }
    }

    func resumeInteraction() {
        for view in suspendedViews { view.interactionSuspensions -= 1 }
        suspendedViews = []
    }
}

extension UIViewImplicitlyAnimating {
    /// Whether the views may be touched while the animator runs (ledger 2.10, 5.1).
    @MainActor fileprivate var isUserInteractionAllowed: Bool {
        (self as? UIViewPropertyAnimator)?.isUserInteractionEnabled ?? true
    }
}
