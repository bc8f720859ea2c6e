/// A view of a collection that goes out of sight and comes again as another item's.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Takes the place that the layout gives.
    func place(_ attributes: UICollectionViewLayoutAttributes) {
        if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private var content = CellContent(plain: UIView())
    /// Starts the segue of a storyboard that choosing the cell leads to.
    var selectionSegue: ((_ sender: Any?) -> Void)?

    @Held open var isSelected = false
    @Held open var isHighlighted = false
    @Held open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    @Held open var selectedBackgroundView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        decode(coder, as: UICollectionViewCell.self)
    }

    override class var decoder: UIView.Type { UICollectionViewCell.self }

    open var contentView: UIView { content.view }

    /// What the cell shows; a view of it takes the place of the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.show(newValue, in: self) }
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
    }
}
