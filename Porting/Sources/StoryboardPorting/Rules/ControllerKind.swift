/// What UIKit makes of an element that is a controller.
struct ControllerKind: Sendable {
    /// The class, unless the file names one of the app's.
    let className: String
    let rules: [PropertyRule]
    /// Outlets that are properties of a protocol's type, with the protocol.
    let delegates: [String: String]
    /// Whether the model has no such class, and a plain controller takes its place.
    let isReplaced: Bool

    private init(
        _ className: String, _ rules: [PropertyRule] = [], delegates: [String: String] = [:], isReplaced: Bool = false
    ) {
        self.className = className
        self.rules = PropertyRule.controller + rules
        self.delegates = delegates
        self.isReplaced = isReplaced
    }

    static func named(_ element: String) -> ControllerKind? { kinds[element] }

    /// The classes of UIKit's own that a file may name as custom ones.
    static let classNames = Set(kinds.values.map(\.className))

    private static let kinds: [String: ControllerKind] = [
        "viewController": ControllerKind("UIViewController"),
        "tableViewController": ControllerKind("UITableViewController", PropertyRule.listController),
        "collectionViewController": ControllerKind("UICollectionViewController", PropertyRule.listController),
        "navigationController": ControllerKind(
            "UINavigationController", PropertyRule.navigationController,
            delegates: ["delegate": "UINavigationControllerDelegate"]),
        "tabBarController": ControllerKind(
            "UITabBarController", delegates: ["delegate": "UITabBarControllerDelegate"]),
        "splitViewController": ControllerKind(
            "UISplitViewController", PropertyRule.splitController,
            delegates: ["delegate": "UISplitViewControllerDelegate"]),
        "pageViewController": ControllerKind(
            "UIPageViewController", PropertyRule.pageController,
            delegates: ["delegate": "UIPageViewControllerDelegate", "dataSource": "UIPageViewControllerDataSource"]),
        "glkViewController": ControllerKind("UIViewController", isReplaced: true),
        "avPlayerViewController": ControllerKind("UIViewController", isReplaced: true),
        "hostingController": ControllerKind("UIViewController", isReplaced: true),
    ]
}

extension PropertyRule {
    /// What every controller has.
    static let controller: [PropertyRule] = [
        PropertyRule("title", .text),
        PropertyRule("definesPresentationContext", .flag, standard: "false"),
        PropertyRule("providesPresentationContextTransitionStyle", .flag, standard: "false"),
        PropertyRule(
            "modalPresentationStyle",
            .choice(
                "automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext "
                    + "popover none blurOverFullScreen=overFullScreen"), standard: ".automatic"),
        PropertyRule(
            "modalTransitionStyle", .choice("coverVertical flipHorizontal crossDissolve partialCurl"),
            standard: ".coverVertical"),
        PropertyRule("hidesBottomBarWhenPushed", .flag, standard: "false"),
        PropertyRule("automaticallyAdjustsScrollViewInsets", .flag, standard: "true"),
        PropertyRule("extendedLayoutIncludesOpaqueBars", .flag, standard: "false"),
        PropertyRule("edgesForExtendedLayout", .value),
        PropertyRule("preferredContentSize", .value),
        PropertyRule("userInterfaceStyle", "overrideUserInterfaceStyle", .choice("light dark")),
    ]

    static let listController: [PropertyRule] = [
        PropertyRule("clearsSelectionOnViewWillAppear", .flag, standard: "true")
    ]

    static let navigationController: [PropertyRule] = [
        PropertyRule("navigationBarHidden", "isNavigationBarHidden", .flag, standard: "false"),
        PropertyRule("toolbarHidden", "isToolbarHidden", .flag),
        PropertyRule("hidesBarsOnSwipe", .flag),
        PropertyRule("hidesBarsOnTap", .flag),
        PropertyRule("hidesBarsWhenKeyboardAppears", .flag),
        PropertyRule("hidesBarsWhenVerticallyCompact", .flag),
    ]

    static let splitController: [PropertyRule] = [
        PropertyRule("presentsWithGesture", .flag),
        PropertyRule(
            "preferredDisplayMode",
            .choice(
                "automatic allVisible=oneBesideSecondary primaryHidden=secondaryOnly secondaryOnly "
                    + "oneBesideSecondary oneOverSecondary primaryOverlay=oneOverSecondary")),
    ]

    static let pageController: [PropertyRule] = [PropertyRule("doubleSided", "isDoubleSided", .flag)]
}
