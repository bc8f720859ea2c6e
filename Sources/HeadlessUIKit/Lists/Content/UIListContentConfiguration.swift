/// Two lines of text and an image, as rows of lists have them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How text looks.
    @preconcurrency @MainActor
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
    }

    /// How the image looks.
    @preconcurrency @MainActor
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// 0 sets no limit.
        public var maximumSize = CGSize.zero
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    /// Whether the second line stands beside the first where both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 4

    private init(secondaryColor: UIColor = .secondaryLabel, secondarySize: CGFloat = 12) {
        secondaryTextProperties.color = secondaryColor
        secondaryTextProperties.font = .systemFont(ofSize: secondarySize)
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(secondarySize: 17)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list's configuration: the image at the leading edge, the lines of text beside it.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard !World.isFrozen, let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            show()
        }
    }

    private func show() {
        fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        picture.image = shown.image
        picture.tintColor = shown.imageProperties.tintColor
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        set(picture, isShown: shown.image != nil)
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        if let attributed { label.attributedText = attributed } else { label.text = text }
        set(label, isShown: text != nil || attributed != nil)
    }

    private func set(_ part: UIView, isShown: Bool) {
        guard isShown != (part.superview === self) else { return }
        if isShown { addSubview(part) } else { part.removeFromSuperview() }
    }

    private var pictureSize: CGSize {
        guard let size = shown.image?.size else { return .zero }
        let limit = shown.imageProperties.maximumSize
        return CGSize(
            width: limit.width > 0 ? min(limit.width, size.width) : size.width,
            height: limit.height > 0 ? min(limit.height, size.height) : size.height)
    }

    private var labels: [UILabel] { [textLabel, secondaryLabel].filter { $0.superview === self } }

    /// The width that the margins and the image leave for text, and where it begins.
    private func textRoom(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        let margins = shown.directionalLayoutMargins
        let image = pictureSize.width > 0 ? pictureSize.width + shown.imageToTextPadding : 0
        let start = margins.leading + image
        return (start, max(0, width - start - margins.trailing))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : bounds.width
        let room = CGSize(width: textRoom(in: width).width, height: .greatestFiniteMagnitude)
        let heights = labels.map { $0.sizeThatFits(room).height }
        let gaps = shown.textToSecondaryTextVerticalPadding * CGFloat(max(0, heights.count - 1))
        let text =
            shown.prefersSideBySideTextAndSecondaryText ? heights.max() ?? 0 : heights.reduce(0, +) + gaps
        let margins = shown.directionalLayoutMargins
        return CGSize(width: width, height: max(text, pictureSize.height) + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = pictureSize
        picture.frame = CGRect(
            x: shown.directionalLayoutMargins.leading, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        let room = textRoom(in: bounds.width)
        if shown.prefersSideBySideTextAndSecondaryText, labels.count == 2 {
            place(textLabel, at: room.start, y: 0, width: room.width / 2, height: bounds.height)
            place(
                secondaryLabel, at: room.start + room.width / 2, y: 0, width: room.width / 2, height: bounds.height)
            return
        }
        let limit = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let heights = labels.map { $0.sizeThatFits(limit).height }
        let gap = shown.textToSecondaryTextVerticalPadding
        var top = (bounds.height - heights.reduce(0, +) - gap * CGFloat(max(0, heights.count - 1))) / 2
        for (label, height) in zip(labels, heights) {
            place(label, at: room.start, y: top, width: room.width, height: height)
            top += height + gap
        }
    }

    private func place(_ label: UILabel, at x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        label.frame = CGRect(x: x, y: y, width: width, height: height)
    }
}
