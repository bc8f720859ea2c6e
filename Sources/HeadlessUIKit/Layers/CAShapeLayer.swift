/// How a shape's inside is told from its outside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path. Nothing is drawn; its values animate.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
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
        case "path": .path(nil)
        case "fillColor": .color(CGColor(gray: 0, alpha: 1))
        case "strokeColor": .color(nil)
        case "strokeStart", "lineDashPhase": .number(0)
        case "strokeEnd", "lineWidth": .number(1)
        case "miterLimit": .number(10)
        default: super.defaultRareValue(key)
        }
    }

    /// What it shows. It never animates by itself, only under an animation that is added.
    open var path: CGPath? {
        get { rareValue("path")?.path }
        set { if !World.isFrozen { madeExtras.rare["path"] = .path(newValue) } }
    }

    open var fillColor: CGColor? {
        get { rareValue("fillColor")?.color }
        set { changeRare("fillColor", to: .color(newValue)) }
    }

    open var strokeColor: CGColor? {
        get { rareValue("strokeColor")?.color }
        set { changeRare("strokeColor", to: .color(newValue)) }
    }

    /// The part of the path at which the stroke begins, 0…1.
    open var strokeStart: CGFloat {
        get { rareNumber("strokeStart") }
        set { changeRare("strokeStart", to: .number(Double(newValue))) }
    }

    /// The part of the path at which the stroke ends, 0…1.
    open var strokeEnd: CGFloat {
        get { rareNumber("strokeEnd") }
        set { changeRare("strokeEnd", to: .number(Double(newValue))) }
    }

    open var lineWidth: CGFloat {
        get { rareNumber("lineWidth") }
        set { changeRare("lineWidth", to: .number(Double(newValue))) }
    }

    open var miterLimit: CGFloat {
        get { rareNumber("miterLimit") }
        set { changeRare("miterLimit", to: .number(Double(newValue))) }
    }

    open var lineDashPhase: CGFloat {
        get { rareNumber("lineDashPhase") }
        set { changeRare("lineDashPhase", to: .number(Double(newValue))) }
    }

    open var lineDashPattern: [NSNumber]? {
        get { held("lineDashPattern", nil) }
        set { hold("lineDashPattern", newValue) }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { held("fillRule", .nonZero) }
        set { hold("fillRule", newValue) }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { held("lineCap", .butt) }
        set { hold("lineCap", newValue) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { held("lineJoin", .miter) }
        set { hold("lineJoin", newValue) }
    }
}
