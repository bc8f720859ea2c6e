/// Timing parameters of an animator that runs along a curve of the model's own, such as an inherited one.
final class CurveParameters: NSObject, UITimingCurveProvider {
    private let inner: TimingCurve

    init(_ curve: TimingCurve) {
        inner = curve
        super.init()
    }

    var timingCurveType: UITimingCurveType { springTimingParameters == nil ? .cubic : .spring }

    var cubicTimingParameters: UICubicTimingParameters? {
        guard case .cubic(let curve) = inner else { return nil }
        return UICubicTimingParameters(
            controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    }

    var springTimingParameters: UISpringTimingParameters? {
        guard case .spring(let curve) = inner else { return nil }
        return UISpringTimingParameters(
            dampingRatio: CGFloat(curve.dampingRatio), initialVelocity: CGVector(dx: curve.initialVelocity, dy: 0))
    }
}
