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

    /// Halves the interval until the parameter is exact to 1e-10; x never falls along the curve.
    private func parameter(forX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        while high - low > 1e-10 {
            let middle = (low + high) / 2
            if Self.bezier(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}
