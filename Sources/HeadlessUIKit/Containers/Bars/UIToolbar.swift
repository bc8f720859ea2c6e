/// A row of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Points.
    nonisolated static let height: CGFloat = 44

    weak var navigationController: UINavigationController?
    override var barOwner: (any ViewOwner)? { navigationController }
    private var row = BarButtonRow()

    @Held open var barStyle = UIBarStyle.default
    @Held open var isTranslucent = true
    @Held open var barTintColor: UIColor?
    @Held open var standardAppearance = UIToolbarAppearance()
    @Held open var scrollEdgeAppearance: UIToolbarAppearance?
    /// From left to right.
    @Held open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Shows the items of a stack's top.
    func follow(_ new: [UIBarButtonItem]?) {
        let isSame = (items ?? []).elementsEqual(new ?? []) { $0 === $1 }
        if !isSame { items = new }
    }

    /// Flexible spaces share what the other items leave.
    open override func layoutSubviews() {
        super.layoutSubviews()
        row.show(items ?? [], in: self)
        let spaces = row.buttons.count { $0.item.systemItem == .flexibleSpace }
        let fixed = row.buttons.reduce(0) {
            $1.item.systemItem == .flexibleSpace ? $0 : $0 + $1.preferredWidth
        }
        row.place(from: 0, direction: 1, room: max(0, bounds.width - fixed) / CGFloat(max(1, spaces)))
    }
}
