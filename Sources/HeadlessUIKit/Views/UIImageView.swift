/// Shows an image. Its size is the image's unless constraints or a frame say otherwise.
@preconcurrency @MainActor
open class UIImageView: UIView {
    override var standardAccessibilityTraits: UIAccessibilityTraits { .image }
    private var isAnimatingImages = false

    open var image: UIImage? {
        get { shown }
        set {
            guard !World.isFrozen, newValue !== shown else { return }
            let old = shown?.size
            shown = newValue
            World.effectCount += 1
            if old != newValue?.size { invalidateIntrinsicContentSize() }
        }
    }
    private var shown: UIImage?

    @Held open var highlightedImage: UIImage?
    @Held open var isHighlighted = false
    @Held open var animationImages: [UIImage]?
    /// Seconds of one round; 0 is a thirtieth of a second for each image.
    @Held open var animationDuration: TimeInterval = 0
    @Held open var animationRepeatCount = 0
    @Held open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// As large as the image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        shown = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        decode(coder, as: UIImageView.self)
    }

    override class var decoder: UIView.Type { UIImageView.self }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The image's size, or the present one without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open var isAnimating: Bool { isAnimatingImages }
    open func startAnimating() { if !World.isFrozen { isAnimatingImages = animationImages?.isEmpty == false } }
    open func stopAnimating() { if !World.isFrozen { isAnimatingImages = false } }
}
