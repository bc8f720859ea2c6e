/// What a controller shows in the bars of the containers around it; made when it is first asked for.
@MainActor
final class ControllerBarItems {
    let navigationItem: UINavigationItem
    var tabBarItem: UITabBarItem
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var extendedLayoutIncludesOpaqueBars = false

    init(title: String?) {
        navigationItem = UINavigationItem(title: title ?? "")
        tabBarItem = UITabBarItem(title: title, tag: 0)
    }
}

extension UIViewController {
    var barItems: ControllerBarItems {
        if let known = existingRareState?.barItems { return known }
        let made = ControllerBarItems(title: title)
        rareState.barItems = made
        return made
    }

    /// The controller's title is its items' too.
    func noteTitle() {
        guard let items = existingRareState?.barItems else { return }
        items.navigationItem.title = title
        items.tabBarItem.title = title
    }

    /// The items of the toolbar while this controller is on top.
    public var toolbarItems: [UIBarButtonItem]? {
        get { existingRareState?.barItems?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        guard !World.isFrozen else { return }
        barItems.toolbarItems = toolbarItems
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the view goes on below bars that hide what is under them.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { existingRareState?.barItems?.extendedLayoutIncludesOpaqueBars ?? false }
        set { if !World.isFrozen { barItems.extendedLayoutIncludesOpaqueBars = newValue } }
    }

    /// The nearest container of that class.
    func nearestContainer<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var candidate = parent
        while let controller = candidate {
            if let container = controller as? Container { return container }
            candidate = controller.parent
        }
        return nil
    }

    /// The frame of a view that nobody has given one.
    var defaultViewFrame: CGRect {
        World.current?.windows.first?.bounds ?? CGRect(x: 0, y: 0, width: 390, height: 844)
    }
}
