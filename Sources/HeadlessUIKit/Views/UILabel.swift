/// A few lines of text. Its size is an estimate, the same on every machine.
@preconcurrency @MainActor
open class UILabel: UIView {
    override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }
    private var heldText: NSAttributedString?
    private var plainText: String?

    open var text: String? {
        get { heldText?.string ?? plainText }
        set { change { ($0.heldText, $0.plainText) = (nil, newValue) } }
    }

    open var attributedText: NSAttributedString? {
        get { heldText ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set { change { ($0.heldText, $0.plainText) = (newValue, nil) } }
    }

    open var font: UIFont! {
        get { heldFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set { change { $0.heldFont = newValue } }
    }
    private var heldFont: UIFont?

    /// 0 is any number of lines.
    open var numberOfLines: Int {
        get { lineLimit }
        set { change { $0.lineLimit = newValue } }
    }
    private var lineLimit = 1

    /// The width at which the intrinsic size breaks lines, in points; 0 is the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat {
        get { widthLimit }
        set { change { $0.widthLimit = newValue } }
    }
    private var widthLimit: CGFloat = 0
    /// The width that the last layout gave to text of several lines.
    private var layoutWidth: CGFloat = 0

    @Held open var textColor: UIColor! = UIColor.label
    @Held open var textAlignment = NSTextAlignment.natural
    @Held open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    @Held open var shadowColor: UIColor?
    @Held open var shadowOffset = CGSize(width: 0, height: -1)
    @Held open var highlightedTextColor: UIColor?
    @Held open var isHighlighted = false
    @Held open var isEnabled = true
    @Held open var adjustsFontSizeToFitWidth = false
    @Held open var adjustsFontForContentSizeCategory = false
    @Held open var allowsDefaultTighteningForTruncation = false
    @Held open var minimumScaleFactor: CGFloat = 0
    @Held open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        decode(coder, as: UILabel.self)
    }

    override class var decoder: UIView.Type { UILabel.self }

    private func change(_ change: (UILabel) -> Void) {
        guard !World.isFrozen else { return }
        change(self)
        World.effectCount += 1
        invalidateIntrinsicContentSize()
    }

    private func textSize(width: CGFloat, lineLimit: Int) -> CGSize {
        let measure = heldText?.measure(font: font) ?? TextMeasure(font: font)
        return measure.size(of: text ?? "", width: width > 0 ? width : .greatestFiniteMagnitude, lineLimit: lineLimit)
    }

    open override var intrinsicContentSize: CGSize {
        let width = widthLimit > 0 ? widthLimit : layoutWidth
        return textSize(width: lineLimit == 1 ? 0 : width, lineLimit: lineLimit)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: lineLimit == 1 ? 0 : size.width, lineLimit: lineLimit)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lineLimit: numberOfLines))
    }

    /// Nothing is drawn.
    open func drawText(in rect: CGRect) {}

    override var baselines: (first: CGFloat, last: CGFloat) {
        (first: font.ascender, last: -font.descender)
    }

    override var hasTextBaseline: Bool { true }

    /// Text of several lines takes the height that its new width needs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard lineLimit != 1, widthLimit == 0, layoutWidth != bounds.width else { return }
        layoutWidth = bounds.width
        invalidateIntrinsicContentSize()
    }
}

/// Where the letters stay when text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
