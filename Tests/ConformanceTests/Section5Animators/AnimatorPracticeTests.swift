import Testing
import TransitionCore
import UIKit

@Suite("5 Property animators: as they are used")
@MainActor
struct AnimatorPracticeTests {
    @Test("5.5 a paused animator goes on for what is left, or for the share of its duration that it is given")
    func continues() {
        for (factor, frames) in [(0.0, 108), (0.5, 60), (1.0, 120)] as [(CGFloat, Int)] {
            let stage = AnimationFixture()
            let animator = stage.animator(duration: 2)
            animator.fractionComplete = 0.1
            animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
            stage.advance(200)
            #expect(stage.lines == ["done end @\(frames)"])
        }
    }

    @Test("5.4 a running animator's fraction is its time, and pausing moves nothing")
    func pausing() {
        let stage = AnimationFixture()
        let animator = stage.animator(curve: .easeInOut)
        animator.startAnimation()
        stage.advance(15)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        let shown = stage.shownX
        animator.pauseAnimation()
        #expect(stage.shownX == shown && abs(animator.fractionComplete - (shown - 100) / 200) < 1e-4)
        animator.discard()
    }

    @Test("5.6 what is added later ends with the rest, and a delay factor is a share of it")
    func adds() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(30)
        #expect(stage.shownAlpha == 1)
        let other = UIView(frame: .zero)
        stage.view.addSubview(other)
        animator.addAnimations { other.center.x = 60 }
        stage.advance(15)
        #expect(stage.shownAlpha == 0.5 && other.layer.presentation()?.position.x == 30)
        stage.advance(30)
        #expect(stage.lines == ["done end @60"] && other.center.x == 60)
    }

    @Test("5.7 turned in the middle it goes back in the time that it came, to the values at the start")
    func turnsBack() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(20)
        animator.isReversed = true
        stage.advance(10)
        #expect(abs(stage.shownX - (100 + 200.0 / 6)) < 0.01)
        stage.advance(30)
        #expect(stage.lines == ["done start @40"] && stage.view.center.x == 100)
    }

    @Test("5.7 a stop and a finish leave the value of the place that was asked for")
    func finishes() {
        for (position, x) in [(.start, 100), (.end, 300), (.current, 200)] as [(UIViewAnimatingPosition, CGFloat)] {
            let stage = AnimationFixture()
            let animator = stage.animator()
            animator.startAnimation()
            stage.advance(30)
            animator.stopAnimation(false)
            #expect(stage.view.center.x == 200 && stage.lines.isEmpty)
            animator.finishAnimation(at: position)
            #expect(stage.view.center.x == x && stage.lines == ["done \(position) @30"])
        }
    }

    @Test("5.8 completions come once each, in their order, also those that were added while it ran")
    func completions() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation()
        stage.advance(5)
        animator.addCompletion(stage.position("second"))
        stage.advance(100)
        #expect(stage.lines == ["done end @60", "second end @60"])
    }

    @Test("5.9 one that pauses on completion waits at its end, and may be turned")
    func pausesOnCompletion() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(90)
        #expect(animator.condition == "paused" && stage.lines.isEmpty && animator.fractionComplete == 1)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(90)
        #expect(stage.view.center.x == 100 && stage.lines.count == 1 && animator.condition == "inactive")
    }

    @Test("5.14 an animation inside an animator's block stands still while the animator is paused")
    func tracksInner() {
        let stage = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1) { stage.view.center.x = 300 }
        }
        animator.fractionComplete = 0.5
        stage.advance(60)
        #expect(stage.shownX == 200)
        animator.discard()
    }

    @Test("5.2 a delayed start is running at once and shows nothing before its time")
    func delayed() {
        let stage = AnimationFixture()
        let animator = stage.animator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.condition == "running" && animator.delay == 0.5)
        stage.advance(29)
        #expect(stage.shownX == 100)
        stage.advance(90)
        #expect(stage.lines == ["done end @90"])
    }

    @Test("5.3 a block runs when the animator starts and not before; an animator without one ends at once")
    func runsLate() {
        let stage = AnimationFixture()
        var runs = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { runs += 1 }
        animator.addCompletion(stage.position())
        #expect(runs == 0)
        animator.startAnimation()
        #expect(runs == 1)
        stage.advance(3)
        #expect(stage.lines == ["done end @1"])
    }

    @Test("5.7 a second animator on the same property adds to the first; turned, it gives back its own way")
    func twoAnimators() {
        let stage = AnimationFixture()
        let first = stage.animator(duration: 2)
        first.startAnimation()
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 400 }
        second.startAnimation()
        stage.advance(30)
        #expect(stage.shownX == 200)
        second.isReversed = true
        stage.advance(200)
        #expect(stage.view.center.x == 300)
    }
}
