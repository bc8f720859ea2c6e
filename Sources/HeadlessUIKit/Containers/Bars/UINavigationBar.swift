/// Shows the title and the buttons of a stack's top, and the button that goes back.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Points.
    nonisolated static let height: CGFloat = 44
    nonisolated static let largeTitleHeight: CGFloat = 52

    weak var navigationController: UINavigationController?
    override var barOwner: (any ViewOwner)? { navigationController }
    open weak var delegate: (any UINavigationBarDelegate)?
    private var ownItems: [UINavigationItem] = []
    private weak var shownSearchBar: UISearchBar?
    private var leftButtons = BarButtonRow()
    private var rightButtons = BarButtonRow()
    private lazy var backButton: UIBarButtonItem = {
        let made = UIBarButtonItem()
        made.onTap = { [weak self] in self?.goBack() }
        return made
    }()

    @Held open var barStyle = UIBarStyle.default
    @Held open var isTranslucent = true { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    @Held open var prefersLargeTitles = false { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    @Held open var barTintColor: UIColor?
    @Held open var titleTextAttributes: [NSAttributedString.Key: Any]?
    @Held open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    @Held open var shadowImage: UIImage?
    @Held open var backIndicatorImage: UIImage?
    @Held open var backIndicatorTransitionMaskImage: UIImage?
    @Held open var standardAppearance = UINavigationBarAppearance()
    @Held open var compactAppearance: UINavigationBarAppearance?
    @Held open var scrollEdgeAppearance: UINavigationBarAppearance?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if !World.isFrozen { backgroundImages[barMetrics] = backgroundImage }
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    var standardHeight: CGFloat {
        let title = Self.height + (prefersLargeTitles ? Self.largeTitleHeight : 0)
        guard let search = topItem?.searchController else { return title }
        return (search.hidesTitle ? 0 : title) + UISearchBar.height
    }

    // MARK: Items

    /// Bottom first: the stack's own, or those that were pushed onto a bar without a stack.
    open var items: [UINavigationItem]? {
        get { navigationController.map { $0.stack.map(\.navigationItem) } ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard isFree else { return }
        ownItems = items ?? []
        setNeedsLayout()
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard isFree, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        ownItems.append(item)
        setNeedsLayout()
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard isFree, let item = ownItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
            return nil
        }
        ownItems.removeLast()
        setNeedsLayout()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// A navigation controller's bar follows its stack, and changing it by hand raises.
    private var isFree: Bool {
        guard !World.isFrozen else { return false }
        guard navigationController != nil else { return true }
        World.current?.raise(
            "NSInternalInconsistencyException",
            "Cannot call setItems:, pushNavigationItem:animated: or popNavigationItemAnimated: directly on a "
                + "UINavigationBar managed by a controller.",
            for: .changesOwnedBar)
        return false
    }

    /// The stack has changed.
    func followStack() {
        setNeedsLayout()
        // A controller of the stack may hide the bar of the tabs around it.
        navigationController?.tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Buttons

    open override func layoutSubviews() {
        super.layoutSubviews()
        let item = topItem
        item?.bar = self
        let showsBack = item != nil && backItem != nil && item?.showsBackButton == true
        let left = (showsBack ? [backButton] : []) + (item?.leftBarButtonItems ?? [])
        showSearchBar(of: item)
        leftButtons.show(left, in: self)
        rightButtons.show(item?.rightBarButtonItems ?? [], in: self)
        leftButtons.place(from: 0, direction: 1)
        rightButtons.place(from: bounds.width, direction: -1)
        guard let title = item?.titleView else { return }
        title.center = CGPoint(x: bounds.midX, y: Self.height / 2)
        if title.superview !== self { addSubview(title) }
    }

    /// The search bar stands at the bottom, in the place of the title while that gives way.
    private func showSearchBar(of item: UINavigationItem?) {
        let bar = item?.searchController?.searchBar
        if let shownSearchBar, shownSearchBar !== bar { shownSearchBar.removeFromSuperview() }
        shownSearchBar = bar
        guard let bar else { return }
        bar.frame = CGRect(
            x: 0, y: bounds.height - UISearchBar.height, width: bounds.width, height: UISearchBar.height)
        if bar.superview !== self { addSubview(bar) }
    }

    /// A tap on the back button: a subclass of the navigation controller may forbid it.
    private func goBack() {
        guard let item = topItem else { return }
        guard let navigationController else {
            popItem(animated: true)
            return
        }
        // UIKit's own button takes no tap while its stack moves (2.10); one that code adds has to see to that itself.
        guard navigationController.transition == nil else { return }
        if let backAction = item.backAction { return backAction.performWithSender(self, target: nil) }
        let judge = (navigationController as Any) as? any UINavigationBarDelegate
        if judge?.navigationBar(self, shouldPop: item) ?? true {
            navigationController.popViewController(animated: true)
        }
    }
}

/// Is asked before a bar's items come and go.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: ItemBar {
    var stackView: UIView? { navigationController?.viewIfLoaded }
}
