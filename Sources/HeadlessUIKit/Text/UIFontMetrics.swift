/// Fonts that follow the user's size of text. The model has the standard size, at which nothing grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// For body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The style whose size it follows.
    public let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The same font, no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .greatestFiniteMagnitude) -> UIFont {
        font.pointSize <= maximumPointSize ? font : font.withSize(maximumPointSize)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// The same value.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
