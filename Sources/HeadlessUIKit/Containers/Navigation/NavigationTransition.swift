import TransitionCore

/// One push, pop or change of a whole stack (ledger 1.9, 1.12, 2.8, 2.9).
@MainActor
final class NavigationTransition: Transition {
    let navigationController: UINavigationController
    private let edit: StackEdit
    /// Drives the built-in pop under the edge swipe that asked for it.
    var popDriver: PopDriver?
    private var hasAsked = false
    private let wasAskedAmidAppearance: Bool
    private lazy var appearance = ContainedAppearance(
        in: navigationController, wasAskedAmidAppearance: wasAskedAmidAppearance)

    init(
        world: World, navigationController: UINavigationController, kind: TransitionKind, edit: StackEdit,
        from: UIViewController, to: UIViewController, isAnimated: Bool
    ) {
        self.navigationController = navigationController
        self.edit = edit
        wasAskedAmidAppearance = ContainedAppearance.isAskedAmidAppearance(of: navigationController)
        super.init(world: world, kind: kind, from: from, to: to, isAnimated: isAnimated)
    }

    /// What the delegate is told: a pop if the new top was in the old stack.
    var operation: UINavigationController.Operation {
        edit.old.contains { $0 === to } ? .pop : .push
    }

    // MARK: What it says

    override var container: UIViewController? { navigationController }
    override var subject: UIViewController { kind == .pop ? from : to }
    override var containerView: UIView { navigationController.transitionView }
    override var builtInDuration: TimeInterval { NavigationAnimator.duration }
    override var builtInCurve: UIView.AnimationCurve { .keyboard }
    override var canStart: Bool { navigationController.isViewLoaded }

    override func makeBuiltInAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        let isGrowing = operation == .push
        return ZoomAnimator(
            showing: isGrowing ? to : from, from: isGrowing ? from : to, isGrowing: isGrowing,
            isLinear: popDriver != nil) ?? NavigationAnimator(operation: operation, in: navigationController)
    }

    override func involves(_ controller: UIViewController) -> Bool {
        controller === from || controller === to || controller === navigationController
    }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.viewInPlace
        case .to: to.viewInPlace
        default: nil
        }
    }

    override func initialFrame(for controller: UIViewController) -> CGRect {
        guard controller === from, let view = from.viewInPlaceIfLoaded else { return .zero }
        return containerView.convert(view.bounds, from: view)
    }

    override func finalFrame(for controller: UIViewController) -> CGRect {
        controller === to ? navigationController.contentFrame(for: to) : .zero
    }

    // MARK: What it does

    /// The animator first, the interaction controller only with one (ledger 1.3); at the deferred start, or inside the
    /// request (C31).
    func askDelegate() {
        guard !hasAsked else { return }
        hasAsked = true
        navigationController.askForDelegate()
        guard isAnimated else { return }
        let (navigationController, from, to, operation) = (navigationController, from, to, operation)
        if let delegate = navigationController.delegate {
            askAnimator(delegate) {
                navigationController.interactivePop.ask(delegate) {
                    delegate.navigationController(
                        navigationController, animationControllerFor: operation, from: from, to: to)
                }
            }
            if let vendedAnimator, !World.isFrozen {
                askInteractionController(delegate) {
                    delegate.navigationController(navigationController, interactionControllerFor: vendedAnimator)
                }
                // The swipe has its driver wherever UIKit's own animator runs.
                guard animator == nil, interactionController == nil else { return }
            }
        }
        if let popDriver, let animator = makeBuiltInAnimator() { takeBuiltIn(animator, popDriver) }
    }

    override class func placeOfPage(_ controller: UIViewController) -> CGRect? {
        controller.navigationController?.contentFrame(for: controller)
    }

    override func prepare() {
        if let view = from.viewInPlace, view.superview == nil { containerView.addSubview(view) }
        to.loadViewIfNeeded()
    }

    override func beginAppearance() {
        appearance.begin(from, isAppearing: false, animated: isAnimated)
        appearance.begin(to, isAppearing: true, animated: isAnimated)
        guard !World.isFrozen, let delegate = navigationController.delegate else { return }
        record(.willShow, to: delegate)
        delegate.navigationController(navigationController, willShow: to, animated: isAnimated)
    }

    private func record(_ callback: NavigationCallback, to delegate: AnyObject) {
        world.record(.delegateTold(id, delegate: world.identify(delegate, as: .delegate), callback))
    }

    override func changeUnanimated(in context: TransitionContext) {
        guard let view = to.viewInPlace else { return }
        view.frame = context.finalFrame(for: to)
        containerView.addSubview(view)
    }

    /// The one that goes is told first, unlike in a presentation (ledger 1.9).
    override func finish() {
        noteViewLeftOut()
        // What another container has taken meanwhile is that one's to show.
        if from.parent == nil || from.parent === navigationController {
            from.viewInPlaceIfLoaded?.removeFromSuperview()
        }
        let leavesEarly = follows(.poppedParentIsNilInDidDisappear)
        if leavesEarly { edit.unlinkRemoved(from: navigationController) }
        appearance.end(from)
        appearance.end(to)
        navigationController.announced = to
        if !World.isFrozen, let delegate = navigationController.delegate {
            record(.didShow, to: delegate)
            delegate.navigationController(navigationController, didShow: to, animated: isAnimated)
        }
        edit.settleLinks(in: navigationController, leaves: !leavesEarly)
        to.existingRareState?.zoomDismissal?.install()
    }

    override func cancel() {
        if !follows(.cancelLeavesInsertedViews) {
            for view in insertedViews { view.removeFromSuperview() }
        }
        to.viewInPlaceIfLoaded?.removeFromSuperview()
        if let view = from.viewInPlaceIfLoaded, view.superview !== containerView { containerView.addSubview(view) }
        restoreStack()
        appearance.cancel(
            coming: to, staying: from, animated: isAnimated, turns: !hasTurnedEarly)
    }

    override func turnAppearance() {
        appearance.turn(coming: to, staying: from, animated: isAnimated)
    }

    /// The stack of before; with a fault of UIKit, the new top stays on it (ledger 9.12).
    private func restoreStack() {
        let keepsBoth = kind == .stackChange && world.profile.has(.cancelledStackEditKeepsBoth)
        navigationController.stack = keepsBoth ? edit.old + [to] : edit.old
        navigationController.navigationBar.followStack()
        if !keepsBoth { edit.undoLinks() }
    }

    override func settle() {
        if navigationController.transition === self {
            navigationController.transition = nil
        } else if !world.profile[.navigationRequestsQueue] {
            world.warn(
                "Finishing up a navigation transition in an unexpected state. "
                    + "Navigation Bar subview tree might get corrupted.")
        }
        popDriver = nil
        navigationController.viewIfLoaded?.setNeedsLayout()
        if from.preferredContentSize != to.preferredContentSize {
            navigationController.notePreferredContentSize()
        }
        // A split view may have waited to lay its columns upon each other.
        navigationController.splitViewController?.viewIfLoaded?.setNeedsLayout()
    }
}
