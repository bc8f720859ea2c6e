/// The model values of one layer.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var affine = CGAffineTransform.identity
    /// The whole transform when it has depth or perspective; `affine` then holds its flat part.
    var matrix: MatrixBox?
    var opacity = 1.0
    var zPosition = 0.0
    var cornerRadius = 0.0
    var backgroundColor: CGColor?
    var borderWidth = 0.0
    var borderColor: CGColor?
    var shadowOpacity = 0.0
    var shadowRadius = 3.0
    var shadowColor: CGColor?

    /// Keeps the rare large transform out of every layer.
    final class MatrixBox: Sendable {
        let value: CATransform3D

        init(_ value: CATransform3D) {
            self.value = value
        }
    }

    var transform: CATransform3D {
        get { matrix?.value ?? CATransform3D(affine) }
        set {
            affine = newValue.affinePart
            matrix = newValue.isAffine ? nil : MatrixBox(newValue)
        }
    }

    subscript(key: LayerKey) -> LayerValue {
        get {
            switch key {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .transform: matrix.map { .matrix($0.value) } ?? .affine(affine)
            case .opacity: .number(opacity)
            case .backgroundColor: .color(backgroundColor)
            case .cornerRadius: .number(cornerRadius)
            case .zPosition: .number(zPosition)
            case .borderWidth: .number(borderWidth)
            case .borderColor: .color(borderColor)
            case .shadowOpacity: .number(shadowOpacity)
            case .shadowRadius: .number(shadowRadius)
            case .shadowColor: .color(shadowColor)
            case .anchorPoint: .point(anchorPoint)
            case .contents, .shadowOffset, .shadowPath, .sublayerTransform: .none
            }
        }
        set {
            switch (key, newValue) {
            case (.bounds, .rect(let value)): bounds = value
            case (.position, .point(let value)): position = value
            case (.transform, .affine(let value)): (affine, matrix) = (value, nil)
            case (.transform, .matrix(let value)): transform = value
            case (.opacity, .number(let value)): opacity = value
            case (.backgroundColor, .color(let value)): backgroundColor = value
            case (.cornerRadius, .number(let value)): cornerRadius = value
            case (.zPosition, .number(let value)): zPosition = value
            case (.borderWidth, .number(let value)): borderWidth = value
            case (.borderColor, .color(let value)): borderColor = value
            case (.shadowOpacity, .number(let value)): shadowOpacity = value
            case (.shadowRadius, .number(let value)): shadowRadius = value
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            default: break
            }
        }
    }

    // Inlined, as a call would have the colours copied with the numbers.
    /// Maps points of the bounds to the superlayer.
    @inline(__always) var toSuperlayer: CGAffineTransform {
        affine.placing(bounds, anchoredAt: anchorPoint, at: position)
    }

    /// The bounding rectangle in the superlayer; where the bounds begin changes no bit of it.
    @inline(__always) var frame: CGRect {
        let area = CGRect(origin: .zero, size: bounds.size)
        return area.applying(affine.placing(area, anchoredAt: anchorPoint, at: position))
    }

    /// Whether a turn in space shows the layer from its side, but for a cosine's error: no size of its bounds fills a
    /// frame (ledger 2.6).
    private var isEdgeOn: Bool {
        guard !transform.isAffine else { return false }
        let plane = affine
        let longest = max(abs(plane.a), abs(plane.b), abs(plane.c), abs(plane.d))
        return abs(plane.a * plane.d - plane.b * plane.c) < 1e-9 * longest * longest
    }

    /// The bounds size and position that make the bounding rectangle `frame`.
    func geometry(forFrame frame: CGRect) -> (size: CGSize, position: CGPoint) {
        let size =
            affine.isIdentity
            ? frame.size
            : isEdgeOn
                ? bounds.size
                : CGRect(origin: .zero, size: frame.size).applying(
                    CGAffineTransform(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: 0, ty: 0).inverted()
                ).size
        return (
            size,
            CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.size.width - affine.tx,
                y: frame.origin.y + anchorPoint.y * frame.size.height - affine.ty)
        )
    }
}

extension CGAffineTransform {
    /// The same around the anchor point of a layer with these bounds, which stands at `position` in its superlayer.
    @inline(__always) func placing(
        _ bounds: CGRect, anchoredAt anchorPoint: CGPoint, at position: CGPoint
    ) -> CGAffineTransform {
        let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
        let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
        var result = self
        result.tx += position.x - (a * anchorX + c * anchorY)
        result.ty += position.y - (b * anchorX + d * anchorY)
        return result
    }
}
