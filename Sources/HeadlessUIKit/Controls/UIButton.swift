import TransitionCore

/// A control that acts when a touch lifts over it, with a title and images for each of its states.
@preconcurrency @MainActor
open class UIButton: UIControl {
    override var standardAccessibilityTraits: UIAccessibilityTraits { .button }
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private var looks: [State: ButtonLook] = [:]
    private lazy var label = UILabel()
    private lazy var picture = UIImageView()
    private var hasLabel = false
    private var hasPicture = false
    private var type = ButtonType.custom

    @Held open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    @Held open var titleEdgeInsets = UIEdgeInsets.zero
    @Held open var imageEdgeInsets = UIEdgeInsets.zero
    @Held open var reversesTitleShadowWhenHighlighted = false
    @Held open var adjustsImageWhenHighlighted = true
    @Held open var adjustsImageWhenDisabled = true
    @Held open var showsTouchWhenHighlighted = false
    @Held open var role = Role.normal
    /// Shown by a tap where `showsMenuAsPrimaryAction` is set; otherwise held, and no long press shows it.
    @Held open var menu: UIMenu?
    @Held open var changesSelectionAsPrimaryAction = false
    @Held open var isPointerInteractionEnabled = false
    @Held open var automaticallyUpdatesConfiguration = true
    @Held open var configurationUpdateHandler: ConfigurationUpdateHandler?
    @Held open var configuration: Configuration? { didSet { updateLook() } }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        type = coder.interfaceValue(ButtonType.self) ?? .custom
        super.init(coder: coder)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    open var buttonType: ButtonType { type }

    // MARK: What it shows

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {}

    open func title(for state: State) -> String? { value(state, \.title) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(state, \.attributedTitle) }
    open func titleColor(for state: State) -> UIColor? { value(state, \.titleColor) }
    open func titleShadowColor(for state: State) -> UIColor? { value(state, \.shadowColor) }
    open func image(for state: State) -> UIImage? { value(state, \.image) }
    open func backgroundImage(for state: State) -> UIImage? { value(state, \.background) }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (type == .system ? tintColor : .white) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title, in the button from the first time it is asked for.
    open var titleLabel: UILabel? {
        if !hasLabel, !World.isFrozen {
            hasLabel = true
            addSubview(label)
            updateLook()
        }
        return label
    }

    open var imageView: UIImageView? {
        if !hasPicture, !World.isFrozen {
            hasPicture = true
            addSubview(picture)
            updateLook()
        }
        return picture
    }

    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() { if !World.isFrozen { configurationUpdateHandler?(self) } }

    private func change(_ state: State, _ change: (inout ButtonLook) -> Void) {
        guard !World.isFrozen else { return }
        change(&looks[state, default: ButtonLook()])
        World.effectCount += 1
        updateLook()
        invalidateIntrinsicContentSize()
    }

    /// A state without a value of its own shows the normal one's.
    private func value<Value>(_ state: State, _ part: KeyPath<ButtonLook, Value?>) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }

    private func updateLook() {
        setNeedsLayout()
        if hasLabel {
            let title = configuration?.title ?? currentTitle
            if let attributed = currentAttributedTitle {
                label.attributedText = attributed
            } else {
                label.text = title
            }
            label.textColor = currentTitleColor
        }
        if hasPicture { picture.image = configuration?.image ?? currentImage }
    }

    override func stateChanged() {
        updateLook()
        if automaticallyUpdatesConfiguration { updateConfiguration() }
    }

    // MARK: Layout

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open override var intrinsicContentSize: CGSize {
        let font = hasLabel ? label.font : nil
        let text = configuration?.title ?? currentAttributedTitle?.string ?? currentTitle ?? ""
        var size = TextMeasure(font: font ?? .systemFont(ofSize: 15))
            .size(of: text, width: .greatestFiniteMagnitude, lineLimit: 1)
        if let image = configuration?.image ?? currentImage {
            size.width += image.size.width
            size.height = max(size.height, image.size.height)
        }
        // Buttons that bring a picture of their own.
        if let side = type.sideOfOwnImage, text.isEmpty, size.width == 0 {
            return CGSize(width: side, height: side)
        }
        let insets = configuration.map { UIEdgeInsets($0.contentInsets) } ?? contentEdgeInsets
        let room: CGFloat = configuration == nil && contentEdgeInsets == .zero ? 6 : 0
        return CGSize(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom + 2 * room)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect(forBounds: bounds)
        if hasPicture { picture.frame = hasLabel && currentTitle != nil ? leading(of: content) : content }
        if hasLabel {
            let size = label.intrinsicContentSize
            label.bounds.size = CGSize(width: min(size.width, content.width), height: min(size.height, content.height))
            label.center = CGPoint(x: content.midX, y: content.midY)
        }
    }

    private func leading(of content: CGRect) -> CGRect {
        let size = picture.image?.size ?? .zero
        return CGRect(x: content.minX, y: content.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Touches

    override var keepsTapsToItself: Bool { true }

    override func triggered(with event: UIEvent?) {
        World.current?.notePressedButton()
        if let menu, showsMenuAsPrimaryAction {
            send(.menuActionTriggered, with: event)
            World.current?.views.menus?.show(menu, of: self)
            return
        }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.touchUpInside, with: event)
        send(.primaryActionTriggered, with: event)
    }
}

/// What a button shows in one state.
private struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var background: UIImage?
}

extension UIEdgeInsets {
    /// Leading is left.
    fileprivate init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

extension UIButton.ButtonType {
    /// How large the picture is that a button of the type brings, in points; nil for one that brings none.
    fileprivate var sideOfOwnImage: CGFloat? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: 22
        case .close: 30
        case .custom, .system, .plain: nil
        }
    }
}
