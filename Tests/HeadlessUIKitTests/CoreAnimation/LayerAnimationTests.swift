import Testing

@testable import HeadlessUIKit

@Suite("Animations that are added to layers")
@MainActor
struct LayerAnimationTests {
    @Test("An animation shows its values and leaves the model alone; its delegate hears of begin and end")
    func basic() {
        let stage = LayerStage()
        stage.layer.add(stage.basic("position.x", from: 100, to: 300), forKey: "move")
        #expect(stage.layer.animationKeys() == ["move"])
        stage.advance(15)
        #expect(stage.shown("position.x") == 200 && stage.layer.position.x == 100)
        stage.advance(30)
        #expect(stage.lines == ["start position.x @1", "stop position.x true @30"])
        #expect(stage.shown("position.x") == 100 && stage.layer.animationKeys() == nil)
    }

    @Test(
        "What is left out of from, to and by is the model's value",
        arguments: [
            (nil, 0.0, nil, 0.5), (0.0, nil, nil, 0.5), (nil, nil, -0.4, 0.8), (0.5, nil, 0.4, 0.7),
            (nil, 0.5, 0.2, 0.4),
        ] as [(Double?, Double?, Double?, Double)])
    func leftOut(from: Double?, to: Double?, by: Double?, middle: Double) {
        let stage = LayerStage()
        stage.layer.add(stage.basic("opacity", from: from, to: to, by: by), forKey: nil)
        stage.advance(15)
        #expect(stage.shown("opacity") == middle)
    }

    @Test("An end that is held stays shown until the animation is removed")
    func held() {
        let stage = LayerStage()
        let animation = stage.basic("opacity", to: 0)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        stage.layer.add(animation, forKey: "fade")
        stage.advance(100)
        #expect(stage.shown("opacity") == 0 && stage.layer.opacity == 1 && stage.app.isAtRest)
        #expect(stage.layer.animation(forKey: "fade") != nil)
        stage.layer.removeAnimation(forKey: "fade")
        #expect(stage.shown("opacity") == 1)
        stage.advance(10)
        #expect(stage.lines == ["start opacity @1", "stop opacity true @30"])
    }

    private final class Listener: NSObject, CAAnimationDelegate {}

    @Test("An end that is held keeps neither the layer nor its delegate longer than anybody has the layer")
    func heldByNobody() {
        let stage = LayerStage()
        weak var heard: Listener?
        weak var lost: CALayer?
        do {
            let (listener, layer) = (Listener(), CALayer())
            (heard, lost) = (listener, layer)
            let animation = stage.basic("opacity", to: 0)
            animation.isRemovedOnCompletion = false
            animation.delegate = listener
            stage.layer.addSublayer(layer)
            layer.add(animation, forKey: "fade")
        }
        stage.advance(100)
        #expect(heard != nil && lost != nil)
        lost?.removeFromSuperlayer()
        #expect(heard == nil && lost == nil)
    }

    @Test(
        "A begin in the future waits, and shows its first value only when it fills backwards", arguments: [true, false])
    func beginTime(fills: Bool) {
        let stage = LayerStage()
        let animation = stage.basic("opacity", from: 0.5, to: 0)
        animation.beginTime = CACurrentMediaTime() + 0.5
        if fills { animation.fillMode = .backwards }
        stage.layer.add(animation, forKey: nil)
        stage.advance(10)
        #expect(stage.shown("opacity") == (fills ? 0.5 : 1))
        stage.advance(35)
        #expect(stage.shown("opacity") == 0.25)
        stage.advance(30)
        #expect(stage.lines == ["start opacity @30", "stop opacity true @60"])
    }

