import Testing
import TransitionCore
import UIKit

@MainActor
@Suite("6 View animations: what is shown")
struct ViewAnimationTests {
    @Test("6.7 a nested block takes the outer duration and curve, even with a duration of 0")
    func inherits() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                stage.view.alpha = 0
                #expect(UIView.inheritedAnimationDuration == 1)
                UIView.animate(
                    withDuration: 0, animations: { stage.view.center.x = 300 }, completion: stage.finished("inner"))
            }, completion: stage.finished("outer"))
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.advance(15)
        #expect(stage.shownX == 150)
        stage.advance(60)
        #expect(stage.lines == ["outer true @60", "inner true @60"])
    }

    @Test("6.7 options override what is inherited")
    func overrides() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1) {
            stage.view.alpha = 0
            UIView.animate(
                withDuration: 0.5, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                animations: { stage.view.center.x = 300 }, completion: stage.finished())
        }
        stage.advance(15)
        #expect(stage.shownX == 200)
        stage.advance(60)
        #expect(stage.lines == ["done true @30"])
    }

    @Test("6.8 a second animation of a property adds to the first, which completes at its own time with true")
    func additive() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: stage.finished("first"))
        stage.advance(30)
        #expect(stage.shownX == 200)
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 0 }, completion: stage.finished("second"))
        #expect(stage.shownX == 200)
        stage.advance(1)
        #expect(stage.shownX > 200)
        stage.advance(100)
        #expect(stage.lines == ["first true @60", "second true @90"] && stage.shownX == 0)
    }

    @Test("6.8 beginFromCurrentState starts from what is shown")
    func fromCurrent() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.alpha = 0 })
        stage.advance(30)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
            animations: { stage.view.alpha = 1 })
        #expect(stage.shownAlpha == 0.5)
        stage.advance(30)
        #expect(stage.shownAlpha == 0.75)
    }

    private func keyframes(_ stage: AnimationFixture, _ options: UIView.KeyframeAnimationOptions = []) {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [options, UIView.KeyframeAnimationOptions(rawValue: 3 << 16)],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 200 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 500 }
            }, completion: stage.finished())
    }

    @Test("6.10 keyframes last their parts of the duration")
    func linearKeyframes() {
        let stage = AnimationFixture()
        keyframes(stage)
        stage.advance(15)
        #expect(stage.shownX == 150)
        stage.advance(30)
        #expect(stage.shownX == 350)
        stage.advance(30)
        #expect(stage.lines == ["done true @60"] && stage.view.center.x == 500)
    }

    @Test("6.10 discrete keyframes stay until the next one's time, paced ones have one speed, cubic ones are smooth")
    func calculationModes() {
        let discrete = AnimationFixture()
        keyframes(discrete, .calculationModeDiscrete)
        discrete.advance(20)
        #expect(discrete.shownX == 100)
        discrete.advance(20)
        #expect(discrete.shownX == 200)
        let paced = AnimationFixture()
        keyframes(paced, .calculationModePaced)
        paced.advance(30)
        #expect(paced.shownX == 300)
        let cubic = AnimationFixture()
        keyframes(cubic, .calculationModeCubic)
        cubic.advance(30)
        #expect(cubic.shownX == 200)
        cubic.advance(15)
        #expect(cubic.shownX > 300 && cubic.shownX < 400 && cubic.shownX != 350)
    }

    @Test("6.11 a spring keeps its duration and passes its target when it is under-damped")
    func spring() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: { stage.view.center.x = 300 }, completion: stage.finished())
        var peak = 0.0
        for _ in 0..<59 {
            stage.advance(1)
            peak = max(peak, stage.shownX)
        }
        #expect(peak > 330)
        stage.advance(10)
        #expect(stage.lines == ["done true @60"])
    }

    @Test("6.11 the initial velocity is in whole distances per second")
    func springVelocity() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 6,
            animations: { stage.view.center.x = 300 })
        stage.advance(1)
        #expect(abs(stage.shownX - (100 + 200 * 0.1)) < 4)
    }

    @Test("6.13 the model has its target inside the block; a frame animates as bounds and centre")
    func modelFirst() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
            #expect(stage.view.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
        }
        #expect(stage.view.layer.animationKeys()?.sorted() == ["bounds", "position"])
        stage.advance(30)
        #expect(stage.view.layer.presentation()?.frame == CGRect(x: 75, y: 75, width: 150, height: 150))
    }

    @Test("6.1 a delay holds the start and counts for the end")
    func delay() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { stage.view.center.x = 300 },
            completion: stage.finished())
        stage.advance(30)
        #expect(stage.shownX == 100)
        stage.advance(15)
        #expect(stage.shownX == 200)
        stage.advance(30)
        #expect(stage.lines == ["done true @60"])
    }

    @Test("6.1 a view transition lasts its duration; its changes are made at once")
    func viewTransition() {
        let stage = AnimationFixture()
        UIView.transition(
            with: stage.view, duration: 0.5, options: .transitionCrossDissolve,
            animations: { stage.view.alpha = 0.5 }, completion: stage.finished())
        #expect(stage.shownAlpha == 0.5)
        stage.advance(60)
        #expect(stage.lines == ["done true @30"])
    }

    @Test("6.1 a transition between views exchanges them, or hides one and shows the other", arguments: [true, false])
    func exchange(hides: Bool) {
        let stage = AnimationFixture()
        let superview = stage.view.superview
        let other = UIView(frame: stage.view.frame)
        if hides {
            other.isHidden = true
            superview?.addSubview(other)
        }
        UIView.transition(
            from: stage.view, to: other, duration: 0.5,
            options: hides ? [.transitionFlipFromLeft, .showHideTransitionViews] : .transitionFlipFromLeft,
            completion: stage.finished())
        #expect(stage.view.superview === (hides ? superview : nil) && stage.view.isHidden == hides)
        #expect(other.superview === superview && !other.isHidden)
        stage.advance(60)
        #expect(stage.lines == ["done true @30"])
    }
}
