/// What a navigation bar shows for one controller of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// The bar that shows it, to be laid out again.
    final weak var bar: (any ItemBar)?

    @Held open var title: String?
    @Held open var prompt: String?
    @Held open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    @Held open var backButtonTitle: String?
    @Held open var backButtonDisplayMode = BackButtonDisplayMode.default
    @Held open var leftItemsSupplementBackButton = false { didSet { noteChange() } }
    @Held open var titleView: UIView? { didSet { noteChange() } }
    @Held open var backBarButtonItem: UIBarButtonItem? { didSet { noteChange() } }
    @Held open var hidesBackButton = false { didSet { noteChange() } }
    /// What the back button does in place of a pop; a swipe from the edge pops all the same.
    @Held open var backAction: UIAction?
    /// Held: groups are not shown.
    @Held open var leadingItemGroups: [UIBarButtonItemGroup] = []
    /// Held.
    @Held open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Held.
    @Held open var trailingItemGroups: [UIBarButtonItemGroup] = []
    /// Held.
    @Held open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// From the edge inwards.
    @Held open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }
    /// From the edge inwards.
    @Held open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }

    /// The search whose bar stands below the title.
    @Held final var heldSearch: UIViewController? {
        didSet {
            (oldValue as? any BarSearch)?.leave(self)
            (heldSearch as? any BarSearch)?.come(to: self)
            noteChange()
            bar?.stackView?.setNeedsLayout()
        }
    }
    /// Held: the bar stands there all the time.
    @Held open var hidesSearchBarWhenScrolling = true
    /// How the bar looks while this item is shown; nil for the bar's own appearance.
    @Held open var standardAppearance: UINavigationBarAppearance?
    @Held open var compactAppearance: UINavigationBarAppearance?
    @Held open var scrollEdgeAppearance: UINavigationBarAppearance?
    @Held open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public init(title: String) {
        super.init()
        self.title = title
    }

    public override convenience init() {
        self.init(title: "")
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Whether a stack of two or more shows its back button, which the edge swipe needs (ledger 8.13).
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }

    private func noteChange() {
        bar?.setNeedsLayout()
    }
}