    @Test("Repetition, return, speed and offset shape the time")
    func times() {
        let stage = LayerStage()
        let animation = stage.basic("opacity", from: 1, to: 0)
        animation.repeatCount = 2
        animation.autoreverses = true
        stage.layer.add(animation, forKey: nil)
        stage.advance(45)
        #expect(stage.shown("opacity") == 0.5)
        stage.advance(100)
        #expect(stage.lines.last == "stop opacity true @120")
        let fast = stage.basic("opacity", from: 1, to: 0)
        fast.speed = 2
        fast.timeOffset = 0.25
        stage.layer.add(fast, forKey: nil)
        #expect(stage.shown("opacity") == 0.5)
        stage.advance(30)
        #expect(stage.lines.last == "stop opacity true @153")
    }

    @Test("An endless animation keeps nobody from rest; one of the same key takes its place, unfinished")
    func replaced() {
        let stage = LayerStage()
        let animation = stage.basic("transform.rotation.z", to: Double.pi)
        animation.repeatCount = .infinity
        stage.layer.add(animation, forKey: "spin")
        stage.advance(200)
        #expect(stage.app.isAtRest)
        stage.layer.add(stage.basic("opacity", to: 0), forKey: "spin")
        stage.advance(1)
        #expect(
            stage.lines == [
                "start transform.rotation.z @1", "start opacity @201", "stop transform.rotation.z false @201",
            ])
        #expect(stage.layer.animationKeys() == ["spin"])
    }

    @Test(
        "6.1 removed, out of the window or in the background it ends with false",
        arguments: ["remove", "leave", "background"])
    func unfinished(way: String) {
        let stage = LayerStage()
        stage.layer.add(stage.basic("opacity", to: 0), forKey: "fade")
        stage.advance(10)
        switch way {
        case "remove": stage.layer.removeAllAnimations()
        case "leave": stage.view.removeFromSuperview()
        default: stage.app.enterBackground()
        }
        stage.advance(20)
        #expect(stage.lines.count == 2 && stage.lines[1].hasPrefix("stop opacity false"))
    }

    @Test("A mask has the window and the time of the layer that it masks; its path changes point by point")
    func mask() throws {
        let stage = LayerStage()
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        stage.view.layer.mask = mask
        let from = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        mask.add(stage.basic("path", from: from, to: mask.path), forKey: "reveal")
        stage.advance(15)
        #expect(mask.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 150, height: 150))
        stage.advance(30)
        #expect(stage.lines == ["start path @1", "stop path true @30"])
    }

    @Test("Parts of transforms, bounds and shapes animate alone")
    func parts() {
        let stage = LayerStage()
        stage.layer.strokeEnd = 1
        stage.layer.add(stage.basic("transform.scale", from: 1, to: 3), forKey: nil)
        stage.layer.add(stage.basic("transform.translation.x", from: 0, to: 40), forKey: nil)
        stage.layer.add(stage.basic("bounds.size.width", from: 100, to: 200), forKey: nil)
        stage.layer.add(stage.basic("strokeEnd", from: 0, to: 1), forKey: nil)
        stage.advance(15)
        let transform = stage.shown.affineTransform()
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
        #expect(stage.shown.bounds.width == 150 && stage.shown.strokeEnd == 0.5)
    }

    @Test("An additive animation adds to what is shown")
    func additive() {
        let stage = LayerStage()
        let animation = stage.basic("position.x", from: -50, to: 0)
        animation.isAdditive = true
        stage.layer.add(animation, forKey: nil)
        stage.advance(15)
        #expect(stage.shown("position.x") == 75)
        stage.layer.add(
            stage.basic("position", from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 50, y: 20))),
            forKey: nil)
        stage.advance(15)
        #expect(stage.shown.position.y == 10)
    }

    @Test("Keyframes: times, discrete values, one speed, a path")
    func keyframes() {
        let stage = LayerStage()
        func run(_ change: (CAKeyframeAnimation) -> Void) -> Double {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 400]
            animation.duration = 0.5
            change(animation)
            stage.layer.add(animation, forKey: "way")
            stage.advance(15)
            return stage.shown("position.x")
        }
        #expect(run { $0.keyTimes = [0, 0.25, 1] } == 200)
        #expect(run { $0.calculationMode = .discrete } == 100)
        #expect(run { $0.calculationMode = .paced } == 200)
        #expect(run { $0.timingFunctions = [CAMediaTimingFunction(name: .linear)] } == 100)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 100))
        let along = CAKeyframeAnimation(keyPath: "position")
        along.path = path
        along.duration = 0.5
        stage.layer.add(along, forKey: "way")
        stage.advance(15)
        #expect(stage.shown.position == CGPoint(x: 100, y: 0))
    }

    @Test("A group plays its animations in its own time and ends once")
    func group() {
        let stage = LayerStage()
        let late = stage.basic("opacity", from: 1, to: 0)
        late.beginTime = 0.5
        let group = CAAnimationGroup()
        group.animations = [stage.basic("position.x", from: 0, to: 100), late]
        group.duration = 1
        group.delegate = stage
        group.setValue("group", forKey: "id")
        stage.layer.add(group, forKey: "all")
        stage.advance(15)
        #expect(stage.shown("position.x") == 50 && stage.shown("opacity") == 1)
        stage.advance(30)
        #expect(stage.shown("opacity") == 0.5)
        stage.advance(30)
        #expect(stage.lines == ["start group @1", "stop group true @60"])
    }

    @Test("A group that stays after its end goes on to show what ends with it, and not what has ended before")
    func keptGroup() {
        let stage = LayerStage()
        let short = stage.basic("opacity", from: 1, to: 0)
        short.duration = 0.2
        let group = CAAnimationGroup()
        let long = stage.basic("position.x", from: 100, to: 300)
        long.duration = 0
        group.animations = [long, short]
        group.duration = 0.4
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        stage.layer.add(group, forKey: "all")
        for frames in [24, 1, 1, 30] {
            stage.advance(frames)
            #expect(stage.shown("position.x") == 300 && stage.shown("opacity") == 1, "after \(frames) more")
        }
    }

    @Test("A transition of a layer's content changes no value: it takes its time, as a copy, under a key of its own")
    func contentTransition() throws {
        let stage = LayerStage()
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil)
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        (transition.type, transition.subtype) = (.push, .fromRight)
        (transition.startProgress, transition.endProgress) = (0.25, 0.75)
        transition.duration = 0.5
        transition.delegate = stage
        transition.setValue("turn", forKey: "id")
        stage.layer.add(transition, forKey: "another")
        transition.type = .reveal
        #expect(stage.layer.animationKeys() == ["transition"])
        let kept = try #require(stage.layer.animation(forKey: kCATransition) as? CATransition)
        #expect(kept !== transition && kept.type == .push && kept.subtype == .fromRight)
        #expect(kept.startProgress == 0.25 && kept.endProgress == 0.75)
        stage.advance(15)
        #expect(stage.shown.opacity == 1 && stage.shown.position == CGPoint(x: 100, y: 100))
        stage.advance(30)
        #expect(stage.lines == ["start turn @1", "stop turn true @30"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("The kinds and sides of content transitions have Core Animation's names")
    func contentTransitionNames() {
        let kinds = [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue)
        #expect(kinds == ["fade", "moveIn", "push", "reveal"])
        let sides = [CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom].map(\.rawValue)
        #expect(sides == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
    }

    @Test("7.4 a spring swings in its own time")
    func spring() {
        let stage = LayerStage()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        stage.layer.add(spring, forKey: nil)
        stage.advance(22)
        #expect(stage.shown("position.x") > 110)
    }

    @Test("A percent driver's frozen container holds its layers' animations too; a cancel removes them")
    func driven() {
        let stage = LayerStage()
        stage.view.layer.freezeTime()
        stage.layer.add(stage.basic("opacity", from: 1, to: 0), forKey: nil)
        stage.view.layer.scrubTime(to: 0.25)
        stage.advance(100)
        #expect(stage.shown("opacity") == 0.5)
        stage.view.layer.driveTime(to: 0, over: 0, timing: .linear, isReversed: true, completion: {})
        stage.advance(2)
        #expect(stage.shown("opacity") == 1 && stage.lines.last?.hasPrefix("stop opacity false") == true)
    }
}
