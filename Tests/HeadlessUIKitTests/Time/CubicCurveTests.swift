import Testing

@testable import HeadlessUIKit

@Suite("Cubic timing curves")
struct CubicCurveTests {
    private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    @Test(
        "7.1 are followed along x, level and steep stretches included",
        arguments: [
            CubicCurve.easeIn, .easeOut, .easeInOut, .standard, CubicCurve(x1: 0, y1: 1, x2: 0, y2: 1),
            CubicCurve(x1: 1, y1: 0, x2: 1, y2: 1), CubicCurve(x1: 0.9, y1: -0.4, x2: 0.1, y2: 1.4),
        ])
    func points(curve: CubicCurve) {
        for step in 0...200 {
            let parameter = Double(step) / 200
            let x = Self.bezier(curve.x1, curve.x2, at: parameter)
            let y = Self.bezier(curve.y1, curve.y2, at: parameter)
            #expect(abs(curve.progress(at: x) - y) < 1e-7)
        }
    }

    @Test("stand at their ends before and after them", arguments: [CubicCurve.easeIn, .easeOut])
    func outside(curve: CubicCurve) {
        #expect(abs(curve.progress(at: -0.2)) < 1e-9)
        #expect(abs(curve.progress(at: 1.2) - 1) < 1e-9)
    }
}
