import Testing
import TransitionCore
import UIKit

@MainActor
@Suite("5 Property animators: runs")
struct AnimatorRunTests {
    @Test("5.3 the block runs in startAnimation; the model has the targets at once and what is shown follows")
    func start() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        #expect(stage.view.center.x == 100)
        animator.startAnimation()
        #expect(stage.view.center.x == 300 && stage.shownX == 100)
        stage.advance(15)
        #expect(stage.shownX == 150)
    }

    @Test("5.3 an animator that is not started does nothing")
    func notStarted() {
        let stage = AnimationFixture()
        _ = stage.animator()
        stage.advance(100)
        #expect(stage.view.center.x == 100 && stage.lines.isEmpty && stage.app.isAtRest)
    }

    @Test("5.4 while it runs fractionComplete is the part of the time, and the view is on the curve")
    func fractionWhileRunning() {
        let stage = AnimationFixture()
        let animator = stage.animator(curve: .easeInOut)
        animator.startAnimation()
        stage.advance(15)
        #expect(stage.rounded(animator.fractionComplete) == 0.25)
        #expect(abs(stage.shownX - (100 + 200 * 0.12916)) < 0.1)
    }

    @Test("5.4 pausing makes the way linear: the view stays, and the fraction is what is seen of the way")
    func pauseRemaps() {
        let stage = AnimationFixture()
        let animator = stage.animator(curve: .easeInOut)
        animator.startAnimation()
        stage.advance(15)
        let before = stage.shownX
        animator.pauseAnimation()
        #expect(stage.shownX == before)
        #expect(abs(Double(animator.fractionComplete) - (before - 100) / 200) < 1e-4)
        animator.fractionComplete = 0.5
        #expect(stage.shownX == 200)
        animator.discard()
    }

    @Test("C2 the fraction turns with the direction, and flipped counts from the start", arguments: [true, false])
    func fractionWhenReversed(follows: Bool) {
        let stage = AnimationFixture(UIKitProfile(flipping: follows ? [] : [.fractionFollowsDirection]))
        let animator = stage.animator()
        animator.fractionComplete = 0.25
        animator.isReversed = true
        #expect(animator.fractionComplete == (follows ? 0.75 : 0.25))
        #expect(stage.shownX == 150)
        animator.fractionComplete = 0.9
        #expect(stage.shownX == (follows ? 120 : 280))
        animator.discard()
    }

    @Test("5.5 factor 0 leaves the rest its own time, another one a part of the whole duration")
    func continueFactor() {
        for (factor, end) in [(0.0, 45), (0.5, 30), (1.0, 60)] {
            let stage = AnimationFixture()
            let animator = stage.animator()
            animator.fractionComplete = 0.25
            animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
            stage.advance(100)
            #expect(stage.lines == ["done end @\(end)"])
        }
    }

    @Test("5.5 ten percent of two seconds leave 1.8 s")
    func continueExample() {
        let stage = AnimationFixture()
        let animator = stage.animator(duration: 2, curve: .easeIn)
        animator.fractionComplete = 0.1
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(200)
        #expect(stage.lines == ["done end @108"])
    }

    @Test("5.5 other timing holds for the rest of this run")
    func continueTiming() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.fractionComplete = 0.5
        let timing = UICubicTimingParameters(animationCurve: .easeInOut)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
        stage.advance(15)
        #expect(abs(stage.shownX - (200 + 100 * 0.12916)) < 0.1)
        stage.advance(15)
        #expect(stage.shownX == 250)
    }

    @Test("5.6 a delay factor holds an added block back for that part of the duration")
    func delayFactor() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(30)
        #expect(stage.shownAlpha == 1 && stage.shownX == 200)
        stage.advance(15)
        #expect(stage.shownAlpha == 0.5)
        stage.advance(20)
        #expect(stage.lines == ["done end @60"])
    }

    @Test("5.6 a block that is added on the way takes what is left of the time")
    func addWhileRunning() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(30)
        animator.addAnimations { stage.view.alpha = 0 }
        stage.advance(15)
        #expect(stage.shownAlpha == 0.5)
        stage.advance(20)
        #expect(stage.lines == ["done end @60"] && stage.view.alpha == 0)
    }

    @Test("5.7 it ends at the end: the target, the position end, inactive")
    func naturalEnd() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(80)
        #expect(stage.lines == ["done end @60"])
        #expect(animator.condition == "inactive" && stage.view.center.x == 300 && stage.shownX == 300)
    }

    @Test("5.7 reversed it ends at the start: the old value, the position start")
    func reversedEnd() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(20)
        animator.isReversed = true
        stage.advance(60)
        #expect(stage.lines == ["done start @40"])
        #expect(stage.view.center.x == 100)
    }

    @Test("C1 stopping leaves what is shown in the model, and flipped what was there before", arguments: [true, false])
    func stop(keepsShown: Bool) {
        let stage = AnimationFixture(UIKitProfile(flipping: keepsShown ? [] : [.stopKeepsShownValue]))
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(15)
        animator.stopAnimation(true)
        #expect(stage.rounded(stage.view.center.x) == (keepsShown ? 150 : 100))
        stage.advance(60)
        #expect(stage.lines.isEmpty)
    }

    @Test(
        "5.7 finishing moves the model where it is asked to, and completes with that position",
        arguments: [(UIViewAnimatingPosition.end, 300.0), (.start, 100), (.current, 150)])
    func finish(position: UIViewAnimatingPosition, x: Double) {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(15)
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        #expect(stage.rounded(stage.view.center.x) == x && stage.lines == ["done \(position) @15"])
    }

    @Test("5.7 of two animators of one property the first still ends at its end")
    func overlapping() {
        let stage = AnimationFixture()
        stage.animator().startAnimation()
        stage.advance(30)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 0 }
        second.addCompletion(stage.position("second"))
        second.startAnimation()
        #expect(stage.shownX == 200)
        stage.advance(100)
        #expect(stage.lines == ["done end @60", "second end @90"])
    }

    @Test("5.8 completions run once each, in the order of adding; a stop without finishing calls none")
    func completions() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.addCompletion(stage.position("second"))
        animator.startAnimation()
        stage.advance(30)
        animator.addCompletion(stage.position("third"))
        stage.advance(100)
        #expect(stage.lines == ["done end @60", "second end @60", "third end @60"])
        let stopped = stage.animator()
        stopped.startAnimation()
        stopped.stopAnimation(true)
        stage.advance(100)
        #expect(stage.lines.count == 3)
    }

    @Test("5.9 with pausesOnCompletion it stays active at the end, from where it can go back")
    func pausesOnCompletion() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(100)
        #expect(animator.condition == "paused" && stage.lines.isEmpty)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.advance(60)
        #expect(stage.lines == ["done start @160"] && stage.view.center.x == 100)
    }

    @Test("5.9 who watches isRunning, state and isReversed is told of each change")
    func observed() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.pausesOnCompletion = true
        let running = animator.observe(\.isRunning, options: .new) { _, change in
            stage.log("running \(change.newValue ?? false)")
        }
        let reversed = animator.observe(\.isReversed) { animator, _ in stage.log("reversed \(animator.isReversed)") }
        animator.startAnimation()
        stage.advance(70)
        animator.isReversed = true
        #expect(stage.lines == ["running true @0", "running false @60", "reversed true @70"])
        running.invalidate()
        reversed.invalidate()
        animator.discard()
    }

    @Test("5.13 scrubbing follows the curve when it is not to be linear")
    func scrubsAlongCurve() {
        let stage = AnimationFixture()
        let animator = stage.animator(curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(stage.shownX < 170)
        animator.fractionComplete = 1
        #expect(stage.shownX == 300)
        animator.discard()
    }

    @Test("5.14 a running animator starts at once")
    func running() {
        let stage = AnimationFixture()
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.5, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 300 },
            completion: stage.position())
        #expect(animator.condition == "running" && animator.isInterruptible)
        stage.advance(15)
        #expect(stage.shownX == 200)
        stage.advance(30)
        #expect(stage.lines == ["done end @30"])
    }

    @Test("5.14 inside a block a running animator takes that one's time and cannot be interrupted, unless told")
    func runningInside() {
        for (options, end) in [(UIView.AnimationOptions([]), 60), (.overrideInheritedDuration, 30)] {
            let stage = AnimationFixture()
            var inner: UIViewPropertyAnimator?
            UIView.animate(withDuration: 1) {
                stage.view.alpha = 0
                inner = UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 0.5, delay: 0, options: options, animations: { stage.view.center.x = 300 },
                    completion: stage.position())
            }
            #expect(inner?.isInterruptible == false)
            stage.advance(100)
            #expect(stage.lines == ["done end @\(end)"])
        }
    }

    @Test("5.14 animations of a block inside an animator's block are the animator's own")
    func nestedBlock() {
        let stage = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1) { stage.view.center.x = 300 }
        }
        animator.fractionComplete = 0.5
        stage.advance(30)
        #expect(stage.shownX == 200)
        animator.discard()
    }

    @Test(
        "5.15 with views in no window, or with nothing to animate, it ends in the next turn", arguments: [true, false])
    func nothingToShow(isEmpty: Bool) {
        let stage = AnimationFixture()
        let loose = UIView()
        let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { if !isEmpty { loose.alpha = 0 } }
        animator.addCompletion(stage.position())
        animator.startAnimation()
        stage.advance(3)
        #expect(stage.lines == ["done end @1"])
    }

    @Test(
        "5.16 a moving view is touched where it is seen, unless the app tests hits by itself", arguments: [true, false])
    func hitTesting(isManual: Bool) {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.isManualHitTestingEnabled = isManual
        animator.startAnimation()
        stage.advance(30)
        let superview = stage.view.superview
        let hit = superview?.hitTest(CGPoint(x: 160, y: 100), with: nil)
        #expect((hit === stage.view) == !isManual)
        animator.discard()
    }

    @Test("5.18 a spring of mass, stiffness and damping takes its own time, one of a ratio the animator's")
    func springDuration() {
        _ = AnimationFixture()
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let own = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
        #expect(abs(own.duration - 1.4727) < 1e-3)
        let asked = UIViewPropertyAnimator(duration: 0.7, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
        #expect(asked.duration == 0.7)
    }

    @Test("C20 a duration of 0 ends in the next turn, and flipped lasts 0.2 s", arguments: [true, false])
    func zeroDuration(endsNextTurn: Bool) {
        let stage = AnimationFixture(UIKitProfile(flipping: endsNextTurn ? [] : [.zeroDurationEndsNextTurn]))
        stage.animator(duration: 0).startAnimation()
        stage.advance(30)
        #expect(stage.lines == ["done end @\(endsNextTurn ? 1 : 12)"])
    }

    @Test(
        "5.7 an animator that is scrubbed, turned and started puts the start back, however short it is",
        arguments: [0, 1], [0, 0.86])
    func scrubbedAndTurned(duration: TimeInterval, fraction: CGFloat) {
        let stage = AnimationFixture()
        let animator = stage.animator(duration: duration)
        animator.fractionComplete = fraction
        stage.advance(3)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(90)
        #expect(stage.view.center.x == 100)
        #expect(stage.lines.map { $0.prefix(10) } == ["done start"])
    }
}
