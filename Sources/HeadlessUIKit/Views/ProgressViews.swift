/// A wheel that turns while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101

        /// The wheel's diameter in points.
        var diameter: CGFloat { self == .whiteLarge || self == .large ? 37 : 20 }
    }

    @Held open var style = Style.medium
    @Held open var color: UIColor! = UIColor.gray
    @Held open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped, !isAnimating { isHidden = true } }
    }
    public private(set) var isAnimating = false

    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.diameter, height: style.diameter))
        self.style = style
        isHidden = true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        decode(coder, as: UIActivityIndicatorView.self)
    }

    override class var decoder: UIView.Type { UIActivityIndicatorView.self }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.diameter, height: style.diameter) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func startAnimating() {
        guard !World.isFrozen else { return }
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        guard !World.isFrozen else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
}

/// A bar that fills up.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// 0 to 1; values beyond are pinned.
    open var progress: Float {
        get { heldProgress }
        set { if !World.isFrozen { heldProgress = min(max(newValue, 0), 1) } }
    }
    private var heldProgress: Float = 0

    @Held open var progressViewStyle = Style.default
    @Held open var progressTintColor: UIColor?
    @Held open var trackTintColor: UIColor?
    @Held open var progressImage: UIImage?
    @Held open var trackImage: UIImage?
    @Held open var observedProgress: Progress?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
