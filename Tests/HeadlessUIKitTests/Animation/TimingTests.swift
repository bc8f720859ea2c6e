import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct TimingTests {
    @Test("7.1 easing in and out passes the middle at half time and 0.1214 at t = 0.243, as measured on a device")
    func easeInOut() {
        let curve = UICubicTimingParameters(animationCurve: .easeInOut).curve
        #expect(isClose(curve.progress(at: 0.5), 0.5))
        #expect(isClose(curve.progress(at: 0.243), 0.1214))
    }

    @Test(
        "7.1 each built-in curve has its control points",
        arguments: [
            (UIView.AnimationCurve.easeInOut, 0.42, 0.58), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.linear, 0, 1),
        ])
    func controlPoints(curve: UIView.AnimationCurve, x1: Double, x2: Double) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        #expect(parameters.controlPoint1 == CGPoint(x: x1, y: 0))
        #expect(parameters.controlPoint2 == CGPoint(x: x2, y: 1))
        #expect(parameters.timingCurveType == .builtin)
    }

    @Test("7.1 the default curve is Core Animation's, and raw curve values are 0 to 3")
    func defaultCurve() {
        let parameters = UICubicTimingParameters()
        #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
        #expect(
            [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("7.1 a curve starts at 0, ends at 1 and never falls between control points in 0…1")
    func monotone() {
        let curve = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.9, y: 0.1), controlPoint2: CGPoint(x: 0.2, y: 0.8)
        ).curve
        let samples = (0...100).map { curve.progress(at: Double($0) / 100) }
        #expect(samples.first == 0)
        #expect(samples.last == 1)
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("7.2 animation options have UIKit's raw layout, the curve at bits 16 to 19")
    func rawOptions() {
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
        #expect(UIView.AnimationOptions.overrideInheritedDuration.rawValue == 32)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
        let built = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.easeOut.rawValue) << 16)
        #expect(built.curve(duration: 1) == .cubic(.easeOut))
        #expect(UIView.AnimationOptions([]).curve(duration: 1) == .easeInOut)
    }

    @Test("7.4 the system's spring is critical and settles in 0.5057 s (C21)")
    func systemSpring() throws {
        let duration = try #require(UISpringTimingParameters().settlingDuration)
        #expect(isClose(duration, 0.5057, within: 1e-4))
    }

    @Test(
        "7.5 a spring has one part in a thousand left at the end of its duration",
        arguments: [(0.3, 0.0), (0.5, 0), (0.8, 0), (0.99, 0), (1.0, 0), (0.5, 4), (0.7, -6), (0.4, 10)])
    func settles(ratio: Double, velocity: Double) {
        let spring = SpringCurve(dampingRatio: ratio, initialVelocity: velocity, duration: 0.6)
        let decay = ratio * spring.angularFrequency
        let left: Double
        if ratio == 1 {
            left = (1 + spring.angularFrequency * 0.6) * exp(-spring.angularFrequency * 0.6)
        } else {
            let swing = spring.angularFrequency * (1 - ratio * ratio).squareRoot()
            left = abs((decay - velocity) / swing) * exp(-decay * 0.6)
        }
        #expect(isClose(left, 0.001, within: 1e-6))
    }

    @Test("7.5 an under-damped spring passes its end, a critical one does not, and both arrive")
    func overshoot() {
        func peak(_ ratio: Double) -> Double {
            let curve = TimingCurve.spring(SpringCurve(dampingRatio: ratio, initialVelocity: 0, duration: 1))
            return (0...200).map { curve.progress(at: Double($0) / 200) }.max() ?? 0
        }
        // The first peak of a damped swing: 1 + e^(−πζ/√(1−ζ²)).
        #expect(isClose(peak(0.5), 1 + exp(-Double.pi * 0.5 / 0.75.squareRoot()), within: 2e-3))
        #expect(peak(1) == 1)
    }

    @Test("7.3 the initial velocity is the slope at the start, in whole distances per second")
    func initialVelocity() {
        for ratio in [0.5, 1] {
            let curve = SpringCurve(dampingRatio: ratio, initialVelocity: 3, duration: 1)
            #expect(isClose(curve.progress(at: 1e-5) / 1e-5, 3, within: 1e-2))
        }
    }

    @Test("5.18 a spring of mass, stiffness and damping takes its own time, one of a ratio the animator's")
    func springDuration() {
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        // ζ = 0.5, ωn = 10: ln(1000·(1 + ζ/√(1−ζ²))) / (ζωn).
        let expected = log(1000 * (1 + 0.5 / 0.75.squareRoot())) / 5
        let own = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
        #expect(isClose(own.duration, expected))
        let asked = UIViewPropertyAnimator(duration: 0.7, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
        #expect(asked.duration == 0.7)
    }
}
