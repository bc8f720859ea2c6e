import TransitionCore

/// A switch that a tap turns on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    override var standardAccessibilityTraits: UIAccessibilityTraits { .button }
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// Setting it by code sends no event.
    @Held open var isOn = false
    @Held open var onTintColor: UIColor?
    @Held open var thumbTintColor: UIColor?
    @Held open var onImage: UIImage?
    @Held open var offImage: UIImage?
    @Held open var title: String?
    @Held open var preferredStyle = Style.automatic

    /// Switches have one size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var style: Style { .sliding }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var keepsTapsToItself: Bool { true }

    override func triggered(with event: UIEvent?) {
        World.current?.notePressedButton()
        send(.touchUpInside, with: event)
        isOn.toggle()
        send([.valueChanged, .primaryActionTriggered], with: event)
    }
}

/// A value between two limits that a finger drags along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let thumb: CGFloat = 31
    private var held: Float = 0

    @Held open var minimumValue: Float = 0 { didSet { held = clamped(held) } }
    @Held open var maximumValue: Float = 1 { didSet { held = clamped(held) } }
    /// Whether a drag sends the value all along, or at its end.
    @Held open var isContinuous = true
    @Held open var minimumValueImage: UIImage?
    @Held open var maximumValueImage: UIImage?
    @Held open var minimumTrackTintColor: UIColor?
    @Held open var maximumTrackTintColor: UIColor?
    @Held open var thumbTintColor: UIColor?

    open var value: Float {
        get { held }
        set { if !World.isFrozen { held = clamped(newValue) } }
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        CGRect(
            x: center(of: value) - Self.thumb / 2, y: rect.midY - Self.thumb / 2, width: Self.thumb, height: Self.thumb)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }

    /// Only a finger on the thumb drags it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        abs(touch.location(in: self).x - center(of: value)) <= Self.thumb
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let room = bounds.width - Self.thumb
        guard room > 0 else { return true }
        let part = Float((touch.location(in: self).x - bounds.minX - Self.thumb / 2) / room)
        let old = value
        value = minimumValue + part * (maximumValue - minimumValue)
        if isContinuous, value != old { send(.valueChanged, with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send(.valueChanged, with: event) }
    }

    private func center(of value: Float) -> CGFloat {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return bounds.minX + Self.thumb / 2 + part * max(0, bounds.width - Self.thumb)
    }

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    }
}

/// A value that two buttons, minus and plus, step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    @Held open var minimumValue: Double = 0 { didSet { held = clamped(held) } }
    @Held open var maximumValue: Double = 100 { didSet { held = clamped(held) } }
    @Held open var stepValue: Double = 1
    @Held open var wraps = false
    @Held open var autorepeat = true
    @Held open var isContinuous = true
    private var held: Double = 0
    private var direction: Double = 1

    open var value: Double {
        get { held }
        set { if !World.isFrozen { held = clamped(newValue) } }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    override var keepsTapsToItself: Bool { true }
    override var tappedParts: [CGRect] { parts(2) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        direction = (touch?.location(in: self).x ?? 0) < bounds.midX ? -1 : 1
    }

    override func triggered(with event: UIEvent?) {
        send(.touchUpInside, with: event)
        let next = held + direction * stepValue
        if wraps, next > maximumValue {
            held = minimumValue
        } else if wraps, next < minimumValue {
            held = maximumValue
        } else {
            held = clamped(next)
        }
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    private func clamped(_ value: Double) -> Double {
        value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
    }
}
