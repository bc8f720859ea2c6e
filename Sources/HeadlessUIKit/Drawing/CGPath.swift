/// Points, lines and curves; what a shape layer or a mask is made of.
public class CGPath: Hashable, @unchecked Sendable {
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    /// Only a mutable path's ever change.
    final fileprivate(set) var elements: [Element]

    init(elements: [Element]) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Outline.rectangle(rect), transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Outline.ellipse(in: rect), transform)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: Outline.roundedRectangle(rect, corners: .allCorners, radii: radii), transform)
    }

    private convenience init(elements: [Element], _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: transform.map { matrix in elements.map { $0.applying(matrix.pointee) } } ?? elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the path ends; zero for an empty one.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            if case .move(let point) = element { start = point }
            current = element.end ?? start
        }
        return current
    }

    /// The smallest rectangle around the points and control points; null for an empty path.
    public var boundingBox: CGRect { Outline.bounds(of: elements.flatMap(\.points)) }
    /// The smallest rectangle around the lines and curves, to a few hundredths of a point.
    public var boundingBoxOfPath: CGRect { Outline.bounds(of: Outline.polygons(of: elements).flatMap { $0 }) }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        Outline.contains(point.applying(transform.inverted()), polygons: Outline.polygons(of: elements), rule: rule)
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements, transform)
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// Which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

extension CGPath.Element {
    /// The point at which the element ends; nil for one that closes.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }

    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let point, let control):
            .quadCurve(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(elements: [])
    }

    override init(elements: [Element]) {
        super.init(elements: elements)
    }

    private func append(_ new: [Element], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quadCurve(end, control: control)], transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.curve(end, control1: control1, control2: control2)], transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Outline.rectangle(rect), transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Outline.ellipse(in: rect), transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        append(Outline.roundedRectangle(rect, corners: .allCorners, radii: radii), transform)
    }

    /// An arc in radians, after a line from where the path is. Clockwise counts with the y axis pointing up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = Outline.arc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise,
            startsWithLine: !isEmpty)
        append(arc, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    public func closeSubpath() {
        guard !isEmpty else { return }
        elements.append(.close)
    }
}
