/// What is drawn of one view at one instant.
public struct ViewLook: Hashable, Codable, Sendable {
    public var bounds: Rectangle
    /// Maps points of the bounds to the superview.
    public var toSuperview: Transform
    /// Of the view alone, 0 to 1.
    public var alpha: Double
    /// In points.
    public var cornerRadius: Double
    public var isHidden: Bool
    /// Whether what lies outside of its bounds is not drawn.
    public var clips: Bool
    /// What a mask lets through, in the view's own coordinates; nil without one.
    public var mask: Rectangle?
    /// The background as red, green, blue and alpha of eight bits each; 0 without one.
    public var background: UInt32
    /// What can be read in it, of a label or a button; empty otherwise.
    public var text: String

    public init(
        bounds: Rectangle, toSuperview: Transform, alpha: Double = 1, cornerRadius: Double = 0, isHidden: Bool = false,
        clips: Bool = false, mask: Rectangle? = nil, background: UInt32 = 0, text: String = ""
    ) {
        self.bounds = bounds
        self.toSuperview = toSuperview
        self.alpha = alpha
        self.cornerRadius = cornerRadius
        self.isHidden = isHidden
        self.clips = clips
        self.mask = mask
        self.background = background
        self.text = text
    }

    /// What changes little by little, each with how far it may be off before an eye sees it.
    private var numbers: [(value: Double, tolerance: Double)] {
        [
            (bounds.x, 0.25), (bounds.y, 0.25), (bounds.width, 0.25), (bounds.height, 0.25),
            (toSuperview.a, 0.001), (toSuperview.b, 0.001), (toSuperview.c, 0.001), (toSuperview.d, 0.001),
            (toSuperview.tx, 0.25), (toSuperview.ty, 0.25), (alpha, 0.005), (cornerRadius, 0.25),
        ]
    }

    /// Whether it differs from another one in nothing but what changes little by little.
    private func hasSameRest(as other: ViewLook) -> Bool {
        isHidden == other.isHidden && clips == other.clips && mask == other.mask && background == other.background
            && text == other.text
    }

    /// Whether it is what lies on the straight way from one look to another, as far as an eye can see.
    ///
    /// - Parameter share: how far along, 0 to 1.
    func lies(onWayFrom start: ViewLook, to end: ViewLook, share: Double) -> Bool {
        guard hasSameRest(as: start), hasSameRest(as: end) else { return false }
        // Where one is no number no way leads to it.
        return zip(numbers, zip(start.numbers, end.numbers)).allSatisfy { own, others in
            let expected = others.0.value + (others.1.value - others.0.value) * share
            return abs(own.value - expected) <= own.tolerance
        }
    }
}
