/// A button of a navigation bar or toolbar; a tap sends its action.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// How wide a button is that says nothing of it, in points.
    static let standardWidth: CGFloat = 44

    @Held open var style = Style.plain
    @Held open var width: CGFloat = 0
    @Held open var tintColor: UIColor?
    @Held open var action: Selector?
    open weak var target: AnyObject?
    @Held open var customView: UIView?
    /// What a tap performs in place of target and action.
    @Held open var primaryAction: UIAction?
    /// What a tap shows, where it has nothing to perform.
    @Held open var menu: UIMenu?
    /// Whether the bar leaves it out.
    @Held open var isHidden = false { didSet { if isHidden != oldValue { bar?.setNeedsLayout() } } }
    /// The bar that has it.
    weak var bar: UIView?
    /// What a bar's own button does.
    var onTap: (() -> Void)?
    /// A kind of space or a standard button; nil for one with a title or view of its own.
    private(set) var systemItem: SystemItem?

    public required override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        systemItem = coder.interfaceValue(SystemItem.self)
        super.init(coder: coder)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = Selector.target(target)
        self.action = action
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = Selector.target(target)
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// A button that performs an action, by default with the action's own title and image.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
        self.systemItem = systemItem
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> Self {
        let made = Self()
        made.systemItem = .flexibleSpace
        return made
    }

    public class func fixedSpace(_ width: CGFloat) -> Self {
        let made = Self()
        made.systemItem = .fixedSpace
        made.width = width
        return made
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// A tap: the action is performed, or sent to the target, or else the menu is shown, if the item is enabled.
    ///
    /// - Parameter view: what was tapped.
    func fire(from view: UIView) {
        guard isEnabled, !World.isFrozen else { return }
        if let onTap { return onTap() }
        if let primaryAction { return primaryAction.performWithSender(self, target: target) }
        if action == nil, let menu { World.current?.views.menus?.show(menu, of: view) }
        guard let target, let action else { return }
        action.perform(on: target, sender: self)
    }
}

/// Bar items that belong together; held, and shown by no bar of the model.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    @Held open var barButtonItems: [UIBarButtonItem] = []
    @Held open var representativeItem: UIBarButtonItem?
    @Held open var isHidden = false

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        super.init()
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
}
