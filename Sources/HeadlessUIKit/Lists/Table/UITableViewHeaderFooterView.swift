/// The view above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView()
    public let reuseIdentifier: String?
    @Held open var backgroundView: UIView?
    public private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
        decode(coder, as: UITableViewHeaderFooterView.self)
    }

    override class var decoder: UIView.Type { UITableViewHeaderFooterView.self }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open func prepareForReuse() {}
}
