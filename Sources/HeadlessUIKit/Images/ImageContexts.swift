/// The picture that is being made between begin and end, with its size in points.
@MainActor
struct ImageContext {
    private static var stack: [ImageContext] = []

    /// The world in which it was begun: none goes over into the next.
    private let world = World.current?.serial
    let context = CGContext()
    let size: CGSize
    let scale: CGFloat

    /// A scale of 0 stands for the screen's.
    init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale == 0 ? PixelGrid.scale : scale
    }

    /// The innermost context of this world.
    static var current: ImageContext? {
        while let last = stack.last, last.world != World.current?.serial { stack.removeLast() }
        return stack.last
    }

    static func begin(size: CGSize, scale: CGFloat) { stack.append(ImageContext(size: size, scale: scale)) }
    static func end() { if current != nil { stack.removeLast() } }

    var image: UIImage { UIImage(size: size, scale: scale) }

    /// Draws in a context of its own and tells the picture that comes of it: one of that size.
    static func image(size: CGSize, scale: CGFloat, drawing: (CGContext) -> Void) -> UIImage {
        let made = ImageContext(size: size, scale: scale)
        stack.append(made)
        drawing(made.context)
        stack.removeLast()
        return made.image
    }
}

// Free functions, as in UIKit. Drawing needs the main thread here.

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 stands for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContext.begin(size: size, scale: scale)
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    ImageContext.end()
}

/// The picture so far; nil outside a context and for one without a size.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let last = ImageContext.current, last.size.width > 0, last.size.height > 0 else { return nil }
    return last.image
}

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContext.current?.context }

/// Nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}
/// Nothing is drawn.
public func UIRectClip(_ rect: CGRect) {}

extension UIColor {
    /// Nothing is drawn.
    public func set() {}
    /// Nothing is drawn.
    public func setFill() {}
    /// Nothing is drawn.
    public func setStroke() {}
}
