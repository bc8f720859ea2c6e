import Testing
import TransitionCore

@testable import HeadlessUIKit

@MainActor
@Suite struct PropertyAnimatorTests {
    /// From 100 to 300 in one second.
    private func makeAnimator(
        _ stage: AnimationStage, _ curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { stage.view.center.x = 300 }
    }

    @Test("5.1 a new animator has UIKit's defaults")
    func defaults() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning && !animator.isReversed && !animator.isManualHitTestingEnabled)
        #expect(!animator.pausesOnCompletion)
        #expect(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
        #expect(animator.fractionComplete == 0)
        #expect(animator.delay == 0)
    }

    @Test("5.3 nothing happens before the start; then the model has the target and what is shown follows the curve")
    func start() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, .easeInOut)
            stage.turn(frames: 10)
            #expect(stage.view.center.x == 100)
            animator.startAnimation()
            #expect(stage.view.center.x == 300)
            #expect(stage.shownX == 100)
            stage.jump(toFrame: 10 + 15)
            #expect(isClose(stage.shownX, 100 + 200 * CubicCurve.easeInOut.progress(at: 0.25)))
            #expect(stage.animatorChanges == [.started])
        }
    }

    @Test("5.4 the fraction of a running animator is its time; paused, it is what is visible, and nothing jumps")
    func fractionOfRunning() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, .easeIn)
            animator.startAnimation()
            stage.jump(toFrame: 30)
            #expect(isClose(Double(animator.fractionComplete), 0.5))
            let before = stage.shownX
            animator.pauseAnimation()
            #expect(isClose(stage.shownX, before))
            #expect(isClose(Double(animator.fractionComplete), (before - 100) / 200))
            animator.fractionComplete = 0.75
            #expect(isClose(stage.shownX, 250))
            stage.world.isTearingDown = true
        }
    }

    @Test("5.13 without linear scrubbing the curve stays, while paused and after")
    func scrubsAlongCurve() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, .easeIn)
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            let visible = CubicCurve.easeIn.progress(at: 0.5)
            #expect(isClose(stage.shownX, 100 + 200 * visible))
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            stage.jump(toFrame: 15)
            #expect(isClose(stage.shownX, 100 + 200 * CubicCurve.easeIn.progress(at: 0.75)))
            stage.world.isTearingDown = true
        }
    }

    @Test("5.4 fractions are held within 0…1, and the call is on record as it came")
    func clamps() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage)
            animator.fractionComplete = 1.5
            #expect(animator.fractionComplete == 1)
            animator.fractionComplete = -2
            #expect(stage.shownX == 100)
            #expect(stage.animatorChanges == [.scrubbed(1.5), .scrubbed(-2)])
            stage.world.isTearingDown = true
        }
    }

    @Test("5.5 continuing with factor 0 takes the rest: 1.8 of 2 seconds at a tenth", arguments: [0.0, 0.25])
    func continueFactor(factor: Double) {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeOut) { stage.view.center.x = 300 }
            animator.addCompletion(log.position())
            animator.fractionComplete = 0.1
            animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
            #expect(isClose(stage.shownX, 120))
            stage.turn(frames: 130)
            #expect(log.entries == ["done end @\(factor == 0 ? 108 : 30)"])
            #expect(stage.animatorChanges.contains(.continued(isReversed: false)))
        }
    }

    @Test("5.5 continuing with other timing follows that from where it stands")
    func continueTiming() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, .easeOut)
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
            stage.jump(toFrame: 30)
            #expect(isClose(stage.shownX, 250))
            stage.world.isTearingDown = true
        }
    }

    @Test("5.5 other timing applies to an animator that scrubs along its curve, too, without a jump")
    func continueTimingAlongCurve() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, .easeIn)
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            let before = stage.shownX
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
            #expect(isClose(stage.shownX, before))
            stage.jump(toFrame: 30)
            #expect(isClose(stage.shownX, (before + 300) / 2))
            stage.world.isTearingDown = true
        }
    }

    @Test("5.2 reversing a running animator turns it at once; it ends at the start with the model put back")
    func reverseRunning() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage)
            animator.addCompletion(log.position())
            animator.startAnimation()
            stage.turn(frames: 20)
            animator.isReversed = true
            #expect(isClose(stage.shownX, 100 + 200.0 / 3))
            stage.jump(toFrame: 30)
            #expect(isClose(stage.shownX, 100 + 100.0 / 3))
            stage.turn(frames: 10)
            #expect(log.entries == ["done start @40"])
            #expect(stage.view.center.x == 100)
            #expect(stage.animatorChanges == [.started, .reversed, .finished(.start)])
        }
    }

    @Test("5.2 reversed before the start, it runs from the end to the start")
    func reversedStart() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage)
            animator.addCompletion(log.position())
            animator.isReversed = true
            animator.startAnimation()
            stage.jump(toFrame: 15)
            #expect(isClose(stage.shownX, 250))
            stage.turn(frames: 60)
            #expect(log.entries == ["done start @60"])
            #expect(stage.view.center.x == 100)
        }
    }

    @Test(
        "5.2 reversing a paused animator applies when it continues; the fraction turns with it (C2)",
        arguments: [true, false])
    func reversePaused(followsDirection: Bool) {
        let profile = UIKitProfile(flipping: followsDirection ? [] : [.fractionFollowsDirection])
        AnimationStage.run(profile: profile) { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage)
            animator.addCompletion(log.position())
            animator.fractionComplete = 0.25
            animator.isReversed = true
            #expect(isClose(stage.shownX, 150))
            #expect(isClose(Double(animator.fractionComplete), followsDirection ? 0.75 : 0.25))
            animator.fractionComplete = 0.8
            #expect(isClose(stage.shownX, followsDirection ? 140 : 260))
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            stage.turn(frames: 60)
            #expect(log.entries == ["done start @\(followsDirection ? 12 : 48)"])
        }
    }

    @Test("5.6 an added block with a delay factor waits for its part of the time and ends with the others")
    func delayFactor() {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage)
            animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            stage.jump(toFrame: 30)
            #expect(stage.shownAlpha == 1)
            stage.jump(toFrame: 45)
            #expect(isClose(stage.shownAlpha, 0.5))
            animator.pauseAnimation()
            #expect(isClose(stage.shownAlpha, 0.5))
            animator.fractionComplete = 0.875
            #expect(isClose(stage.shownAlpha, 0.25))
            stage.world.isTearingDown = true
        }
    }

    @Test("5.6 pausing does not move an animation that was delayed, on a curve neither", arguments: [0.3, 0.75])
    func pauseDelayed(part: Double) {
        AnimationStage.run { stage in
            let animator = makeAnimator(stage, .easeIn)
            animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            stage.jump(toFrame: Int(part * 60))
            let (x, alpha) = (stage.shownX, stage.shownAlpha)
            animator.pauseAnimation()
            #expect(isClose(stage.shownX, x) && isClose(stage.shownAlpha, alpha))
            animator.fractionComplete = 0
            #expect(stage.shownAlpha == 1)
            animator.fractionComplete = 1
            #expect(stage.shownAlpha == 0)
            stage.world.isTearingDown = true
        }
    }

    @Test("5.6 a block added on the way animates over the time that remains")
    func addWhileRunning() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage)
            animator.addCompletion(log.position())
            animator.startAnimation()
            stage.turn(frames: 30)
            animator.addAnimations { stage.view.alpha = 0 }
            #expect(stage.shownAlpha == 1)
            stage.jump(toFrame: 45)
            #expect(isClose(stage.shownAlpha, 0.5))
            stage.turn(frames: 20)
            #expect(log.entries == ["done end @60"])
        }
    }

    @Test("5.14 block animations inside an animator's block are the animator's, and complete with it")
    func nestedBlock() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animate(withDuration: 0.1, animations: { stage.view.center.x = 300 }, completion: log.block())
            }
            animator.fractionComplete = 0.5
            stage.turn(frames: 30)
            #expect(isClose(stage.shownX, 200))
            #expect(log.entries.isEmpty)
            animator.startAnimation()
            stage.turn(frames: 30)
            #expect(log.entries == ["done true @60"])
        }
    }

    @Test("6.10 keyframes inside an animator scrub with it")
    func nestedKeyframes() {
        AnimationStage.run { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animateKeyframes(
                    withDuration: 0, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                            stage.view.center.x = 200
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                            stage.view.center.x = 0
                        }
                    })
            }
            animator.fractionComplete = 0.25
            #expect(isClose(stage.shownX, 150))
            animator.fractionComplete = 0.75
            #expect(isClose(stage.shownX, 100))
            stage.world.isTearingDown = true
        }
    }

    @Test("5.14 a running animator made inside a block takes its duration and cannot be interrupted")
    func runningInside() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            var animator: UIViewPropertyAnimator?
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.alpha = 0
                animator = UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 0.1, delay: 0, animations: { stage.view.center.x = 300 }, completion: log.position())
            }
            #expect(animator?.isInterruptible == false)
            #expect(animator?.isRunning == true)
            stage.jump(toFrame: 15)
            #expect(isClose(stage.shownX, 150))
            stage.turn(frames: 50)
            #expect(log.entries == ["done end @60"])
        }
    }

    @Test("5.2 a start after a delay waits and then runs")
    func delayedStart() {
        AnimationStage.run { stage in
            let log = CompletionLog(stage)
            let animator = makeAnimator(stage)
            animator.addCompletion(log.position())
            animator.startAnimation(afterDelay: 0.5)
            #expect(animator.delay == 0.5)
            stage.jump(toFrame: 30)
            #expect(stage.shownX == 100)
            #expect(stage.engine.nextDueFrame == 90)
            stage.turn(frames: 70)
            #expect(log.entries == ["done end @90"])
        }
    }
}
