/// Two controllers side by side where the width is regular, and one upon the other where it is compact.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
    }

    /// Points.
    static let primaryWidth: CGFloat = 320

    public let style: Style
    /// The columns of one that was made with a style.
    private(set) lazy var columns = style == .unspecified ? nil : SplitColumns(of: self, style: style)

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = coder.interfaceValue(Style.self) ?? .unspecified
        super.init(coder: coder)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    @Held open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    @Held open var presentsWithGesture = true
    private var held: [UIViewController] = []

    /// The primary one first, then the secondary.
    open var viewControllers: [UIViewController] {
        get { columns?.contents ?? held }
        set { replace(with: Array(newValue.prefix(2))) }
    }

    /// Whether only one of the two is shown.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var displayMode: DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return isCollapsed ? .secondaryOnly : .oneBesideSecondary
    }

    /// Shows the primary column beside the secondary one, or hides it; it does nothing while only one is shown.
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        primaryAction: UIAction { [weak self] _ in
            guard let self, !self.isCollapsed else { return }
            self.animateDisplayMode(to: self.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly)
        })

    override var heldControllers: [UIViewController] { columns?.contents ?? held }

    private func replace(with new: [UIViewController]) {
        guard !World.isFrozen, columns == nil else { return }
        for old in held where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewInPlaceIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        for controller in new where !held.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        held = new
        viewIfLoaded?.setNeedsLayout()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange()
    }

    /// Beside each other, or the primary one alone.
    private func arrange() {
        guard let view = viewIfLoaded else { return }
        if let columns { return arrange(columns, in: view) }
        guard let primary = held.first else { return }
        let width = isCollapsed || held.count < 2 ? view.bounds.width : Self.primaryWidth
        let isPrimaryShown = isCollapsed || displayMode != .secondaryOnly || held.count < 2
        show(primary, isPrimaryShown ? CGRect(x: 0, y: 0, width: width, height: view.bounds.height) : nil)
        guard held.count > 1 else { return }
        let left = displayMode == .oneBesideSecondary ? width : 0
        let rest = CGRect(x: left, y: 0, width: view.bounds.width - left, height: view.bounds.height)
        show(held[1], isCollapsed ? nil : rest)
    }

    func show(_ controller: UIViewController, _ frame: CGRect?) {
        guard let frame else {
            controller.viewInPlaceIfLoaded?.removeFromSuperview()
            return
        }
        guard let content = controller.viewInPlace else { return }
        if content.superview !== view { view.addSubview(content) }
        content.place(at: frame)
    }

    /// Replaces the secondary controller; collapsed, it is pushed onto the primary stack or presented.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let columns {
            setViewController(vc, for: .secondary)
            if columns.isMerged { columns.show(.secondary) }
        } else if !isCollapsed {
            viewControllers = Array(held.prefix(1)) + [vc]
        } else if let navigation = held.first as? UINavigationController {
            (vc as? UINavigationController)?.nest()
            navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }
}

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }
}
