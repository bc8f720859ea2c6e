/// Where a text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How the lines of a text are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text. Nothing is drawn.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
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
        case "fontSize": .number(36)
        case "foregroundColor": .color(CGColor(gray: 1, alpha: 1))
        default: super.defaultRareValue(key)
        }
    }

    open var fontSize: CGFloat {
        get { rareNumber("fontSize") }
        set { changeRare("fontSize", to: .number(Double(newValue))) }
    }

    open var foregroundColor: CGColor? {
        get { rareValue("foregroundColor")?.color }
        set { changeRare("foregroundColor", to: .color(newValue)) }
    }

    @Held open var string: Any?
    @Held open var font: Any?
    @Held open var isWrapped = false
    @Held open var truncationMode = CATextLayerTruncationMode.none
    @Held open var alignmentMode = CATextLayerAlignmentMode.natural
    @Held open var allowsFontSubpixelQuantization = false
}

/// A layer that shows its sublayers several times. Nothing is drawn.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
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
        case "instanceDelay": .number(0)
        case "instanceTransform": .affine(.identity)
        case "instanceColor": .color(CGColor(gray: 1, alpha: 1))
        default: super.defaultRareValue(key)
        }
    }

    /// Seconds between the times of one copy and the next.
    open var instanceDelay: CFTimeInterval {
        get { Double(rareNumber("instanceDelay")) }
        set { changeRare("instanceDelay", to: .number(newValue)) }
    }

    open var instanceTransform: CATransform3D {
        get { rareValue("instanceTransform")?.matrix ?? CATransform3DIdentity }
        set { changeRare("instanceTransform", to: LayerValue(newValue)) }
    }

    open var instanceColor: CGColor? {
        get { rareValue("instanceColor")?.color }
        set { changeRare("instanceColor", to: .color(newValue)) }
    }

    @Held open var instanceCount = 1
    @Held open var preservesDepth = false
    @Held open var instanceRedOffset: Float = 0
    @Held open var instanceGreenOffset: Float = 0
    @Held open var instanceBlueOffset: Float = 0
    @Held open var instanceAlphaOffset: Float = 0
}

/// A layer whose sublayers keep their depth. Nothing is drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

}
