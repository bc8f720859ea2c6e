import Testing
import TransitionCore
import UIKit

@MainActor
struct ViewTouchTests {
    @Test("8.12 With delaysTouchesBegan the view hears of a touch only when the gesture has failed")
    func delayedBeginning() {
        let stage = GestureStage()
        let view = TouchedView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        stage.addPan(to: view).delaysTouchesBegan = true
        stage.drag(frames: 2)
        #expect(view.log.isEmpty)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began", "ended"])
    }

    @Test("8.12 The end of a touch waits for a gesture that may still come, and is a cancel when it comes")
    func delayedEnd() {
        let stage = GestureStage()
        let view = TouchedView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let double = stage.add("double", UITapGestureRecognizer(), to: view)
        double.numberOfTapsRequired = 2
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began"])
        stage.app.advance(frames: 30)
        #expect(view.log == ["began", "ended"])
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began", "ended", "began", "began", "cancelled", "cancelled"])
        double.delaysTouchesEnded = false
        stage.app.advance(frames: 60)
        view.log = []
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began", "ended"])
    }

    @Test("8.4 A control keeps a tap from the gestures of the views around it, and no drag")
    func controlAndTap() {
        let stage = GestureStage()
        let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 50))
        stage.view.addSubview(button)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        _ = stage.add("tap", UITapGestureRecognizer())
        stage.app.tap(at: CGPoint(x: 195, y: 422))
        #expect(presses == 1)
        #expect(stage.log.entries.isEmpty)
        _ = stage.addPan()
        stage.drag(dy: 60, frames: 2)
        #expect(stage.log.entries.first == "pan began")
        #expect(presses == 1)
    }

    @Test(
        "A view that takes one touch hears of the first only; one that takes several of all", arguments: [true, false])
    func multipleTouch(isMultiple: Bool) {
        let stage = GestureStage()
        let view = TouchedView(frame: stage.view.bounds)
        view.isMultipleTouchEnabled = isMultiple
        stage.view.addSubview(view)
        let fingers = [50, 90].map { x in
            let finger = stage.app.touchDown(at: CGPoint(x: x, y: 50))
            stage.app.advance()
            return finger
        }
        #expect(view.log.count == (isMultiple ? 2 : 1))
        for finger in fingers {
            finger.lift()
            stage.app.advance()
        }
        #expect(view.log.count == (isMultiple ? 4 : 2))
    }

    @Test("2.10 A view that a block moves takes touches only when it may, where it will be", arguments: [true, false])
    func blockAnimation(allows: Bool) {
        let stage = GestureStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: allows ? .allowUserInteraction : []) {
            view.frame.origin.y = 400
        }
        stage.app.advance(frames: 5)
        #expect((stage.view.hitTest(CGPoint(x: 50, y: 450), with: nil) === view) == allows)
        #expect(stage.view.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view)
        stage.app.advanceToRest()
        #expect(stage.view.hitTest(CGPoint(x: 50, y: 450), with: nil) === view)
    }

    @Test("5.16 A view that a property animator moves is touched where it is shown")
    func propertyAnimator() {
        let stage = GestureStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 400 }
        animator.startAnimation()
        stage.app.advance(frames: 30)
        #expect(stage.view.hitTest(CGPoint(x: 50, y: 250), with: nil) === view)
        #expect(stage.view.hitTest(CGPoint(x: 50, y: 450), with: nil) !== view)
        animator.isManualHitTestingEnabled = true
        #expect(stage.view.hitTest(CGPoint(x: 50, y: 450), with: nil) === view)
    }

    @Test("5.16 A property animator may keep touches from what it moves")
    func closedAnimator() {
        let stage = GestureStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 400 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        stage.app.advance(frames: 30)
        #expect(stage.view.hitTest(CGPoint(x: 50, y: 250), with: nil) !== view)
    }

    @Test("2.10 A controller's views get no touch while their transition runs, and get them afterwards")
    func duringTransition() {
        let stage = GestureStage()
        var presses = 0
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 50))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        presented.view.addSubview(button)
        stage.root.present(presented, animated: true)
        stage.app.advance(frames: 10)
        stage.app.tap(at: CGPoint(x: 195, y: 422))
        #expect(presses == 0)
        stage.app.advanceToRest()
        stage.app.tap(at: CGPoint(x: 195, y: 422))
        #expect(presses == 1)
    }
}

private final class TouchedView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
