/// A transform taken apart, as animations turn and scale rather than collapse through the middle of two matrices.
struct TransformParts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var rotation: CGFloat

    init(_ transform: CGAffineTransform) {
        scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        rotation = scaleX == 0 ? 0 : atan2(transform.b, transform.a)
        let along = scaleX == 0 ? CGPoint(x: 1, y: 0) : CGPoint(x: transform.a / scaleX, y: transform.b / scaleX)
        shear = along.x * transform.c + along.y * transform.d
        scaleY = along.x * transform.d - along.y * transform.c
    }

    func linear(tx: CGFloat, ty: CGFloat) -> CGAffineTransform {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
            d: shear * sine + scaleY * cosine, tx: tx, ty: ty)
    }
}

extension CGAffineTransform {
    func interpolated(to end: CGAffineTransform, at progress: Double) -> CGAffineTransform {
        let tx = tx + (end.tx - tx) * progress
        let ty = ty + (end.ty - ty) * progress
        if b == 0, c == 0, end.b == 0, end.c == 0 {
            return CGAffineTransform(
                a: a + (end.a - a) * progress, b: 0, c: 0, d: d + (end.d - d) * progress, tx: tx, ty: ty)
        }
        var parts = TransformParts(self)
        let last = TransformParts(end)
        var turn = last.rotation - parts.rotation
        // The shorter way round.
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        parts.rotation += turn * progress
        parts.scaleX += (last.scaleX - parts.scaleX) * progress
        parts.scaleY += (last.scaleY - parts.scaleY) * progress
        parts.shear += (last.shear - parts.shear) * progress
        return parts.linear(tx: tx, ty: ty)
    }
}
