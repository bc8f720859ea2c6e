/// What the compiler makes of an image literal of no stated type.
public typealias _ImageLiteralType = UIImage

/// A picture. None is read or drawn: an image has a size and is otherwise a placeholder.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Whether a picture is shown in its colours or as a stencil of the tint colour.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How the pixels are turned before they are shown.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How a resizable picture fills the space between its caps.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The size in points of a picture that a name stands for, as no resource can be read.
    private static let placeholderSize = CGSize(width: 24, height: 24)

    /// Points.
    public let size: CGSize
    /// Pixels in a point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    /// The name in the asset catalogue, or of the system's symbol.
    let name: String?

    init(
        size: CGSize, scale: CGFloat = 1, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, name: String? = nil
    ) {
        self.size = size
        self.scale = scale
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.name = name
        super.init()
    }

    /// An image without pixels.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// A placeholder for any name: a test machine has no resources, and none is missed.
    public convenience init?(named name: String) {
        self.init(size: Self.placeholderSize, name: name)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(size: Self.placeholderSize, name: name)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// What `#imageLiteral` makes.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(size: Self.placeholderSize, name: name)
    }

    public convenience init?(systemName name: String) {
        self.init(size: Self.placeholderSize, name: name)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(size: Self.placeholderSize, name: name)
    }

    public convenience init?(contentsOfFile path: String) {
        self.init(size: Self.placeholderSize, name: path)
    }

    /// Nil for no data, else a placeholder.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(size: Self.placeholderSize)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty else { return nil }
        self.init(size: Self.placeholderSize, scale: scale)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let points = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(size: points, scale: scale, orientation: orientation)
    }

    /// As many pixels as the size and scale come to; nil for an image without any.
    open var cgImage: CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return CGImage(
            width: Int(measure: (size.width * scale).rounded()), height: Int(measure: (size.height * scale).rounded()))
    }

    open var isSymbolImage: Bool { false }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var images: [UIImage]? { nil }
    open var duration: TimeInterval { 0 }

    // MARK: Variants

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { copy() }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode)
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage { copy() }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { copy() }
    open func withHorizontallyFlippedOrientation() -> UIImage { copy() }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        copy(capInsets: capInsets)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy(capInsets: capInsets, resizingMode: resizingMode)
    }

    private func copy(
        renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil
    ) -> UIImage {
        UIImage(
            size: size, scale: scale, orientation: imageOrientation,
            renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
            resizingMode: resizingMode ?? self.resizingMode, name: name)
    }

    // MARK: Drawing: nothing is drawn

    open func draw(in rect: CGRect) {}
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    open func draw(at point: CGPoint) {}
    /// No bytes, since there are no pixels.
    open func pngData() -> Data? { cgImage.map { _ in Data() } }
    open func jpegData(compressionQuality: CGFloat) -> Data? { cgImage.map { _ in Data() } }
}

extension UIImage {
    /// How a picture or symbol is chosen among its variants.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size and weight of a system symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}
