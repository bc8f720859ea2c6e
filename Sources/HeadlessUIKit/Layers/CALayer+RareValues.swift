/// Properties that few layers set. Those of the first part animate.
extension CALayer {
    public var shadowOffset: CGSize {
        get { rareValue("shadowOffset")?.size ?? .zero }
        set { changeRare("shadowOffset", to: .size(newValue)) }
    }

    public var shadowPath: CGPath? {
        get { rareValue("shadowPath")?.path }
        set { changeRare("shadowPath", to: .path(newValue)) }
    }

    public var anchorPointZ: CGFloat {
        get { rareNumber("anchorPointZ") }
        set { changeRare("anchorPointZ", to: .number(Double(newValue))) }
    }

    /// A transform of everything in the layer, such as a perspective.
    public var sublayerTransform: CATransform3D {
        get { rareValue("sublayerTransform")?.matrix ?? CATransform3DIdentity }
        set { changeRare("sublayerTransform", to: LayerValue(newValue)) }
    }

    /// The part of the contents that is shown, in parts of their size.
    public var contentsRect: CGRect {
        get { rareValue("contentsRect")?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeRare("contentsRect", to: .rect(newValue)) }
    }

    /// The stretching part of the contents, in parts of their size.
    public var contentsCenter: CGRect {
        get { rareValue("contentsCenter")?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeRare("contentsCenter", to: .rect(newValue)) }
    }

    public var contentsGravity: CALayerContentsGravity {
        get { held("contentsGravity", .resize) }
        set { hold("contentsGravity", newValue) }
    }

    public var cornerCurve: CALayerCornerCurve {
        get { held("cornerCurve", .circular) }
        set { hold("cornerCurve", newValue) }
    }

    public var magnificationFilter: CALayerContentsFilter {
        get { held("magnificationFilter", .linear) }
        set { hold("magnificationFilter", newValue) }
    }

    public var minificationFilter: CALayerContentsFilter {
        get { held("minificationFilter", .linear) }
        set { hold("minificationFilter", newValue) }
    }

    public var minificationFilterBias: Float {
        get { held("minificationFilterBias", 0) }
        set { hold("minificationFilterBias", newValue) }
    }

    public var isDoubleSided: Bool {
        get { held("doubleSided", true) }
        set { hold("doubleSided", newValue) }
    }

    public var isGeometryFlipped: Bool {
        get { held("geometryFlipped", false) }
        set { hold("geometryFlipped", newValue) }
    }

    public var drawsAsynchronously: Bool {
        get { held("drawsAsynchronously", false) }
        set { hold("drawsAsynchronously", newValue) }
    }

    public var needsDisplayOnBoundsChange: Bool {
        get { held("needsDisplayOnBoundsChange", false) }
        set { hold("needsDisplayOnBoundsChange", newValue) }
    }

    public var allowsEdgeAntialiasing: Bool {
        get { held("allowsEdgeAntialiasing", false) }
        set { hold("allowsEdgeAntialiasing", newValue) }
    }

    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { held("edgeAntialiasingMask", [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]) }
        set { hold("edgeAntialiasingMask", newValue) }
    }

    public var filters: [Any]? {
        get { held("filters", nil) }
        set { hold("filters", newValue) }
    }

    public var backgroundFilters: [Any]? {
        get { held("backgroundFilters", nil) }
        set { hold("backgroundFilters", newValue) }
    }

    public var compositingFilter: Any? {
        get { extras?.held["compositingFilter"] }
        set { hold("compositingFilter", newValue) }
    }

    public var style: [AnyHashable: Any]? {
        get { held("style", nil) }
        set { hold("style", newValue) }
    }

    /// The part of the layer that its superlayer shows.
    public var visibleRect: CGRect { bounds }
    public func preferredFrameSize() -> CGSize { bounds.size }
    public func needsDisplay() -> Bool { false }
    public func displayIfNeeded() {}
    public func setNeedsDisplay(_ rect: CGRect) {}
}

/// How contents that do not fit are placed.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The edges that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
