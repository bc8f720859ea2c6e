/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    @Held open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func perform() {
        handler?(self)
    }
}

/// A message with buttons, presented like any controller. A button dismisses it and then does what it is for.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    private static let width: CGFloat = 270
    private static let rowHeight: CGFloat = 44

    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    /// The fields of an alert, in the order in which they were added; nil without any.
    public private(set) var textFields: [UITextField]?
    @Held open var message: String?
    @Held open var preferredAction: UIAlertAction?
    private let card = UIView()

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        // On a tablet an action sheet is a popover, which needs a source.
        let isPopover = preferredStyle == .actionSheet && Self.isOnTablet
        modalPresentationStyle = isPopover ? .popover : .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// The device decides: a phone shows none, however large its window is made.
    private static var isOnTablet: Bool {
        let traits = World.current?.windows.first?.traitCollection
        return traits?.userInterfaceIdiom == .pad && traits?.horizontalSizeClass == .regular
    }

    /// Whether it is shown beside its source: a tap elsewhere stands for the button that cancels.
    private var isShownAsPopover: Bool { shownBy?.style == .popover }

    private var cardHeight: CGFloat { CGFloat((textFields?.count ?? 0) + actions.count + 2) * Self.rowHeight }

    open override var preferredContentSize: CGSize {
        get {
            let held = super.preferredContentSize
            return held == .zero ? CGSize(width: Self.width, height: cardHeight) : held
        }
        set { super.preferredContentSize = newValue }
    }

    open func addAction(_ action: UIAlertAction) {
        guard !World.isFrozen else { return }
        actions.append(action)
    }

    /// Adds a field above the buttons; an action sheet has none, and raises.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard !World.isFrozen else { return }
        guard preferredStyle == .alert else {
            World.current?.raise(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
                for: .addsFieldToActionSheet)
            return
        }
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// The first field takes the keyboard.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        card.backgroundColor = .systemBackground
        view.addSubview(card)
        for field in textFields ?? [] { card.addSubview(field) }
        for action in actions {
            let row = AlertRow(action: action, alert: self)
            row.accessibilityLabel = action.title
            card.addSubview(row)
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = CGFloat(card.subviews.count + 2) * Self.rowHeight
        let isPopover = isShownAsPopover
        let top =
            isPopover ? 0 : preferredStyle == .alert ? (view.bounds.height - height) / 2 : view.bounds.height - height
        card.frame = CGRect(
            x: (view.bounds.width - Self.width) / 2, y: top, width: Self.width, height: height)
        for (index, row) in card.subviews.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index + 2) * Self.rowHeight, width: Self.width, height: Self.rowHeight)
            row.isHidden = isPopover && (row as? AlertRow)?.action.style == .cancel
        }
    }

    /// A tap beside the popover does what the button that cancels would do.
    func dismissByTapOutside() {
        guard !isBeingPresented, !isBeingDismissed, presentedViewController == nil else { return }
        let cancelling = actions.first { $0.style == .cancel }
        presentingViewController?.dismiss(animated: true) { cancelling?.perform() }
    }

    fileprivate func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        presentingViewController?.dismiss(animated: true) { action.perform() }
    }
}

/// One button of an alert.
private final class AlertRow: UIView {
    let action: UIAlertAction
    private weak var alert: UIAlertController?

    init(action: UIAlertAction, alert: UIAlertController) {
        self.action = action
        self.alert = alert
        super.init(frame: .zero)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("choose", AlertRow.choose)))
    }

    required init?(coder: NSCoder) { nil }

    private func choose() { alert?.choose(action) }
}
