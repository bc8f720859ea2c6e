/// A row of tabs at the bottom; a tap on one is the user's choice.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Points, without the safe area below.
    nonisolated static let height: CGFloat = 49

    weak var tabBarController: UITabBarController?
    override var barOwner: (any ViewOwner)? { tabBarController }
    open weak var delegate: (any UITabBarDelegate)?
    private var chosen: UITabBarItem?

    @Held open var barStyle = UIBarStyle.default
    @Held open var isTranslucent = true
    @Held open var barTintColor: UIColor?
    @Held open var backgroundImage: UIImage?
    @Held open var shadowImage: UIImage?
    @Held open var standardAppearance = UITabBarAppearance()
    @Held open var scrollEdgeAppearance: UITabBarAppearance?
    @Held open var unselectedItemTintColor: UIColor?
    /// From left to right, with even shares of the width.
    @Held open var items: [UITabBarItem]?

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open var selectedItem: UITabBarItem? {
        get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? chosen }
        set { if !World.isFrozen { chosen = newValue } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap(_:)", UITabBar.tap)))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap(_:)", UITabBar.tap)))
        decode(coder, as: UITabBar.self)
    }

    override class var decoder: UIView.Type { UITabBar.self }

    private func tap(_ recognizer: UITapGestureRecognizer) {
        guard let items, !items.isEmpty, bounds.width > 0 else { return }
        let share = bounds.width / CGFloat(items.count)
        let index = Int(bounding: recognizer.location(in: self).x / share)
        guard items.indices.contains(index), items[index].isEnabled else { return }
        if let tabBarController {
            tabBarController.tabBar(self, didSelect: items[index])
            tabBarController.userChose(index)
        } else {
            chosen = items[index]
        }
        delegate?.tabBar(self, didSelect: items[index])
    }
}

/// Is told which tab the user has chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
