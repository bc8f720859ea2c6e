/// The course of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows colours which run into each other. Nothing is drawn; its values animate.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
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
        case "colors", "locations": .list([])
        case "startPoint": .point(CGPoint(x: 0.5, y: 0))
        case "endPoint": .point(CGPoint(x: 0.5, y: 1))
        default: super.defaultRareValue(key)
        }
    }

    /// Values of type `CGColor`.
    open var colors: [Any]? {
        get { extras?.rare["colors"]?.list.map { $0.compactMap(\.color) } }
        set { changeRare("colors", to: LayerValue(newValue, like: .list([])) ?? .list([])) }
    }

    /// Where each colour is pure, 0…1 along the gradient.
    open var locations: [NSNumber]? {
        get { extras?.rare["locations"]?.list.map { $0.compactMap(\.number).map { NSNumber(value: $0) } } }
        set { changeRare("locations", to: LayerValue(newValue, like: .list([])) ?? .list([])) }
    }

    /// In parts of the layer's size.
    open var startPoint: CGPoint {
        get { rareValue("startPoint")?.point ?? .zero }
        set { changeRare("startPoint", to: .point(newValue)) }
    }

    /// In parts of the layer's size.
    open var endPoint: CGPoint {
        get { rareValue("endPoint")?.point ?? .zero }
        set { changeRare("endPoint", to: .point(newValue)) }
    }

    open var type: CAGradientLayerType {
        get { held("type", .axial) }
        set { hold("type", newValue) }
    }
}
