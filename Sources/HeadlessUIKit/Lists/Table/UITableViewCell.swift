/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// What a table's editing does with a row.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    private static let margin: CGFloat = 16

    private var content = CellContent(plain: UIView())
    public private(set) var reuseIdentifier: String?
    private let style: CellStyle
    /// Starts the segue of a storyboard that choosing the cell leads to.
    var selectionSegue: ((_ sender: Any?) -> Void)?

    @Held open var selectionStyle = SelectionStyle.default
    @Held open var accessoryType = AccessoryType.none
    @Held open var accessoryView: UIView?
    @Held open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    @Held open var isEditing = false
    @Held open var showsReorderControl = false
    @Held open var shouldIndentWhileEditing = true
    @Held open var indentationLevel = 0
    @Held open var selectedBackgroundView: UIView?
    @Held open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The lines of text and the image of the standard styles; they take no part until they are asked for.
    open var textLabel: UILabel? { mainLabel }
    open var detailTextLabel: UILabel? { style == .default ? nil : secondLabel }
    open var imageView: UIImageView? { picture }
    private lazy var mainLabel = addLine()
    private lazy var secondLabel = addLine()
    /// The lines that have been asked for.
    private var lines: [UILabel] = []
    private lazy var picture = add(UIImageView())

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = coder.interfaceValue(CellStyle.self) ?? .default
        reuseIdentifier = coder.interfaceValue(String.self)
        super.init(coder: coder)
        setUp()
        decode(coder, as: UITableViewCell.self)
    }

    override class var decoder: UIView.Type { UITableViewCell.self }

    open var contentView: UIView { content.view }

    /// What the cell shows; a view of it takes the place of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.show(newValue, in: self) }
    }

    /// What the cell's style shows, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func addLine() -> UILabel {
        let line = add(UILabel())
        lines.append(line)
        return line
    }

    private func add<Part: UIView>(_ part: Part) -> Part {
        contentView.addSubview(part)
        setNeedsLayout()
        return part
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        let shown = lines.filter { $0.superview === contentView }
        for (index, line) in shown.enumerated() {
            let height = contentView.bounds.height / CGFloat(shown.count)
            line.frame = CGRect(
                x: Self.margin, y: CGFloat(index) * height, width: contentView.bounds.width - 2 * Self.margin,
                height: height)
        }
    }

    // MARK: State

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private var selected = false

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var highlighted = false

    open func setSelected(_ selected: Bool, animated: Bool) { if !World.isFrozen { self.selected = selected } }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if !World.isFrozen { self.highlighted = highlighted }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}
}
