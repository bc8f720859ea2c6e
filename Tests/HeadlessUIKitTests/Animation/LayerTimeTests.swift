import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LayerTimeTests {
    /// Freezes the window's view, then animates a view in it over one second, linearly, from 100 to 300.
    private func animateFrozen(_ stage: AnimationStage, _ log: CompletionLog) -> CALayer {
        stage.turn(frames: 20)
        let layer = stage.window.layer
        layer.freezeTime()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 300 },
            completion: log.block())
        return layer
    }

    @Test("4.2 while frozen the time of a layer is what it is scrubbed to, and no clock moves it")
    func scrub() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            stage.turn(frames: 200)
            #expect(stage.shownX == 100)
            layer.scrubTime(to: 0.25)
            #expect(isClose(stage.shownX, 150))
            layer.scrubTime(to: 0.1)
            #expect(isClose(stage.shownX, 120))
            #expect(isClose(layer.scrubbedSeconds, 0.1))
            #expect(stage.engine.nextDueFrame == nil)
            #expect(!stage.engine.isIdle)
            #expect(log.entries.isEmpty)
        }
    }

    @Test("4.5 scrubbing exactly to the end, and beyond, ends nothing (C5)")
    func scrubToEnd() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            layer.scrubTime(to: 1)
            stage.turn(frames: 5)
            #expect(stage.shownX == 300)
            layer.scrubTime(to: 1.5)
            stage.turn(frames: 5)
            layer.scrubTime(to: 0.5)
            #expect(isClose(stage.shownX, 200))
            #expect(log.entries.isEmpty)
        }
    }

    @Test("4.2 a drive forward takes its own time to the end; completions come then, with true")
    func driveForward() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            layer.scrubTime(to: 0.4)
            layer.driveTime(
                to: 1, over: 0.5, timing: .linear, isReversed: false, completion: { log.block("drive")(true) })
            #expect(stage.engine.needsEveryFrame)
            stage.jump(toFrame: 35)
            #expect(isClose(stage.shownX, 240))
            stage.jump(toFrame: 49)
            stage.turn()
            #expect(log.entries == ["drive true @50", "done true @50"])
            #expect(!stage.engine.needsEveryFrame)
            #expect(stage.view.center.x == 300)
        }
    }

    @Test("4.2 after a drive forward time runs on, so that a longer animation ends too")
    func leftovers() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            UIView.animate(withDuration: 1.5, animations: { stage.view.alpha = 0 }, completion: log.block("longer"))
            layer.driveTime(to: 1, over: 0.5, timing: .easeInOut, isReversed: false, completion: {})
            stage.turn(frames: 100)
            #expect(log.entries == ["done true @50", "longer true @80"])
        }
    }

    @Test("4.6 a drive back puts every model value back to where it began; completions say true (C26)")
    func driveBack() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stage.view.addSubview(child)
            UIView.animate(withDuration: 1) {
                stage.view.center.x = 350
                stage.view.bounds.size = CGSize(width: 200, height: 200)
                stage.view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                stage.view.alpha = 0.2
            }
            #expect(child.frame.size == CGSize(width: 150, height: 150))
            layer.scrubTime(to: 0.5)
            layer.driveTime(to: 0, over: 0.25, timing: .linear, isReversed: true, completion: {})
            stage.jump(toFrame: 34)
            #expect(log.entries.isEmpty)
            #expect(stage.view.center.x == 350)
            stage.turn()
            #expect(log.entries == ["done true @35"])
            #expect(stage.view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
            #expect(stage.view.transform == .identity)
            #expect(stage.view.alpha == 1)
            #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(stage.shownX == 100)
        }
    }

    @Test("4.6 two animations of one property go back to where the first began")
    func driveBackTwice() {
        AnimationStage.run { stage in
            let layer = animateFrozen(stage, CompletionLog(stage))
            UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
            UIView.animate(withDuration: 0.5) {
                stage.view.alpha = 0.2
                stage.view.center.x = 0
            }
            layer.driveTime(to: 0, over: 0, timing: .linear, isReversed: true, completion: {})
            stage.turn()
            #expect(stage.view.alpha == 1)
            #expect(stage.view.center.x == 100)
        }
    }

    @Test("4.2 a drive without a way ends in the same turn; frozen again, it is given up")
    func emptyAndAbandonedDrive() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            layer.driveTime(to: 1, over: 1, timing: .linear, isReversed: false, completion: { log.block("lost")(true) })
            stage.turn(frames: 30)
            layer.freezeTime()
            #expect(isClose(layer.scrubbedSeconds, 0.5))
            stage.turn(frames: 100)
            #expect(isClose(stage.shownX, 200))
            #expect(log.entries.isEmpty)
            layer.scrubTime(to: 0)
            layer.driveTime(to: 0, over: 0, timing: .linear, isReversed: true, completion: { log.block("drive")(true) })
            stage.engine.finishDue()
            #expect(log.entries == ["drive true @150", "done true @150"])
            #expect(stage.view.center.x == 100)
        }
    }

    @Test("4.2 an animation that ran before the freeze stands still where it was, and goes on with it")
    func runningBefore() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 300 },
                completion: log.block())
            stage.turn(frames: 30)
            stage.window.layer.freezeTime()
            stage.turn(frames: 30)
            #expect(isClose(stage.shownX, 200))
            stage.window.layer.scrubTime(to: 0.25)
            #expect(isClose(stage.shownX, 250))
        }
    }

    @Test("4.2 only what is inside the frozen layer stands still")
    func outside() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let container = UIView(frame: stage.window.bounds)
            let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(container)
            container.addSubview(inside)
            container.layer.freezeTime()
            UIView.animate(withDuration: 0.5, animations: { inside.alpha = 0 }, completion: log.block("inside"))
            UIView.animate(withDuration: 0.5, animations: { stage.view.alpha = 0 }, completion: log.block("outside"))
            stage.turn(frames: 60)
            #expect(log.entries == ["outside true @30"])
            #expect(inside.layer.presentation()?.opacity == 1)
        }
    }

    @Test("C22 a property animator keeps its own clock inside a frozen layer")
    func animatorIsNotDriven() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            stage.window.layer.freezeTime()
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { stage.view.center.x = 300 }
            animator.addCompletion(log.position())
            animator.startAnimation()
            stage.jump(toFrame: 15)
            #expect(isClose(stage.shownX, 200))
            stage.turn(frames: 30)
            #expect(log.entries == ["done end @30"])
        }
    }

    @Test("7.8 speed, time offset and begin time of a layer shape its local time")
    func mediaTiming() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = stage.window.layer
            layer.speed = 0
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 300 },
                completion: log.block())
            layer.timeOffset = 0.25
            stage.turn(frames: 100)
            #expect(isClose(stage.shownX, 150))
            #expect(log.entries.isEmpty)
            // Resumed as code does it by hand: from the paused time on.
            layer.speed = 1
            layer.timeOffset = 0.25
            layer.beginTime = stage.world.seconds
            stage.jump(toFrame: 115)
            #expect(isClose(stage.shownX, 200))
            stage.turn(frames: 30)
            #expect(log.entries == ["done true @145"])
        }
    }

    @Test("9.10 the background ends a drive back at its start, and leaves what a hand holds")
    func background() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let layer = animateFrozen(stage, log)
            layer.scrubTime(to: 0.5)
            stage.engine.enterBackground()
            #expect(log.entries.isEmpty)
            layer.driveTime(to: 0, over: 0.5, timing: .linear, isReversed: true, completion: {})
            stage.engine.enterBackground()
            #expect(log.entries == ["done false @20"])
            #expect(stage.view.center.x == 100)
        }
    }
}
