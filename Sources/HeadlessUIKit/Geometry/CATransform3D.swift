/// A three-dimensional transform of Core Animation. The model uses its affine part and keeps the rest.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// Makes the identity transform.
    public init() {}

    init(_ affine: CGAffineTransform) {
        m11 = affine.a
        m12 = affine.b
        m21 = affine.c
        m22 = affine.d
        m41 = affine.tx
        m42 = affine.ty
    }

    /// What remains when depth and perspective are left out.
    var affinePart: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    var isAffine: Bool { self == CATransform3D(affinePart) }

    /// The sixteen numbers, row by row.
    var numbers: [CGFloat] {
        get { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
        set {
            (m11, m12, m13, m14) = (newValue[0], newValue[1], newValue[2], newValue[3])
            (m21, m22, m23, m24) = (newValue[4], newValue[5], newValue[6], newValue[7])
            (m31, m32, m33, m34) = (newValue[8], newValue[9], newValue[10], newValue[11])
            (m41, m42, m43, m44) = (newValue[12], newValue[13], newValue[14], newValue[15])
        }
    }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    left == right
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// A rotation by an angle in radians about an axis; the identity for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var result = CATransform3D()
    result.m11 = cosine + x * x * rest
    result.m12 = x * y * rest + z * sine
    result.m13 = x * z * rest - y * sine
    result.m21 = x * y * rest - z * sine
    result.m22 = cosine + y * y * rest
    result.m23 = y * z * rest + x * sine
    result.m31 = x * z * rest + y * sine
    result.m32 = y * z * rest - x * sine
    result.m33 = cosine + z * z * rest
    return result
}

/// The first transform, then the second.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    let (left, right) = (first.numbers, second.numbers)
    var result = CATransform3D()
    var numbers = result.numbers
    for row in 0..<4 {
        for column in 0..<4 {
            numbers[row * 4 + column] = (0..<4).reduce(0) { $0 + left[row * 4 + $1] * right[$1 * 4 + column] }
        }
    }
    result.numbers = numbers
    return result
}

public func CATransform3DTranslate(
    _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

public func CATransform3DScale(
    _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3D(transform)
}

public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
    transform.isAffine
}

public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
    transform.affinePart
}
