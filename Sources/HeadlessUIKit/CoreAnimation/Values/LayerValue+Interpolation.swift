extension LayerValue {
    /// The value at a progress between this (0) and another (1). Values of different kinds switch at once.
    func interpolated(to end: LayerValue, at progress: Double) -> LayerValue {
        if progress == 0 { return self }
        if progress == 1 { return end }
        switch (self, end) {
        case (.number(let from), .number(let to)):
            return .number(from + (to - from) * progress)
        case (.point, .point), (.rect, .rect), (.size, .size):
            return adding(end.subtracting(self).scaled(by: progress))
        case (.path(let from?), .path(let to?)):
            return .path(from.interpolated(to: to, at: progress))
        case (.list(let from), .list(let to)) where from.count == to.count:
            return .list(zip(from, to).map { $0.interpolated(to: $1, at: progress) })
        case (.affine(let from), .affine(let to)):
            return .affine(from.interpolated(to: to, at: progress))
        case (.color(let from), .color(let to)):
            return .color(CGColor.interpolated(from, to, at: progress))
        case (.matrix, .matrix), (.matrix, .affine), (.affine, .matrix):
            return .matrix(matrix.interpolated(to: end.matrix, at: progress))
        default:
            return end
        }
    }

    /// Component by component; only the kinds whose animations add up.
    func adding(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.point(let left), .point(let right)):
            return .point(CGPoint(x: left.x + right.x, y: left.y + right.y))
        case (.rect(let left), .rect(let right)):
            return .rect(
                CGRect(
                    x: left.origin.x + right.origin.x, y: left.origin.y + right.origin.y,
                    width: left.size.width + right.size.width, height: left.size.height + right.size.height))
        case (.size(let left), .size(let right)):
            return .size(CGSize(width: left.width + right.width, height: left.height + right.height))
        case (.affine(let left), .affine(let right)):
            return .affine(
                CGAffineTransform(
                    a: left.a + right.a, b: left.b + right.b, c: left.c + right.c, d: left.d + right.d,
                    tx: left.tx + right.tx, ty: left.ty + right.ty))
        case (.number(let left), .number(let right)):
            return .number(left + right)
        default:
            return self
        }
    }

    func subtracting(_ other: LayerValue) -> LayerValue {
        adding(other.scaled(by: -1))
    }

    private func scaled(by factor: Double) -> LayerValue {
        switch self {
        case .number(let value):
            return .number(value * factor)
        case .point(let point):
            return .point(CGPoint(x: point.x * factor, y: point.y * factor))
        case .rect(let rect):
            return .rect(
                CGRect(
                    x: rect.origin.x * factor, y: rect.origin.y * factor, width: rect.size.width * factor,
                    height: rect.size.height * factor))
        case .size(let size):
            return .size(CGSize(width: size.width * factor, height: size.height * factor))
        case .affine(let matrix):
            return .affine(
                CGAffineTransform(
                    a: matrix.a * factor, b: matrix.b * factor, c: matrix.c * factor, d: matrix.d * factor,
                    tx: matrix.tx * factor, ty: matrix.ty * factor))
        case .color, .matrix, .path, .list, .none:
            return self
        }
    }

    /// The transform of a value that is one; identity for others.
    var matrix: CATransform3D {
        switch self {
        case .affine(let affine): CATransform3D(affine)
        case .matrix(let matrix): matrix
        default: CATransform3DIdentity
        }
    }
}

extension CATransform3D {
    fileprivate func interpolated(to end: CATransform3D, at progress: Double) -> CATransform3D {
        var result = self
        result.numbers = zip(numbers, end.numbers).map { $0 + ($1 - $0) * progress }
        return result
    }
}

extension CGPath {
    /// Point by point; paths of different make-up switch at once.
    fileprivate func interpolated(to end: CGPath, at progress: Double) -> CGPath {
        guard elements.count == end.elements.count else { return end }
        var mixed: [Element] = []
        for (from, to) in zip(elements, end.elements) {
            guard let element = from.interpolated(to: to, at: progress) else { return end }
            mixed.append(element)
        }
        return CGPath(elements: mixed)
    }

    /// The point at a part of the path's length; nil for a path without a line.
    func point(atPart part: Double) -> CGPoint? {
        let points = Outline.polygons(of: elements).first ?? []
        let lengths = zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
        var rest = min(max(part, 0), 1) * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() {
            if rest <= length, length > 0 {
                return LayerValue.point(points[index])
                    .interpolated(to: .point(points[index + 1]), at: rest / length).point
            }
            rest -= length
        }
        return points.last
    }
}

extension CGPath.Element {
    fileprivate func interpolated(to end: CGPath.Element, at progress: Double) -> CGPath.Element? {
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
        }
        switch (self, end) {
        case (.move(let from), .move(let to)): return .move(mix(from, to))
        case (.line(let from), .line(let to)): return .line(mix(from, to))
        case (.quadCurve(let from, let first), .quadCurve(let to, let last)):
            return .quadCurve(mix(from, to), control: mix(first, last))
        case (.curve(let from, let first1, let first2), .curve(let to, let last1, let last2)):
            return .curve(mix(from, to), control1: mix(first1, last1), control2: mix(first2, last2))
        case (.close, .close): return .close
        default: return nil
        }
    }
}

extension CGColor {
    /// No colour counts as the other one, fully transparent.
    fileprivate static func interpolated(_ from: CGColor?, _ to: CGColor?, at progress: Double) -> CGColor? {
        guard let start = from ?? to?.copy(alpha: 0), let end = to ?? from?.copy(alpha: 0) else { return nil }
        return CGColor(
            red: start.red + (end.red - start.red) * progress,
            green: start.green + (end.green - start.green) * progress,
            blue: start.blue + (end.blue - start.blue) * progress,
            alpha: start.alpha + (end.alpha - start.alpha) * progress)
    }
}
