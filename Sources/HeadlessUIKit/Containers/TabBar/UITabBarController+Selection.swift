import TransitionCore

extension UITabBarController {
    // MARK: The user's choice (ledger 1.11)

    /// A tap on a tab: the delegate may refuse it, and is told of it. A tap on the selected tab goes to a stack's root.
    func userChose(_ index: Int) {
        guard tabs.indices.contains(index), !World.isFrozen else { return }
        let controller = tabs[index]
        askForDelegate()
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true, !World.isFrozen else { return }
        if controller === selectedTab {
            // Under way, a change of tab takes no other (9.8); a pop beneath it would meet a stack that is appearing.
            guard transition == nil else { return }
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        if !World.isFrozen { delegate?.tabBarController(self, didSelect: controller) }
    }

    // MARK: The code's choice

    /// The selection changes at once. With an animator the `will` calls come now and the animation starts later in the
    /// turn; without one all callbacks come now (ledger 1.2, 1.11).
    func select(_ controller: UIViewController) {
        guard !World.isFrozen, controller !== selectedTab else { return }
        guard tabs.contains(where: { $0 === controller }) else {
            World.current?.raise(
                "NSInvalidArgumentException",
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected.",
                for: .selectsStranger)
            return
        }
        guard let world = World.current, isViewLoaded, view.window != nil, let from = selectedTab else {
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
        selectedTab = controller
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
        if let view = selectedTab?.viewInPlaceIfLoaded, view.superview === transitionView { view.removeFromSuperview() }
        selectedTab = controller
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

    func setTabs(_ controllers: [UIViewController]) {
        guard !World.isFrozen else { return }
        let removed = tabs.filter { tab in !controllers.contains { $0 === tab } }
        let added = controllers.filter { controller in !tabs.contains { $0 === controller } }
        for controller in removed where !World.isFrozen { controller.willMove(toParent: nil) }
        for controller in added where !World.isFrozen { addChild(controller) }
        World.current?.recordCall(of: self, .setTabs(controllers.map(\.objectID)), by: nil)
        tabs = controllers
        tabBar.items = controllers.map(\.tabBarItem)
        if let selectedTab, removed.contains(where: { $0 === selectedTab }) {
            selectedTab.vacatePlace()
            self.selectedTab = nil
        }
        if selectedTab == nil, let first = controllers.first { changeUnseen(to: first) }
        for controller in removed where !World.isFrozen { controller.removeFromParent() }
        for controller in added where !World.isFrozen { controller.didMove(toParent: self) }
    }

    // MARK: Layout

    func layOutTabs() {
        guard let view = viewIfLoaded else { return }
        if transitionView.frame != view.bounds { transitionView.frame = view.bounds }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        let left = hidesBar ? -view.bounds.width : 0
        let frame = CGRect(x: left, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if tabBar.layer.animations.isEmpty, tabBar.frame != frame, tabBar.transform.isIdentity {
            tabBar.frame = frame
            transitionView.safeAreaMayChange()
            selectedTab?.viewIfLoaded?.setNeedsLayout()
        }
        startDeferredTransition()
        if transition == nil, appearance.state != .disappeared { install() }
    }

    /// Whether the stack that is shown holds a controller which wants no bar below it.
    private var hidesBar: Bool {
        selectedTab?.heldControllers.contains { $0.hidesBottomBarWhenPushed } ?? false
    }

    func startDeferredTransition() {
        if let transition, transition.phase == .requested { transition.start() }
    }

    /// Puts the selected controller's view into the container if it is not there, and into place if the place has
    /// changed.
    func install() {
        guard let content = selectedTab?.viewInPlace else { return }
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
