import Testing
import TransitionCore
import UIKit

@Suite("6 View and layer animations: as they are used")
@MainActor
struct AnimationPracticeTests {
    @Test("6.1 a chain of completions runs one after the other, each by its own time")
    func chain() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 0.5, animations: { stage.view.alpha = 0 }) { isFinished in
            stage.log("first \(isFinished)")
            UIView.animate(
                withDuration: 0.25, delay: 0.25, animations: { stage.view.alpha = 1 },
                completion: stage.finished("second"))
        }
        stage.advance(100)
        #expect(stage.lines == ["first true @30", "second true @60"])
    }

    @Test("6.4 removing the layer's animations ends the block unfinished, with the model at the target")
    func removed() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: stage.finished())
        stage.advance(10)
        stage.view.layer.removeAllAnimations()
        stage.advance(1)
        #expect(stage.lines == ["done false @11"] && stage.shownX == 300)
    }

    @Test("6.9 animations that are turned off inside a block are off for what follows in it, until they are on again")
    func turnedOffInside() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.setAnimationsEnabled(false)
            stage.view.center.x = 300
            UIView.setAnimationsEnabled(true)
            stage.view.alpha = 0
        }
        #expect(stage.shownX == 300)
        #expect(stage.view.layer.presentation()?.opacity == 1)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationsEnabled(false)
        stage.view.center.x = 100
        UIView.setAnimationsEnabled(true)
        UIView.commitAnimations()
        #expect(stage.shownX == 100)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.setAnimationsEnabled(false)
            stage.view.center.x = 200
            UIView.setAnimationsEnabled(true)
        }
        animator.startAnimation()
        #expect(stage.shownX == 200)
    }

    @Test("6.9 inside performWithoutAnimation a block's changes are made at once, those around it animate")
    func without() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.alpha = 0
            UIView.performWithoutAnimation { stage.view.center.x = 300 }
        }
        stage.advance(30)
        #expect(stage.shownX == 300 && stage.shownAlpha == 0.5)
    }

    @Test("6.9 with animations off changes are made at once and the completion still comes")
    func off() {
        let stage = AnimationFixture()
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: stage.finished())
        UIView.setAnimationsEnabled(true)
        #expect(stage.lines.isEmpty)
        stage.advance(2)
        #expect(stage.shownX == 300 && stage.lines == ["done true @1"])
    }

    @Test("6.12 two repetitions there and back take four times as long, and end at the target")
    func repeats() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 0.25,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.view.center.x = 300 }
            }, completion: stage.finished())
        stage.advance(100)
        #expect(stage.lines == ["done true @60"] && stage.shownX == 300)
    }

    @Test("6.1 a view transition changes its content at once and completes after its duration")
    func transition() {
        let stage = AnimationFixture()
        let label = UILabel(frame: stage.view.bounds)
        stage.view.addSubview(label)
        UIView.transition(
            with: label, duration: 0.5, options: .transitionCrossDissolve, animations: { label.text = "b" },
            completion: stage.finished())
        #expect(label.text == "b")
        stage.advance(60)
        #expect(stage.lines == ["done true @30"])
    }

    @Test("6.1 a transition from one view to another takes the place of the first in its superview")
    func exchange() {
        let stage = AnimationFixture()
        let (old, new) = (UIView(), UIView())
        stage.view.addSubview(old)
        UIView.transition(from: old, to: new, duration: 0.5, options: [], completion: stage.finished())
        stage.advance(60)
        #expect(stage.lines == ["done true @30"] && stage.view.subviews == [new] && old.superview == nil)
    }

    @Test("6.8 three animations of one property add up without a jump and end at the last target")
    func three() {
        let stage = AnimationFixture()
        var last = stage.shownX
        var widest = 0.0
        func step(_ frames: Int) {
            for _ in 0..<frames {
                stage.advance(1)
                widest = max(widest, abs(stage.shownX - last))
                last = stage.shownX
            }
        }
        for target in [300, 50, 200] as [CGFloat] {
            UIView.animate(withDuration: 1) { stage.view.center.x = target }
            step(20)
        }
        step(80)
        #expect(widest < 15 && stage.shownX == 200)
    }

    @Test("6.13 layoutIfNeeded in a block animates what constraints move")
    func constraints() {
        let stage = AnimationFixture()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(child)
        let left = child.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
        NSLayoutConstraint.activate([
            left, child.topAnchor.constraint(equalTo: stage.view.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.app.advanceToRest()
        left.constant = 80
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
        #expect(child.frame.minX == 80)
        stage.advance(30)
        #expect(child.layer.presentation()?.frame.minX == 40)
    }

    @Test("6.10 a value that keyframes reach stays until the next one begins")
    func keyframes() {
        let stage = AnimationFixture()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { stage.view.center.x = 200 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { stage.view.center.x = 300 }
        }
        stage.advance(30)
        #expect(stage.shownX == 200)
        stage.advance(31)
        #expect(stage.shownX == 300)
    }

    @Test("7.8 a layer's animation leaves the model alone; it is removed at its end, or stays and holds its end")
    func fillMode() {
        for stays in [true, false] {
            let stage = AnimationFixture()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.5)
            fade.isRemovedOnCompletion = !stays
            fade.fillMode = stays ? .forwards : .removed
            stage.view.layer.add(fade, forKey: "fade")
            stage.advance(15)
            #expect(abs(stage.shownAlpha - 0.5) < 0.04 && stage.view.alpha == 1)
            stage.advance(60)
            #expect(stage.shownAlpha == (stays ? 0 : 1))
            #expect(stage.view.layer.animation(forKey: "fade") != nil ? stays : !stays)
        }
    }

    @Test("7.8 an animation that begins later shows its first value before only when it fills backwards")
    func beginTime() {
        for fills in [true, false] {
            let stage = AnimationFixture()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 0.5, 1)
            fade.beginTime = CACurrentMediaTime() + 0.5
            fade.fillMode = fills ? .backwards : .removed
            stage.view.layer.add(fade, forKey: nil)
            stage.advance(10)
            #expect(stage.shownAlpha == (fills ? 0 : 1))
        }
    }

    @Test("7.8 the delegate of an animation hears of its start and of how it ended")
    func animationDelegate() {
        final class Listener: NSObject, CAAnimationDelegate {
            var lines: [String] = []
            func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
        }
        for isRemoved in [true, false] {
            let stage = AnimationFixture()
            let listener = Listener()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (1, 0, 0.5, listener)
            stage.view.layer.add(fade, forKey: "fade")
            stage.advance(10)
            if isRemoved { stage.view.layer.removeAnimation(forKey: "fade") }
            stage.advance(60)
            #expect(listener.lines == ["start", "stop \(!isRemoved)"])
        }
    }

    @Test("C47 a layer's animation is seen until its delegate hears of its end; flipped, a frame less")
    func animationSeenUntilDelegate() {
        final class Listener: NSObject, CAAnimationDelegate {
            let stop: () -> Void
            init(_ stop: @escaping () -> Void) { self.stop = stop }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stop() }
        }
        for (flips, seen) in [(false, [0.0]), (true, [1.0])] {
            let stage = AnimationFixture(UIKitProfile(flipping: flips ? [.animationEndsWithDelegateCall] : []))
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 0, 0.5)
            var alphas: [Double] = []
            var last = stage.shownAlpha
            let listener = Listener { alphas.append(last) }
            fade.delegate = listener
            stage.view.layer.add(fade, forKey: nil)
            for _ in 0..<60 {
                stage.advance(1)
                last = stage.shownAlpha
            }
            #expect(alphas == seen)
            #expect(stage.app.advanceToRest() == .rest)
        }
    }

    @Test("7.8 a transaction's completion waits for the animations that were added in it")
    func transaction() {
        let stage = AnimationFixture()
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log("committed") }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.5)
        stage.view.layer.add(fade, forKey: nil)
        CATransaction.commit()
        stage.advance(60)
        #expect(stage.lines == ["committed @30"])
    }

    @Test("7.8 a layer without a view animates its changes by itself, for a quarter of a second")
    func implicit() {
        let stage = AnimationFixture()
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        stage.advance(2)
        layer.opacity = 0
        stage.advance(8)
        #expect(layer.presentation().map { $0.opacity > 0 && $0.opacity < 1 } ?? false)
        stage.advance(10)
        #expect(layer.presentation()?.opacity == 0)
        layer.opacity = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.3
        CATransaction.commit()
        #expect(layer.opacity == 0.3)
    }

    @Test("6.8 a layer animation that is additive adds to what the block shows")
    func additiveLayerAnimation() {
        let stage = AnimationFixture()
        let shake = CABasicAnimation(keyPath: "position.x")
        (shake.fromValue, shake.toValue, shake.duration, shake.isAdditive) = (10, 10, 1, true)
        stage.view.layer.add(shake, forKey: "shake")
        stage.advance(10)
        #expect(stage.shownX == 110)
    }

    @Test("6.13 an animated content offset is the scroll view's at once and is shown on its way")
    func contentOffset() {
        let stage = AnimationFixture()
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        stage.view.addSubview(scrollView)
        stage.app.advanceToRest()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scrollView.contentOffset.y = 200 }
        #expect(scrollView.contentOffset.y == 200)
        stage.advance(30)
        #expect(scrollView.layer.presentation()?.bounds.minY == 100)
    }
}
