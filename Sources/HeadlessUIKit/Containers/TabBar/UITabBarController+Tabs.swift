extension UITabBarController {
    /// How tabs are shown; held, since the model shows them in the bar.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// The tabs that were set as such; their controllers are `viewControllers`, and are made as they are set.
    public var tabs: [UITab] {
        get { heldTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs; the selected one stays selected if it is still there.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        guard !World.isFrozen else { return }
        for tab in heldTabs { tab.tabBarController = nil }
        for tab in tabs { tab.tabBarController = self }
        let controllers = tabs.compactMap(\.viewController)
        heldTabs = tabs
        setPages(controllers)
    }

    /// The tab that is shown; nil where controllers were set and no tabs. Setting it asks for a transition; of a group
    /// without a controller of its own the child is shown that is set.
    public var selectedTab: UITab? {
        get { heldTabs.first { $0.viewController === shownPage } }
        set {
            guard !World.isFrozen else { return }
            if let group = newValue?.parent { group.selectedChild = newValue }
            let tab = heldTabs.first { $0 === newValue || $0 === newValue?.parent }
            guard let page = tab?.viewController else { return }
            if !pages.contains(where: { $0 === page }) { setPages(heldTabs.compactMap(\.viewController)) }
            selectedViewController = page
        }
    }

    /// The tab of that identifier, of groups too.
    public func tab(forIdentifier identifier: String) -> UITab? { heldTabs.tab(forIdentifier: identifier) }

    /// Whether the code has taken the bar away.
    public var isTabBarHidden: Bool {
        get { hidesBarByCode }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Takes the bar out below the screen, or brings it back: what is shown gets the room.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard !World.isFrozen, hidden != hidesBarByCode else { return }
        hidesBarByCode = hidden
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return view.setNeedsLayout() }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            self.placeBar()
            self.view.layoutIfNeeded()
        }
    }
}
