/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels in a point; 0 stands for the screen's.
    open var scale: CGFloat = 0
    open var opaque = false

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

    public required override init() {
        super.init()
    }
}

/// Makes pictures of one size. Nothing is drawn: the picture is blank.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat
    private let area: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        area = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size), format: .default()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Runs the actions and returns a picture of the renderer's size.
    open func image(actions: DrawingActions) -> UIImage {
        ImageContext.image(size: area.size, scale: format.scale) {
            actions(UIGraphicsImageRendererContext(cgContext: $0, format: format))
        }
    }

    /// Runs the actions; there are no bytes.
    open func pngData(actions: DrawingActions) -> Data {
        _ = image(actions: actions)
        return Data()
    }

    /// Runs the actions; there are no bytes.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        pngData(actions: actions)
    }
}

/// What a renderer's actions draw in.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Nothing is drawn.
    open func fill(_ rect: CGRect) {}
    /// Nothing is drawn.
    open func stroke(_ rect: CGRect) {}
    /// Nothing is drawn.
    open func clip(to rect: CGRect) {}
}
