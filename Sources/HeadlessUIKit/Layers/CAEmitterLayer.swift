/// The shape out of which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// One kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    open var name: String?
    open var contents: Any?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var alphaRange: Float = 0
    open var alphaSpeed: Float = 0
    open var color: CGColor?
    open var isEnabled = true
    open var emitterCells: [CAEmitterCell]?
}

/// A layer that particles come out of. None is drawn; the layer's own values animate, and the cells are held.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class func defaultRareValue(_ key: String) -> LayerValue? {
        switch key {
        case "birthRate", "lifetime", "velocity", "scale", "spin": .number(1)
        case "emitterZPosition": .number(0)
        case "emitterPosition": .point(.zero)
        case "emitterSize": .size(.zero)
        default: super.defaultRareValue(key)
        }
    }

    open var emitterCells: [CAEmitterCell]? {
        get { held("emitterCells", nil) }
        set { hold("emitterCells", newValue) }
    }

    open var emitterShape: CAEmitterLayerEmitterShape {
        get { held("emitterShape", .point) }
        set { hold("emitterShape", newValue) }
    }

    open var emitterPosition: CGPoint {
        get { rareValue("emitterPosition")?.point ?? .zero }
        set { changeRare("emitterPosition", to: .point(newValue)) }
    }

    open var emitterSize: CGSize {
        get { rareValue("emitterSize")?.size ?? .zero }
        set { changeRare("emitterSize", to: .size(newValue)) }
    }

    /// Multiplies the rate of every cell; 0 stops them.
    open var birthRate: Float {
        get { Float(rareNumber("birthRate")) }
        set { changeRare("birthRate", to: .number(Double(newValue))) }
    }

    /// Multiplies the life of every particle.
    open var lifetime: Float {
        get { Float(rareNumber("lifetime")) }
        set { changeRare("lifetime", to: .number(Double(newValue))) }
    }

    open var velocity: Float {
        get { Float(rareNumber("velocity")) }
        set { changeRare("velocity", to: .number(Double(newValue))) }
    }

    open var scale: Float {
        get { Float(rareNumber("scale")) }
        set { changeRare("scale", to: .number(Double(newValue))) }
    }
}
