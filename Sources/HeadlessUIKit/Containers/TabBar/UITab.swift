/// One tab of a tab bar controller, which makes its controller when that is asked for.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab is shown; held, since the model shows all tabs in the bar.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    @Held open var title = "" { didSet { showInBar() } }
    @Held open var image: UIImage? { didSet { showInBar() } }
    @Held open var badgeValue: String? { didSet { showInBar() } }
    /// Held.
    @Held open var subtitle: String?
    /// Held.
    @Held open var preferredPlacement = Placement.automatic
    /// Held.
    @Held open var userInfo: Any?
    /// Whether a finger can choose it.
    @Held open var isEnabled = true { didSet { showInBar() } }
    /// The group that it belongs to.
    public internal(set) weak var parent: UITabGroup?
    /// The controller that shows it; nil while none does.
    public internal(set) weak var tabBarController: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// A tab whose controller the closure makes, once.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        self.title = title
        self.image = image
    }

    /// The controller of the tab, made at the first question; nil where nothing makes one.
    open var viewController: UIViewController? {
        if made == nil, let provider, !World.isFrozen {
            made = provider(self)
            showInBar()
        }
        return made
    }

    private func showInBar() {
        guard let item = made?.tabBarItem else { return }
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    }
}

/// Several tabs under one; the model shows the controller of the group itself, or else of its selected child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs of the group, in order.
    @Held open var children: [UITab] = [] { didSet { adoptChildren() } }
    /// Held.
    @Held open var defaultChildIdentifier: String?
    /// Which of the children is shown; the first unless the app says so.
    @Held open var selectedChild: UITab?

    /// A group of tabs, with a controller of its own where the closure makes one.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
        adoptChildren()
    }

    /// The group's own, or that of the selected child.
    open override var viewController: UIViewController? {
        super.viewController ?? (selectedChild ?? children.first)?.viewController
    }

    /// The child of that identifier, of groups within the group too.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.tab(forIdentifier: identifier)
    }

    private func adoptChildren() {
        for child in children { child.parent = self }
    }
}

extension [UITab] {
    /// The tab of that identifier, of groups among them too.
    @MainActor func tab(forIdentifier identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Held.
    @Held open var automaticallyActivatesSearch = false

    /// A tab of the usual title.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
    }
}
