import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CombinedAnimationTests {
    @Test("6.7 a nested block takes the outer duration and curve")
    func nestedInherits() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.view.addSubview(inner)
            var inherited = 0.0
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    stage.view.alpha = 0
                    inherited = UIView.inheritedAnimationDuration
                    UIView.animate(
                        withDuration: 0.1, animations: { inner.center.x = 150 }, completion: log.block("inner"))
                }, completion: log.block("outer"))
            #expect(inherited == 1)
            #expect(UIView.inheritedAnimationDuration == 0)
            stage.jump(toFrame: 15)
            #expect(inner.layer.presentation()?.position.x == 75)
            stage.turn(frames: 60)
            #expect(log.entries == ["outer true @60", "inner true @60"])
        }
    }

    @Test("6.7 options override what a nested block inherits, and even no duration inherits one")
    func nestedOverrides() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.view.addSubview(inner)
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
                UIView.animate(
                    withDuration: 0.5, delay: 0,
                    options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                    animations: { inner.center.x = 150 }, completion: log.block("own"))
                UIView.animate(withDuration: 0, animations: { inner.alpha = 0 }, completion: log.block("zero"))
            }
            stage.jump(toFrame: 15)
            #expect(inner.layer.presentation()?.position.x == 100)
            stage.turn(frames: 60)
            #expect(log.entries == ["own true @30", "zero true @60"])
        }
    }

    @Test("6.8 a second animation of a property adds to the first: nothing jumps, and each completes on its own time")
    func additive() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: log.block("first"))
            stage.jump(toFrame: 30)
            let before = stage.shownX
            #expect(isClose(before, 200))
            UIView.animate(withDuration: 1, animations: { stage.view.center.x = 0 }, completion: log.block("second"))
            #expect(isClose(stage.shownX, before))
            // Velocity goes on as well: in the next frame the first animation still carries the view forward.
            stage.jump(toFrame: 31)
            #expect(stage.shownX > before)
            stage.jump(toFrame: 59)
            stage.turn()
            #expect(log.entries == ["first true @60"])
            #expect(isClose(stage.shownX, 150))
            stage.turn(frames: 30)
            #expect(log.entries == ["first true @60", "second true @90"])
            #expect(stage.shownX == 0)
        }
    }

    @Test("6.8 turning adds up too, and a single turn goes round instead of through the middle")
    func turning() throws {
        try AnimationStage.run { stage in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
            stage.jump(toFrame: 30)
            let shown = try #require(stage.view.layer.presentation()).affineTransform()
            let expected = CGAffineTransform(rotationAngle: .pi / 4)
            #expect(isClose(Double(shown.a), Double(expected.a)) && isClose(Double(shown.b), Double(expected.b)))
            UIView.animate(withDuration: 1) { stage.view.transform = .identity }
            let after = try #require(stage.view.layer.presentation()).affineTransform()
            #expect(isClose(Double(shown.a), Double(after.a), within: 1e-9))
            #expect(isClose(Double(shown.b), Double(after.b), within: 1e-9))
        }
    }

    @Test("6.8 a property that does not add up is taken over by the newest animation, from its model value")
    func replacing() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: log.block("first"))
            stage.jump(toFrame: 30)
            #expect(isClose(stage.shownAlpha, 0.5))
            UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: log.block("second"))
            #expect(isClose(stage.shownAlpha, 0))
            stage.jump(toFrame: 59)
            stage.turn(frames: 31)
            #expect(log.entries == ["first true @60", "second true @90"])
        }
    }

    @Test("6.8 beginFromCurrentState starts from what is shown")
    func fromCurrentState() {
        AnimationStage.run { stage in
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
                stage.view.center.x = 300
            }
            stage.jump(toFrame: 30)
            let before = stage.shownX
            UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
                stage.view.alpha = 1
                stage.view.center.x = 0
            }
            #expect(isClose(stage.shownAlpha, 0.5))
            #expect(isClose(stage.shownX, before))
            stage.jump(toFrame: 60)
            // The first one has come to its end; what adds up does so with this option too (C45).
            #expect(isClose(stage.shownX, 150))
            #expect(isClose(stage.shownAlpha, 0.75))
        }
    }

    @Test("6.8 setting a property outside a block moves what is shown while its animation still adds up")
    func setMeanwhile() {
        AnimationStage.run { stage in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.center.x = 300 }
            stage.jump(toFrame: 30)
            stage.view.center.x = 310
            #expect(isClose(stage.shownX, 210))
        }
    }

    @Test("6.10 keyframes pass their values at their relative times, and chain from the target before")
    func keyframes() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: linear,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                        stage.view.center.x = 200
                        stage.view.alpha = 0.5
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 0 }
                }, completion: log.block())
            #expect(stage.view.center.x == 0)
            var seen: [Double] = []
            for frame in [0, 15, 22, 30, 45] {
                stage.jump(toFrame: frame)
                seen.append(stage.shownX)
            }
            #expect(seen == [100, 200, 200, 200, 100])
            #expect(isClose(stage.shownAlpha, 0.5))
            stage.turn(frames: 15)
            #expect(log.entries == ["done true @60"])
        }
    }

    @Test("6.11 a spring animation lasts its duration and passes its end on the way")
    func spring() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                animations: { stage.view.center.x = 200 }, completion: log.block())
            var peak = 0.0
            for frame in 0..<59 {
                stage.jump(toFrame: frame)
                peak = max(peak, stage.shownX)
            }
            #expect(peak > 220)
            stage.turn(frames: 2)
            #expect(log.entries == ["done true @60"])
        }
    }

    @Test("a view transition makes its changes at once and completes after its duration")
    func viewTransition() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.transition(
                with: stage.view, duration: 0.5, options: .transitionCrossDissolve,
                animations: { stage.view.center.x = 300 }, completion: log.block())
            stage.jump(toFrame: 10)
            #expect(stage.shownX == 300)
            stage.turn(frames: 30)
            #expect(log.entries == ["done true @30"])
        }
    }

    @Test("1.15 armed blocks run inside the next outermost animation block, or in one of their own")
    func alongside() {
        AnimationStage.run { stage in
            stage.engine.armAlongside { stage.view.alpha = 0 }
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { stage.view.center.x = 300 }
            stage.jump(toFrame: 15)
            #expect(isClose(stage.shownAlpha, 0.5))
            stage.engine.armAlongside { stage.view.alpha = 1 }
            stage.engine.runAlongsideBlocks(duration: 1, curve: .linear)
            stage.jump(toFrame: 45)
            #expect(isClose(stage.shownAlpha, 0.5))
        }
    }
}
