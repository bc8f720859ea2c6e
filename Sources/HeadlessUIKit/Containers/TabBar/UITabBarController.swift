import TransitionCore

/// Several controllers of which one is shown, above a bar of tabs (ledger 1.11, 2.1).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { delegateClass = noteDelegate(delegate, as: .tabBar, after: delegateClass) }
    }
    /// The class of the delegate that was set; nil for none.
    private var delegateClass: AnyClass?

    var pages: [UIViewController] = [] { didSet { propertiesChanged() } }
    var shownPage: UIViewController? { didSet { propertiesChanged() } }
    /// The tabs that were set as such; none where controllers were.
    var heldTabs: [UITab] = []
    /// Whether the code has taken the bar away.
    @Held var hidesBarByCode = false
    /// Held.
    @Held open var mode = Mode.automatic
    /// The request that has not ended; the world keeps it alive.
    weak var transition: TabTransition?
    private(set) lazy var transitionView = TabTransitionView(tabBarController: self)

    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: UITabBar.height))
        bar.tabBarController = self
        return bar
    }()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller of these tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    // MARK: The tabs

    open var viewControllers: [UIViewController]? {
        get { pages.isEmpty ? nil : pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs; the selected one stays selected if it is still there.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in heldTabs where !World.isFrozen { tab.tabBarController = nil }
        if !World.isFrozen { heldTabs = [] }
        setPages(viewControllers ?? [])
    }

    @Held open var customizableViewControllers: [UIViewController]?

    // MARK: The selection

    /// Comes with each tap on a tab, before the selection changes, and on the selected one too (ledger 1.11).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The controller that is shown. Setting it asks for a transition, but not whether it may (ledger 1.11).
    open var selectedViewController: UIViewController? {
        get { shownPage }
        set { if let newValue { select(newValue) } }
    }

    /// The selected tab's place, `NSNotFound` without tabs; a place that is out of range is ignored.
    open var selectedIndex: Int {
        get { pages.firstIndex { $0 === shownPage } ?? NSNotFound }
        set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
    }

    /// Notes that UIKit asks for the delegate, in case it has been freed.
    func askForDelegate() {
        if delegate == nil { noteFreedDelegate(delegateClass, as: .tabBar) }
    }

    /// Selects the next controller on the way.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if pages.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    // MARK: As a container

    /// The selected controller's.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? shownPage?.contentScrollView(for: edge)
    }

    override var managesAppearanceOfChildren: Bool { true }
    override var heldControllers: [UIViewController] { pages }
    override var shownController: UIViewController? { shownPage }
    override var shownBars: Bars { isViewLoaded && tabBar.isSeenByItself ? .tabBar : [] }
    open override var childForStatusBarStyle: UIViewController? { shownPage }
    open override var childForStatusBarHidden: UIViewController? { shownPage }

    open override func loadView() {
        let made = UILayoutContainerView(frame: defaultViewFrame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.onLayout = { [weak self] in self?.layOutTabs() }
        made.addSubview(transitionView)
        made.addSubview(tabBar)
        view = made
    }

    override func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
        if isAppearing, transition == nil { install() }
        guard let shownPage, shouldAutomaticallyForwardAppearanceMethods else { return }
        beginAppearance(of: [shownPage], isAppearing: isAppearing, animated: animated)
    }

    override func endAppearanceOfChildren() {
        super.endAppearanceOfChildren()
        // What was to be shown and no longer can be is done unseen.
        if appearance.state == .disappeared { startDeferredTransition() }
    }
}
