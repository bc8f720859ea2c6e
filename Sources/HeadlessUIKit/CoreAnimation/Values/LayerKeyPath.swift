extension LayerKey {
    private static let byName: [String: LayerKey] = {
        let keys: [LayerKey] = [
            .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius, .zPosition, .borderWidth,
            .borderColor, .shadowOpacity, .shadowRadius, .shadowColor, .anchorPoint, .shadowOffset, .shadowPath,
            .sublayerTransform,
        ]
        return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
    }()

    init?(name: String) {
        guard let key = Self.byName[name] else { return nil }
        self = key
    }
}

extension LayerValue {
    /// A part of the value, such as `size.width` of a rectangle.
    func component(_ path: String) -> LayerValue? {
        switch (self, path) {
        case (.rect(let rect), "origin"): return .point(rect.origin)
        case (.rect(let rect), "size"): return .size(rect.size)
        case (.rect(let rect), _) where path.hasPrefix("origin."):
            return LayerValue.point(rect.origin).component(String(path.dropFirst(7)))
        case (.rect(let rect), _) where path.hasPrefix("size."):
            return LayerValue.size(rect.size).component(String(path.dropFirst(5)))
        case (.point(let point), "x"): return .number(Double(point.x))
        case (.point(let point), "y"): return .number(Double(point.y))
        case (.size(let size), "width"): return .number(Double(size.width))
        case (.size(let size), "height"): return .number(Double(size.height))
        case (.affine, _), (.matrix, _): return TransformComponent(path)?.value(in: matrix)
        default: return nil
        }
    }

    /// The value with a part of it exchanged.
    func replacing(_ path: String, with part: LayerValue) -> LayerValue? {
        switch self {
        case .rect(var rect):
            if path == "origin", let origin = part.point { rect.origin = origin }
            if path == "size", let size = part.size { rect.size = size }
            if path.hasPrefix("origin.") {
                let origin = LayerValue.point(rect.origin).replacing(String(path.dropFirst(7)), with: part)
                rect.origin = origin?.point ?? rect.origin
            }
            if path.hasPrefix("size.") {
                let size = LayerValue.size(rect.size).replacing(String(path.dropFirst(5)), with: part)
                rect.size = size?.size ?? rect.size
            }
            return .rect(rect)
        case .point(var point):
            guard let number = part.number else { return nil }
            if path == "x" { point.x = number }
            if path == "y" { point.y = number }
            return .point(point)
        case .size(var size):
            guard let number = part.number else { return nil }
            if path == "width" { size.width = number }
            if path == "height" { size.height = number }
            return .size(size)
        case .affine, .matrix:
            return TransformComponent(path)?.replaced(in: matrix, by: part).map(LayerValue.init)
        default: return nil
        }
    }
}

/// A part of a transform that is animated alone.
enum TransformComponent: String {
    case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
    case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
    case translation, translationX = "translation.x", translationY = "translation.y"
    case translationZ = "translation.z"

    init?(_ path: String) {
        self.init(rawValue: path)
    }

    /// The part of a transform; angles around x and y are those of a transform that turns around nothing else.
    func value(in matrix: CATransform3D) -> LayerValue {
        let parts = TransformParts(matrix.affinePart)
        switch self {
        case .scale: return .number(Double((parts.scaleX + parts.scaleY) / 2))
        case .scaleX: return .number(Double(parts.scaleX))
        case .scaleY: return .number(Double(parts.scaleY))
        case .scaleZ: return .number(Double(matrix.m33))
        case .rotation, .rotationZ: return .number(Double(parts.rotation))
        case .rotationX: return .number(Double(atan2(matrix.m23, matrix.m33)))
        case .rotationY: return .number(Double(atan2(-matrix.m13, matrix.m33)))
        case .translation: return .size(CGSize(width: matrix.m41, height: matrix.m42))
        case .translationX: return .number(Double(matrix.m41))
        case .translationY: return .number(Double(matrix.m42))
        case .translationZ: return .number(Double(matrix.m43))
        }
    }

    /// The transform with this part exchanged; nil for a value that does not fit.
    func replaced(in matrix: CATransform3D, by value: LayerValue) -> CATransform3D? {
        var result = matrix
        if self == .translation {
            guard let offset = value.size ?? value.point.map({ CGSize(width: $0.x, height: $0.y) }) else { return nil }
            (result.m41, result.m42) = (offset.width, offset.height)
            return result
        }
        guard let number = value.number.map({ CGFloat($0) }) else { return nil }
        switch self {
        case .translationX: result.m41 = number
        case .translationY: result.m42 = number
        case .translationZ: result.m43 = number
        case .scaleZ: result.m33 = number
        case .rotationX, .rotationY:
            let turned = CATransform3DMakeRotation(number, self == .rotationX ? 1 : 0, self == .rotationY ? 1 : 0, 0)
            var flat = CATransform3D(matrix.affinePart)
            flat.m34 = matrix.m34
            result = CATransform3DConcat(turned, flat)
        default: result = replacedFlat(in: matrix, number)
        }
        return result
    }

    /// Scale and rotation in the plane; what the transform does with depth stays.
    private func replacedFlat(in matrix: CATransform3D, _ number: CGFloat) -> CATransform3D {
        var parts = TransformParts(matrix.affinePart)
        switch self {
        case .scale: (parts.scaleX, parts.scaleY) = (number, number)
        case .scaleX: parts.scaleX = number
        case .scaleY: parts.scaleY = number
        default: parts.rotation = number
        }
        let flat = parts.linear(tx: matrix.m41, ty: matrix.m42)
        var result = matrix
        (result.m11, result.m12, result.m21, result.m22) = (flat.a, flat.b, flat.c, flat.d)
        return result
    }
}
