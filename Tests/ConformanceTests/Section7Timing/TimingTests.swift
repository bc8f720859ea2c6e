import Testing
import TransitionCore
import UIKit

@MainActor
@Suite("7 Timing")
struct TimingTests {
    /// Where a linear way from 100 to 300 of one second stands in each frame under other timing.
    private func ways(_ timing: any UITimingCurveProvider, duration: Double = 1, _ profile: UIKitProfile = .default)
        -> [Double]
    {
        let stage = AnimationFixture(profile)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations { stage.view.center.x = 300 }
        animator.startAnimation()
        return (0..<60).map { _ in
            defer { stage.advance(1) }
            return (stage.shownX - 100) / 200
        }
    }

    @Test("7.1 easing in and out is at the middle at half time, and at 0.1214 at 0.243 as measured")
    func easeInOut() {
        let way = ways(UICubicTimingParameters(animationCurve: .easeInOut))
        #expect(abs(way[30] - 0.5) < 1e-3)
        let slow = ways(UICubicTimingParameters(animationCurve: .easeInOut), duration: 10 / 60 / 0.243)
        #expect(abs(slow[10] - 0.1214) < 1e-3)
    }

    @Test(
        "7.1 each built-in curve has its control points",
        arguments: [
            (UIView.AnimationCurve.easeInOut, 0.42, 0.58), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.linear, 0, 1),
        ])
    func controlPoints(curve: UIView.AnimationCurve, x1: Double, x2: Double) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        #expect(parameters.controlPoint1 == CGPoint(x: x1, y: 0) && parameters.controlPoint2 == CGPoint(x: x2, y: 1))
    }

    @Test("7.1 the default curve is Core Animation's")
    func defaultCurve() {
        let parameters = UICubicTimingParameters()
        #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
    }

    @Test("7.1 named curves have the raw values 0 to 3; the default, own points and a push those without a name")
    func rawCurves() {
        #expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
        #expect(UICubicTimingParameters().animationCurve.rawValue == 5)
        let own = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
        #expect(own.animationCurve.rawValue == 6)
        let fixture = NavigationFixture(usesAnimator: false)
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advance(frames: 2)
        #expect(fixture.navigation.transitionCoordinator?.completionCurve.rawValue == 7)
    }

    @Test("7.1 the curve of the keyboard is a spring, for a block as for a transition's rest")
    func keyboardCurve() throws {
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        #expect(curve.rawValue == 7 && curve != .easeInOut)
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            stage.view.center.x = 300
        }
        stage.advance(15)
        // A critical spring with 0.001 of its way left after the duration (7.5).
        let passed = 9.2334134764 * 0.25
        #expect(abs((stage.shownX - 100) / 200 - (1 - (1 + passed) * exp(-passed))) < 1e-3)
    }

    @Test("7.1 named functions of Core Animation have the same points")
    func namedFunctions() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &point)
        #expect(point == [0.25, 0.1])
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 0.4])
    }

    @Test("7.2 animation options have UIKit's raw layout: the curve at bits 16 to 19, transitions from 20 on")
    func rawOptions() {
        #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
        #expect(UIView.AnimationOptions.overrideInheritedDuration.rawValue == 32)
        #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 1 << 16)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.transitionFlipFromLeft.rawValue == 1 << 20)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    }

    @Test("7.3 a spring of ratio 1 does not pass its target, one below does; the velocity is the slope at the start")
    func springs() {
        #expect(ways(UISpringTimingParameters(dampingRatio: 1)).max() ?? 2 <= 1)
        #expect(ways(UISpringTimingParameters(dampingRatio: 0.5)).max() ?? 0 > 1.1)
        let fast = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 0))
        #expect(abs(ways(fast)[1] - 3.0 / 60) < 0.02)
    }

    @Test("7.4 the system's spring is critical with ω = √(1000/3) and settles in 0.5057 s")
    func systemSpring() {
        _ = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(abs(animator.duration - 0.5057) < 1e-3)
        let omega = (1000.0 / 3).squareRoot()
        let way = ways(UISpringTimingParameters())
        for frame in 1..<30 {
            let time = Double(frame) / 60
            #expect(abs(way[frame] - (1 - exp(-omega * time) * (1 + omega * time))) < 1e-3)
        }
    }

    @Test("C21 a ratio above 1 acts as critical, and flipped as overdamped", arguments: [true, false])
    func overdamped(isCritical: Bool) {
        let profile = UIKitProfile(flipping: isCritical ? [] : [.overdampedSpringIsCritical])
        let stage = AnimationFixture(profile)
        let system = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
        #expect(isCritical ? abs(system.duration - 0.5057) < 1e-3 : system.duration > 3)
        _ = stage
        let way = ways(UISpringTimingParameters(dampingRatio: 3), profile)
        let critical = ways(UISpringTimingParameters(dampingRatio: 1), profile)
        #expect((way == critical) == isCritical)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 } && abs(way[59] - 1) < 0.01)
    }

    @Test(
        "7.4 a CASpringAnimation settles when sine and cosine together have a thousandth left",
        arguments: [(5, 2.855), (10, 1.4727), (15, 1.022)])
    func settling(damping: CGFloat, seconds: Double) {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = damping
        #expect(abs(spring.settlingDuration - seconds) < 1e-3)
    }

    @Test("7.4 a CASpringAnimation has mass 1, stiffness 100, damping 10")
    func springAnimationDefaults() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    }

    @Test(
        "7.5 a ratio spring follows the fitted frequency: its envelope has a thousandth left at the end",
        arguments: [0.3, 0.5, 0.8, 1.0])
    func frequency(ratio: Double) {
        let way = ways(UISpringTimingParameters(dampingRatio: ratio))
        let omega = ratio == 1 ? 9.2334134764 : log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio
        for frame in stride(from: 1, to: 60, by: 7) {
            let time = Double(frame) / 60
            let decay = exp(-ratio * omega * time)
            let swing = omega * (1 - ratio * ratio).squareRoot()
            let expected =
                ratio == 1
                ? 1 - decay * (1 + omega * time)
                : 1 - decay * (cos(swing * time) + ratio * omega / swing * sin(swing * time))
            #expect(abs(way[frame] - expected) < 1e-3)
        }
    }

    @Test("7.8 a layer's time is its superlayer's, less its begin, times its speed, plus its offset")
    func layerTime() {
        let stage = AnimationFixture()
        let layer = stage.view.layer
        layer.beginTime = 2
        layer.speed = 0.5
        layer.timeOffset = 3
        #expect(abs(layer.convertTime(10, from: nil) - 7) < 1e-9)
        #expect(abs(layer.convertTime(7, to: nil) - 10) < 1e-9)
    }

    @Test("7.8 a layer is paused and resumed by speed, offset and begin as code does it")
    func pauseAndResume() {
        let stage = AnimationFixture()
        let layer = stage.view.layer
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 300 },
            completion: stage.finished())
        stage.advance(15)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.advance(100)
        #expect(stage.shownX == 150)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        stage.advance(15)
        #expect(stage.shownX == 200)
        stage.advance(60)
        #expect(stage.lines == ["done true @160"])
    }
}
