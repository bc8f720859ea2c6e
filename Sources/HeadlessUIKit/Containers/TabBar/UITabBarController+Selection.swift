import TransitionCore

extension UITabBarController {
    // MARK: The user's choice (ledger 1.11)

    /// A tap on a tab: the delegate may refuse it, and is told of it. A tap on the selected tab goes to a stack's root.
    func userChose(_ index: Int) {
        guard pages.indices.contains(index), !World.isFrozen else { return }
        let controller = pages[index]
        let (tab, previous) = (heldTabs.first { $0.viewController === controller }, selectedTab)
        askForDelegate()
        guard isAllowed(controller, tab), !World.isFrozen else { return }
        if controller === shownPage {
            // Under way, a change of tab takes no other (9.8); a pop beneath it would meet a stack that is appearing.
            guard transition == nil else { return }
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        guard !World.isFrozen else { return }
        guard let tab else { return delegate?.tabBarController(self, didSelect: controller) ?? () }
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    /// The delegate is asked about tabs that were set as such, and of others about their controllers.
    private func isAllowed(_ controller: UIViewController, _ tab: UITab?) -> Bool {
        guard let delegate else { return true }
        return tab.map { delegate.tabBarController(self, shouldSelectTab: $0) }
            ?? delegate.tabBarController(self, shouldSelect: controller)
    }

    // MARK: The code's choice

    /// The selection changes at once. With an animator the `will` calls come now and the animation starts later in the
    /// turn; without one all callbacks come now (ledger 1.2, 1.11).
    func select(_ controller: UIViewController) {
        guard !World.isFrozen, controller !== shownPage else { return }
        guard pages.contains(where: { $0 === controller }) else {
            World.current?.raise(
                "NSInvalidArgumentException",
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected.",
                for: .selectsStranger)
            return
        }
        guard let world = World.current, isViewLoaded, view.window != nil, let from = shownPage else {
            World.current?.recordCall(of: self, .select(controller.objectID), by: nil)
            return changeUnseen(to: controller)
        }
        if transition != nil {
            world.noteMisuse(
                "\(world.label(controller)) was selected during the transition to another tab. UIKit does not keep "
                    + "the two apart: select none while the tab bar controller's transitionCoordinator is there.")
            guard world.profile[.secondTabSelectionGoesOverFirst] else { return }
            startDeferredTransition()
        }
        let made = TabTransition(world: world, tabBarController: self, from: from, to: controller)
        transition = made
        world.transitions.accept(made, isDeferred: false)
        world.recordCall(of: self, .select(controller.objectID), by: made.id)
        shownPage = controller
        made.askDelegate()
        guard !World.isFrozen else { return }
        made.announce()
        if made.animator == nil {
            made.start()
        } else {
            view.setNeedsLayout()
        }
    }

    /// Nobody sees it, or there was nothing to see.
    private func changeUnseen(to controller: UIViewController) {
        if let view = shownPage?.viewInPlaceIfLoaded, view.superview === transitionView { view.removeFromSuperview() }
        shownPage = controller
        switch appearance.state {
        case .appearing:
            install()
            beginAppearance(of: [controller], isAppearing: true, animated: appearance.isAnimated)
        case .appeared:
            controller.loadViewIfNeeded()
            controller.beginAppearanceChange(true, animated: false)
            install()
            controller.endAppearanceChange()
        case .disappeared, .disappearing:
            break
        }
    }

    // MARK: The tabs

    func setPages(_ controllers: [UIViewController]) {
        guard !World.isFrozen else { return }
        let removed = pages.filter { tab in !controllers.contains { $0 === tab } }
        let added = controllers.filter { controller in !pages.contains { $0 === controller } }
        for controller in removed where !World.isFrozen { controller.willMove(toParent: nil) }
        for controller in added where !World.isFrozen { addChild(controller) }
        World.current?.recordCall(of: self, .setTabs(controllers.map(\.objectID)), by: nil)
        pages = controllers
        tabBar.items = controllers.map(\.tabBarItem)
        if let shownPage, removed.contains(where: { $0 === shownPage }) {
            shownPage.vacatePlace()
            self.shownPage = nil
        }
        if shownPage == nil, let first = controllers.first { changeUnseen(to: first) }
        for controller in removed where !World.isFrozen { controller.removeFromParent() }
        for controller in added where !World.isFrozen { controller.didMove(toParent: self) }
    }

    // MARK: Layout

    func layOutTabs() {
        guard let view = viewIfLoaded else { return }
        if transitionView.frame != view.bounds { transitionView.frame = view.bounds }
        if tabBar.layer.animations.isEmpty, tabBar.frame != barFrame, tabBar.transform.isIdentity { placeBar() }
        startDeferredTransition()
        if transition == nil, appearance.state != .disappeared { install() }
    }

    /// Where the bar stands, below the screen or aside where it is not wanted.
    private var barFrame: CGRect {
        let height = UITabBar.height + view.safeAreaInsets.bottom
        let left = hidesBar ? -view.bounds.width : 0
        let top = view.bounds.height - (hidesBarByCode ? 0 : height)
        return CGRect(x: left, y: top, width: view.bounds.width, height: height)
    }

    /// Puts the bar there; what is shown has another room then.
    func placeBar() {
        tabBar.frame = barFrame
        transitionView.safeAreaMayChange()
        shownPage?.viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the stack that is shown holds a controller which wants no bar below it.
    private var hidesBar: Bool {
        shownPage?.heldControllers.contains { $0.hidesBottomBarWhenPushed } ?? false
    }

    func startDeferredTransition() {
        if let transition, transition.phase == .requested { transition.start() }
    }

    /// Puts the selected controller's view into the container if it is not there, and into place if the place has
    /// changed.
    func install() {
        guard let content = shownPage?.viewInPlace else { return }
        if content.superview !== transitionView {
            loadViewIfNeeded()
            content.place(at: contentFrame)
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            transitionView.addSubview(content)
        } else if contentFrame != transitionView.contentFrame, content.transform.isIdentity {
            content.place(at: contentFrame)
        }
        transitionView.contentFrame = contentFrame
    }

    /// The whole container: views go on below the bar, and the safe area tells them of it.
    var contentFrame: CGRect { transitionView.bounds }
}

/// Holds the views of the tabs; its safe area is what the bar leaves free.
@MainActor
final class TabTransitionView: UIView {
    /// Gone when the view has outlived it, in the hands of a client.
    private weak var tabBarController: UITabBarController?
    /// Where the selected view was put last.
    var contentFrame = CGRect.zero

    init(tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        super.init(frame: tabBarController.defaultViewFrame)
        isTransitionContainer = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        guard let bar = tabBarController?.tabBar else { return insets }
        if !bar.isHidden, bar.frame.maxX > 0 { insets.bottom = max(insets.bottom, bounds.height - bar.frame.minY) }
        return insets
    }
}
