import Testing
import TransitionCore
import UIKit

@MainActor
@Suite("6 View animations: completions")
struct CompletionTests {
    @Test("6.1 the completion comes once, with true, when the duration has passed")
    func natural() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 0.5, animations: { stage.view.alpha = 0 }, completion: stage.finished())
        stage.advance(100)
        #expect(stage.lines == ["done true @30"])
    }

    @Test(
        "6.2 without a duration the change is made at once; the completion comes with the next turn",
        arguments: [0, -1])
    func noDuration(duration: Double) {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: duration, animations: { stage.view.center.x = 300 }, completion: stage.finished())
        #expect(stage.shownX == 300 && stage.lines.isEmpty)
        stage.advance(5)
        #expect(stage.lines == ["done true @1"])
    }

    @Test("6.3 with nothing to animate the completion comes at once with true, whatever the duration")
    func nothing() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 5, animations: {}, completion: stage.finished("empty"))
        UIView.animate(
            withDuration: 5, animations: { stage.view.alpha = stage.view.alpha }, completion: stage.finished("same"))
        stage.advance(5)
        #expect(stage.lines == ["empty true @1", "same true @1"])
    }

    @Test("6.4 a view that leaves the window ends its animation with false, at its target")
    func removedView() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: stage.finished())
        stage.advance(10)
        stage.view.removeFromSuperview()
        stage.advance(5)
        #expect(stage.lines == ["done false @11"] && stage.view.center.x == 300)
    }

    @Test("6.4 removeAllAnimations ends with false and jumps to the target")
    func removedAnimations() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: stage.finished())
        stage.advance(10)
        stage.view.layer.removeAllAnimations()
        #expect(stage.shownX == 300)
        stage.advance(5)
        #expect(stage.lines == ["done false @11"])
    }

    @Test("6.4 a block of several views waits for the last, and says false when one was removed")
    func oneOfTwo() {
        let stage = AnimationFixture()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        stage.view.superview?.addSubview(other)
        UIView.animate(
            withDuration: 0.5,
            animations: {
                stage.view.alpha = 0
                other.alpha = 0
            }, completion: stage.finished())
        stage.advance(5)
        other.removeFromSuperview()
        stage.advance(40)
        #expect(stage.lines == ["done false @30"])
    }

    @Test("6.5 a view that is in no window completes promptly")
    func noWindow() {
        let stage = AnimationFixture()
        let loose = UIView()
        UIView.animate(withDuration: 3, animations: { loose.alpha = 0 }, completion: stage.finished())
        stage.advance(5)
        #expect(stage.lines == ["done true @1"])
    }

    @Test("6.6 the background ends what runs with false; what starts there ends in the next turn")
    func background() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: stage.finished("before"))
        stage.advance(10)
        stage.app.enterBackground()
        #expect(stage.lines == ["before false @10"])
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: stage.finished("inside"))
        stage.advance(5)
        #expect(stage.lines.count == 2 && stage.lines.last?.hasSuffix("@11") == true)
    }

    @Test("6.9 while animations are off changes are made at once, and the completion still comes")
    func off() {
        let stage = AnimationFixture()
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1, animations: { stage.view.center.x = 300 }, completion: stage.finished())
        UIView.setAnimationsEnabled(true)
        #expect(stage.shownX == 300)
        stage.advance(5)
        #expect(stage.lines == ["done true @1"])
    }

    @Test("6.9 performWithoutAnimation takes its changes out of an animation")
    func without() {
        let stage = AnimationFixture()
        UIView.animate(withDuration: 1) {
            stage.view.alpha = 0
            UIView.performWithoutAnimation { stage.view.center.x = 300 }
        }
        #expect(UIView.areAnimationsEnabled && stage.shownX == 300 && stage.shownAlpha == 1)
    }

    @Test("6.12 autoreverse comes back to the start and then jumps to the target")
    func autoreverse() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.autoreverse, .curveLinear],
            animations: { stage.view.center.x = 200 }, completion: stage.finished())
        stage.advance(45)
        #expect(stage.shownX == 150)
        stage.advance(20)
        #expect(stage.lines == ["done true @60"] && stage.shownX == 200)
    }

    @Test("6.12 an endless repetition completes only when it is removed, with false")
    func endless() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .repeat, animations: { stage.view.alpha = 0 },
            completion: stage.finished())
        stage.advance(500)
        #expect(stage.lines.isEmpty && stage.app.isAtRest)
        stage.view.layer.removeAllAnimations()
        stage.advance(5)
        #expect(stage.lines == ["done false @501"])
    }

    @Test("6.12 a block that repeats a number of times completes after the last")
    func repeatCount() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.center.x = 300 }
            }, completion: stage.finished())
        stage.advance(200)
        #expect(stage.lines == ["done true @90"])
    }

    @Test("6.14 a view that UIKit takes away ends its animations with false")
    func removedByContainer() {
        let stage = AnimationFixture()
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.app.topViewController?.present(modal, animated: false)
        stage.app.advanceToRest()
        UIView.animate(withDuration: 5, animations: { modal.view.alpha = 0.5 }, completion: { stage.log("\($0)") })
        stage.advance(1)
        modal.dismiss(animated: false)
        stage.app.advanceToRest()
        #expect(stage.lines.count == 1 && stage.lines[0].hasPrefix("false"))
    }
}
