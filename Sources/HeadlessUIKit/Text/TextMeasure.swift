/// Estimates how much room text takes: widths by classes of letters, the same on every machine.
struct TextMeasure {
    let font: UIFont
    var lineHeight: CGFloat
    var lineSpacing: CGFloat = 0

    init(font: UIFont, style: NSParagraphStyle? = nil) {
        self.font = font
        lineHeight = style?.lineHeight(of: font) ?? font.lineHeight
        lineSpacing = style?.lineSpacing ?? 0
    }

    /// The advance of a letter as a part of the font's size.
    private func advance(of character: Character) -> CGFloat {
        switch character {
        case "i", "j", "l", "I", "|", "!", ".", ",", ":", ";", "'": 0.27
        case " ", "f", "t", "r", "(", ")", "-": 0.34
        case "m", "w", "M", "W", "@": 0.86
        default: character.isASCII ? (character.isUppercase ? 0.66 : 0.55) : 1
        }
    }

    func width(of text: some StringProtocol) -> CGFloat {
        let boldness = 1 + max(0, font.weight.rawValue) * 0.1
        return text.reduce(0) { $0 + advance(of: $1) } * font.pointSize * boldness
    }

    /// The lines that fit a width: broken between words, and inside a word only when it is too wide by itself.
    func lines(of text: String, width limit: CGFloat) -> [CGFloat] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapped($0, width: limit) }
    }

    private func wrapped(_ paragraph: Substring, width limit: CGFloat) -> [CGFloat] {
        let space = width(of: " ")
        var lines: [CGFloat] = []
        var current: CGFloat?
        for word in paragraph.split(separator: " ") {
            let length = width(of: word)
            if let before = current, before + space + length <= limit {
                current = before + space + length
                continue
            }
            if let before = current { lines.append(before) }
            current = length
            while let rest = current, rest > limit, limit > font.pointSize {
                lines.append(limit)
                current = rest - limit
            }
        }
        return lines + [current ?? 0]
    }

    /// The size of text in a width, on at most so many lines; 0 lines is any number.
    func size(of text: String, width limit: CGFloat, lineLimit: Int = 0) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var lines = lines(of: text, width: lineLimit == 1 ? .greatestFiniteMagnitude : limit)
        if lineLimit > 0 { lines = Array(lines.prefix(lineLimit)) }
        let height = CGFloat(lines.count) * lineHeight + CGFloat(lines.count - 1) * lineSpacing
        return CGSize(
            width: min(PixelGrid.roundedUp(lines.max() ?? 0), limit), height: PixelGrid.roundedUp(height))
    }
}

extension NSAttributedString {
    private var firstFont: UIFont? {
        length == 0 ? nil : attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    private var firstStyle: NSParagraphStyle? {
        length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// Measures by the attributes of the first letter.
    func measure(font: UIFont = .systemFont(ofSize: 12)) -> TextMeasure {
        TextMeasure(font: firstFont ?? font, style: firstStyle)
    }

    /// The size of the text on one line, or on one for each paragraph.
    public func size() -> CGSize {
        measure().size(of: string, width: .greatestFiniteMagnitude)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let limit = size.width > 0 ? size.width : .greatestFiniteMagnitude
        return CGRect(
            origin: .zero, size: measure().size(of: string, width: limit, lineLimit: wraps ? 0 : 1))
    }

    /// Nothing is drawn.
    public func draw(in rect: CGRect) {}
    /// Nothing is drawn.
    public func draw(at point: CGPoint) {}
}

extension NSString {
    /// The size of the text on one line, or on one for each paragraph.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }

    /// Nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    /// The size of the text on one line, or on one for each paragraph.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// What shrinking text to fit may do; the estimate does not shrink.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
}
