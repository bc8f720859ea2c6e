/// The geometry of paths.
enum Outline {
    typealias Element = CGPath.Element

    /// How far the control points of a quarter of a circle lie from its ends, as a part of the radius.
    private static let quarterControl: CGFloat = 0.5522847498
    /// The straight pieces that stand for a curve.
    private static let piecesOfCurve = 16

    static func rectangle(_ rect: CGRect) -> [Element] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func ellipse(in rect: CGRect) -> [Element] {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        return roundedRectangle(rect, corners: .allCorners, radii: radii)
    }

    /// From the top left, with the screen's y axis clockwise. No radius is larger than half the side.
    static func roundedRectangle(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> [Element] {
        let width = min(radii.width, rect.width / 2)
        let height = min(radii.height, rect.height / 2)
        guard width > 0, height > 0, !corners.isEmpty else { return rectangle(rect) }
        var elements: [Element] = []
        func corner(_ which: UIRectCorner, at point: CGPoint, from before: CGVector, to after: CGVector) {
            guard corners.contains(which) else {
                elements.append(elements.isEmpty ? .move(point) : .line(point))
                return
            }
            let start = CGPoint(x: point.x + before.dx * width, y: point.y + before.dy * height)
            let end = CGPoint(x: point.x + after.dx * width, y: point.y + after.dy * height)
            let rest = 1 - quarterControl
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            elements.append(
                .curve(
                    end,
                    control1: CGPoint(
                        x: point.x + before.dx * width * rest, y: point.y + before.dy * height * rest),
                    control2: CGPoint(x: point.x + after.dx * width * rest, y: point.y + after.dy * height * rest)))
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
        corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
        corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
        corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
        return elements + [.close]
    }

    /// Angles in radians, growing from the x axis towards the y axis.
    static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool, startsWithLine: Bool
    ) -> [Element] {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        guard sweep.isFinite, radius.isFinite else { return [] }
        if increasing {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
            sweep = min(sweep, turn)
        } else {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
            sweep = max(sweep, -turn)
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let pieces = max(1, Int(measure: (abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        var elements: [Element] = [startsWithLine ? .line(point(start)) : .move(point(start))]
        for piece in 0..<pieces {
            let (first, last) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
            let (from, to) = (point(first), point(last))
            elements.append(
                .curve(
                    to, control1: CGPoint(x: from.x - reach * sin(first), y: from.y + reach * cos(first)),
                    control2: CGPoint(x: to.x + reach * sin(last), y: to.y - reach * cos(last))))
        }
        return elements
    }

    static func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The subpaths with each curve as a few straight pieces.
    static func polygons(of elements: [Element]) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        for element in elements {
            let from = current.last ?? .zero
            switch element {
            case .move(let point):
                if !current.isEmpty { polygons.append(current) }
                current = [point]
            case .line(let point):
                current.append(point)
            case .quadCurve(let end, let control):
                current += pieces { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
                }
            case .curve(let end, let control1, let control2):
                current += pieces { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .close:
                guard let start = current.first else { continue }
                polygons.append(current)
                current = [start]
            }
        }
        if current.count > 1 || polygons.isEmpty, !current.isEmpty { polygons.append(current) }
        return polygons
    }

    private static func pieces(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
        (1...piecesOfCurve).map { point(CGFloat($0) / CGFloat(piecesOfCurve)) }
    }

    static func contains(_ point: CGPoint, polygons: [[CGPoint]], rule: CGPathFillRule) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons where polygon.count > 1 {
            for (index, start) in polygon.enumerated() {
                let end = polygon[(index + 1) % polygon.count]
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += start.y <= point.y ? 1 : -1
            }
        }
        return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
    }
}
