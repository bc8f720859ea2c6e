import TransitionCore

/// One change of the selected tab (ledger 1.11, 2.9, 9.8).
@MainActor
final class TabTransition: Transition {
    let tabBarController: UITabBarController
    private var hasAnnounced = false
    private let wasAskedAmidAppearance: Bool
    private lazy var appearance = ContainedAppearance(
        in: tabBarController, wasAskedAmidAppearance: wasAskedAmidAppearance)

    init(world: World, tabBarController: UITabBarController, from: UIViewController, to: UIViewController) {
        self.tabBarController = tabBarController
        wasAskedAmidAppearance = ContainedAppearance.isAskedAmidAppearance(of: tabBarController)
        super.init(world: world, kind: .tabSelection, from: from, to: to, isAnimated: tabBarController.delegate != nil)
    }

    // MARK: What it says

    override var container: UIViewController? { tabBarController }
    override var containerView: UIView { tabBarController.transitionView }
    override var canStart: Bool { tabBarController.isViewLoaded }

    override func involves(_ controller: UIViewController) -> Bool {
        controller === from || controller === to || controller === tabBarController
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
        controller === to ? tabBarController.contentFrame : .zero
    }

    // MARK: What it does

    func askDelegate() {
        let (tabBarController, from, to) = (tabBarController, from, to)
        tabBarController.askForDelegate()
        guard let delegate = tabBarController.delegate else { return }
        askAnimator(delegate) {
            delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to)
        }
        guard let vendedAnimator, !World.isFrozen else { return }
        askInteractionController(delegate) {
            delegate.tabBarController(tabBarController, interactionControllerFor: vendedAnimator)
        }
    }

    /// The `will` calls, which come inside the selection.
    func announce() {
        guard !hasAnnounced else { return }
        hasAnnounced = true
        to.loadViewIfNeeded()
        // A change at once tells the one that comes first, an animated one the one that goes.
        if animator == nil { appearance.begin(to, isAppearing: true, animated: false) }
        appearance.begin(from, isAppearing: false, animated: animator != nil)
        if animator != nil { appearance.begin(to, isAppearing: true, animated: true) }
    }

    override func prepare() {
        if let view = from.viewInPlace, view.superview == nil { containerView.addSubview(view) }
    }

    override func changeUnanimated(in context: TransitionContext) {
        guard let view = to.viewInPlace else { return }
        view.frame = tabBarController.contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(view)
    }

    override func finish() {
        noteViewLeftOut()
        from.viewInPlace?.removeFromSuperview()
        appearance.end(from)
        appearance.end(to)
    }

    override func cancel() {
        if !follows(.cancelLeavesInsertedViews) {
            for view in insertedViews { view.removeFromSuperview() }
        }
        to.viewInPlace?.removeFromSuperview()
        if let view = from.viewInPlace, view.superview !== containerView { containerView.addSubview(view) }
        tabBarController.shownPage = from
        appearance.cancel(
            coming: to, staying: from, animated: isAnimated, turns: !hasTurnedEarly)
    }

    override func turnAppearance() {
        appearance.turn(coming: to, staying: from, animated: isAnimated)
    }

    override func settle() {
        if tabBarController.transition === self { tabBarController.transition = nil }
        tabBarController.viewIfLoaded?.setNeedsLayout()
    }
}
