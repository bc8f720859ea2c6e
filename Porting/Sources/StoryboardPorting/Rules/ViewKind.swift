/// What UIKit makes of an element that is a view.
struct ViewKind: Sendable {
    /// The class, unless the file names one of the app's.
    let className: String
    /// The rules for its properties, those of its ancestors first.
    let rules: [PropertyRule]
    /// Outlets that are properties of a protocol's type, with the protocol.
    let delegates: [String: String]
    /// How a local variable of it is called.
    let variable: String
    let isControl: Bool
    /// Whether the model has no such class, and a plain view takes its place.
    let isReplaced: Bool

    private init(
        _ className: String, _ variable: String, _ rules: [PropertyRule], delegates: [String: String] = [:],
        isControl: Bool = false, isReplaced: Bool = false
    ) {
        self.className = className
        self.variable = variable
        self.rules = PropertyRule.view + (isControl ? PropertyRule.control : []) + rules
        self.delegates = delegates
        self.isControl = isControl
        self.isReplaced = isReplaced
    }

    static func named(_ element: String) -> ViewKind? { kinds[element] }

    /// What takes the place of a view of which nothing is known.
    static let unknown = ViewKind("UIView", "view", [], isReplaced: true)

    /// The rules without those that say where it is: for a view that is placed by what it comes with.
    var rulesBesidePlace: [PropertyRule] { rules.filter { !Self.placeKeys.contains($0.source) } }
    static let placeKeys = ["frame", "autoresizingMask"]

    /// The classes of UIKit's own that a file may name as custom ones.
    static let classNames = Set(kinds.values.map(\.className))

    private static let kinds: [String: ViewKind] = plain.merging(controls) { $1 }.merging(lists) { $1 }
        .merging(bars) { $1 }.merging(replaced) { $1 }

    private static let plain: [String: ViewKind] = [
        "view": ViewKind("UIView", "view", []),
        "containerView": ViewKind("UIView", "container", []),
        "window": ViewKind("UIWindow", "window", []),
        "imageView": ViewKind("UIImageView", "imageView", PropertyRule.imageView),
        "label": ViewKind("UILabel", "label", PropertyRule.label),
        "stackView": ViewKind("UIStackView", "stack", PropertyRule.stack),
        "visualEffectView": ViewKind("UIVisualEffectView", "effectView", []),
        "progressView": ViewKind("UIProgressView", "progress", PropertyRule.progress),
        "activityIndicatorView": ViewKind("UIActivityIndicatorView", "indicator", PropertyRule.indicator),
        "pickerView": ViewKind(
            "UIPickerView", "picker", [],
            delegates: ["delegate": "UIPickerViewDelegate", "dataSource": "UIPickerViewDataSource"]),
    ]

    private static let controls: [String: ViewKind] = [
        "control": ViewKind("UIControl", "control", [], isControl: true),
        "button": ViewKind("UIButton", "button", PropertyRule.button, isControl: true),
        "switch": ViewKind("UISwitch", "toggle", PropertyRule.toggle, isControl: true),
        "slider": ViewKind("UISlider", "slider", PropertyRule.slider, isControl: true),
        "stepper": ViewKind("UIStepper", "stepper", PropertyRule.stepper, isControl: true),
        "segmentedControl": ViewKind("UISegmentedControl", "segments", PropertyRule.segments, isControl: true),
        "pageControl": ViewKind("UIPageControl", "pages", PropertyRule.pages, isControl: true),
        "datePicker": ViewKind("UIDatePicker", "datePicker", PropertyRule.datePicker, isControl: true),
        "refreshControl": ViewKind("UIRefreshControl", "refresh", [], isControl: true),
        "textField": ViewKind(
            "UITextField", "field", PropertyRule.textField, delegates: ["delegate": "UITextFieldDelegate"],
            isControl: true),
    ]

    private static let lists: [String: ViewKind] = [
        "scrollView": ViewKind(
            "UIScrollView", "scrollView", PropertyRule.scroll, delegates: ["delegate": "UIScrollViewDelegate"]),
        "textView": ViewKind(
            "UITextView", "textView", PropertyRule.scroll + PropertyRule.textView,
            delegates: ["delegate": "UITextViewDelegate"]),
        "tableView": ViewKind(
            "UITableView", "table", PropertyRule.scroll + PropertyRule.table,
            delegates: ["delegate": "UITableViewDelegate", "dataSource": "UITableViewDataSource"]),
        "collectionView": ViewKind(
            "UICollectionView", "collection", PropertyRule.scroll + PropertyRule.collection,
            delegates: ["delegate": "UICollectionViewDelegate", "dataSource": "UICollectionViewDataSource"]),
        "tableViewCell": ViewKind("UITableViewCell", "cell", PropertyRule.cell),
        "tableViewCellContentView": ViewKind("UIView", "content", []),
        "collectionViewCell": ViewKind("UICollectionViewCell", "cell", []),
        "collectionViewCellContentView": ViewKind("UIView", "content", []),
        "collectionReusableView": ViewKind("UICollectionReusableView", "supplement", []),
    ]

    private static let bars: [String: ViewKind] = [
        "navigationBar": ViewKind(
            "UINavigationBar", "bar", PropertyRule.bar + PropertyRule.navigationBar,
            delegates: ["delegate": "UINavigationBarDelegate"]),
        "toolbar": ViewKind("UIToolbar", "toolbar", PropertyRule.bar),
        "tabBar": ViewKind(
            "UITabBar", "tabBar", PropertyRule.bar + PropertyRule.tabBar, delegates: ["delegate": "UITabBarDelegate"]),
        "searchBar": ViewKind(
            "UISearchBar", "searchBar", PropertyRule.searchBar, delegates: ["delegate": "UISearchBarDelegate"]),
    ]

    private static let replaced = Dictionary(
        uniqueKeysWithValues: [
            "mapView", "webView", "wkWebView", "sceneKitView", "skView", "arscnView", "arskView", "glkView", "mtkView",
            "pdfView",
        ].map { ($0, ViewKind("UIView", "view", [], isReplaced: true)) })
}
