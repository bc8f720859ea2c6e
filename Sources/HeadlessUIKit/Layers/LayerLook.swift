/// Those values of a layer that say where it is seen and what it hides.
///
/// Numbers alone: a copy of all values would have the colours copied with them.
struct LayerLook: Equatable {
    private(set) var bounds: CGRect
    private var position: CGPoint
    private var anchorPoint: CGPoint
    private var affine: CGAffineTransform
    private var hasDepth: Bool
    private(set) var opacity: Double
    private var cornerRadius: Double
    private var backgroundAlpha: Double

    init(_ values: borrowing LayerValues) {
        bounds = values.bounds
        position = values.position
        anchorPoint = values.anchorPoint
        affine = values.affine
        hasDepth = values.matrix != nil
        opacity = values.opacity
        cornerRadius = values.cornerRadius
        backgroundAlpha = Double(values.backgroundColor?.alpha ?? 0)
    }

    static func isMadeOf(_ key: LayerKey) -> Bool {
        switch key {
        case .bounds, .position, .anchorPoint, .transform, .opacity, .cornerRadius, .backgroundColor: true
        default: false
        }
    }

    mutating func set(_ key: LayerKey, to value: LayerValue) {
        switch (key, value) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.position, .point(let point)): position = point
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.transform, .affine(let transform)): (affine, hasDepth) = (transform, false)
        case (.transform, .matrix(let matrix)): (affine, hasDepth) = (matrix.affinePart, !matrix.isAffine)
        case (.opacity, .number(let number)): opacity = number
        case (.cornerRadius, .number(let number)): cornerRadius = number
        case (.backgroundColor, .color(let color)): backgroundAlpha = Double(color?.alpha ?? 0)
        default: break
        }
    }

    /// Maps points of the bounds to the superlayer.
    var toSuperlayer: CGAffineTransform {
        affine.placing(bounds, anchoredAt: anchorPoint, at: position)
    }

    /// Whether nothing is seen through its bounding rectangle but by its opacity: a turned layer does not fill it, nor
    /// does a round one; rounded corners leave little out.
    var fillsItsFrame: Bool {
        backgroundAlpha > 0.99 && affine.b == 0 && affine.c == 0 && !hasDepth
            && cornerRadius * 4 <= Double(min(bounds.width, bounds.height))
    }
}
