/// Moves what a view shows with the tilt of the device. Nothing tilts; effects are held.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The values to add at a tilt, by key path.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    @Held open var minimumRelativeValue: Any?
    @Held open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) {
        keyPath = ""
        type = .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    @Held open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// The effects that were added, oldest first.
    public var motionEffects: [UIMotionEffect] {
        get { attachments?.motionEffects ?? [] }
        set { if !World.isFrozen, attachments != nil || !newValue.isEmpty { madeAttachments.motionEffects = newValue } }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
    }

    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
