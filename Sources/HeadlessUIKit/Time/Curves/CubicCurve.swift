/// A cubic Bézier curve from (0,0) to (1,1) with two control points (ledger 7.1).
struct CubicCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    static let linear = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeIn = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Core Animation's default, and that of `UICubicTimingParameters()`.
    static let standard = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    func progress(at x: Double) -> Double {
        if self == .linear { return x }
        return Self.bezier(y1, y2, at: parameter(forX: x))
    }

    /// Newton's method, which halves the interval where it would leave it; x never falls along the curve.
    private func parameter(forX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var parameter = min(max(x, low), high)
        while high - low > 1e-10 {
            let error = Self.bezier(x1, x2, at: parameter) - x
            if abs(error) < 1e-14 { return parameter }
            if error < 0 { low = parameter } else { high = parameter }
            let next = parameter - error / slope(at: parameter)
            let isInside = next > low && next < high
            if isInside, abs(next - parameter) < 1e-12 { return next }
            parameter = isInside ? next : (low + high) / 2
        }
        return (low + high) / 2
    }

    /// How fast x grows with the parameter: where it is 0, the next step lies outside any interval.
    private func slope(at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * x1 + 6 * rest * parameter * (x2 - x1) + 3 * parameter * parameter * (1 - x2)
    }

    private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}
