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
    private static let primaryWidth: CGFloat = 320

    open weak var delegate: (any UISplitViewControllerDelegate)?
    @Held open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    @Held open var presentsWithGesture = true
    private var held: [UIViewController] = []

    /// The primary one first, then the secondary.
    open var viewControllers: [UIViewController] {
        get { held }
        set { replace(with: Array(newValue.prefix(2))) }
    }

    /// Whether only one of the two is shown.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var displayMode: DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return isCollapsed ? .secondaryOnly : .oneBesideSecondary
    }

    override var heldControllers: [UIViewController] { held }

    private func replace(with new: [UIViewController]) {
        guard !World.isFrozen else { return }
        for old in held where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
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
        guard let view = viewIfLoaded, let primary = held.first else { return }
        let width = isCollapsed || held.count < 2 ? view.bounds.width : Self.primaryWidth
        let isPrimaryShown = isCollapsed || displayMode != .secondaryOnly || held.count < 2
        show(primary, isPrimaryShown ? CGRect(x: 0, y: 0, width: width, height: view.bounds.height) : nil)
        guard held.count > 1 else { return }
        let left = displayMode == .oneBesideSecondary ? width : 0
        let rest = CGRect(x: left, y: 0, width: view.bounds.width - left, height: view.bounds.height)
        show(held[1], isCollapsed ? nil : rest)
    }

    private func show(_ controller: UIViewController, _ frame: CGRect?) {
        guard let frame else {
            controller.viewIfLoaded?.removeFromSuperview()
            return
        }
        guard let content = controller.view else { return }
        if content.superview !== view { view.addSubview(content) }
        if content.frame != frame { content.frame = frame }
    }

    /// Replaces the secondary controller; collapsed, it is pushed onto the primary stack or presented.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if !isCollapsed {
            viewControllers = Array(held.prefix(1)) + [vc]
        } else if let navigation = held.first as? UINavigationController {
            navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }
}

/// Judges how a split view controller shows its two controllers.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }
}
