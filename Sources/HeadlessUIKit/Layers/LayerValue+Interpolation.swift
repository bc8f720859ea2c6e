extension LayerValue {
    /// The value at a progress between this (0) and another (1). Values of different kinds switch at once.
    func interpolated(to end: LayerValue, at progress: Double) -> LayerValue {
        if progress == 0 { return self }
        if progress == 1 { return end }
        switch (self, end) {
        case (.number(let from), .number(let to)):
            return .number(from + (to - from) * progress)
        case (.point, .point), (.rect, .rect):
            return adding(end.subtracting(self).scaled(by: progress))
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
        case .affine(let matrix):
            return .affine(
                CGAffineTransform(
                    a: matrix.a * factor, b: matrix.b * factor, c: matrix.c * factor, d: matrix.d * factor,
                    tx: matrix.tx * factor, ty: matrix.ty * factor))
        case .color, .matrix, .none:
            return self
        }
    }

    private var matrix: CATransform3D {
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
