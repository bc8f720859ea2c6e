import Testing
import TransitionCore
import UIKit

@Suite("8 Gestures: as they are used")
@MainActor
struct GesturePracticeTests {
    private let middle = CGPoint(x: 195, y: 422)

    @Test("8.4 a single tap that waits for a double tap comes when no second one has; else the double one alone")
    func doubleTap() {
        for taps in [1, 2] {
            let stage = GestureStage()
            let single = stage.add("single", UITapGestureRecognizer())
            let double = stage.add("double", UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            for _ in 0..<taps { stage.app.tap(at: middle) }
            stage.app.advance(frames: 60)
            #expect(stage.log.entries == [taps == 1 ? "single ended" : "double ended"])
        }
    }

    @Test("8.4 of two drags the inner one wins, and both run when one side's delegate allows it")
    func nested() {
        for isShared in [true, false] {
            let stage = GestureStage()
            let rules = GestureRules()
            rules.isSimultaneous = isShared
            let outer = stage.addPan("outer")
            outer.delegate = rules
            _ = stage.addPan("inner", to: stage.addChild())
            stage.drag(frames: 3)
            #expect(stage.log.entries.contains("inner ended"))
            #expect(stage.log.entries.contains("outer ended") == isShared)
        }
    }

    @Test("8.3 a recognizer that turns itself off in its action is cancelled, and works again when turned on")
    func disabled() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.log.onAction = { if $0.state == .began { $0.isEnabled = false } }
        stage.drag()
        #expect(stage.log.entries == ["pan began", "pan cancelled"])
        stage.log.onAction = nil
        pan.isEnabled = true
        stage.drag(frames: 3)
        #expect(stage.log.entries.last == "pan ended" && pan.state == .possible)
    }

    @Test("8.11 taking the recognizer or its view away in the middle cancels the gesture once")
    func takenAway() {
        for takesView in [true, false] {
            let stage = GestureStage()
            let child = stage.addChild()
            let pan = stage.addPan(to: child)
            stage.log.onAction = { recognizer in
                guard recognizer.state == .changed else { return }
                if takesView { child.removeFromSuperview() } else { child.removeGestureRecognizer(pan) }
            }
            stage.drag()
            #expect(stage.log.entries == ["pan began", "pan changed", "pan cancelled"])
        }
    }

    @Test("8.1 a long press begins after half a second, changes with the finger, and fails when it moves before")
    func longPress() {
        let stage = GestureStage()
        _ = stage.add("press", UILongPressGestureRecognizer())
        let finger = stage.app.touchDown(at: middle)
        stage.app.advance(frames: 29)
        #expect(stage.log.entries.isEmpty)
        stage.app.advance(frames: 3)
        finger.move(to: CGPoint(x: 250, y: 422))
        stage.app.advance(frames: 1)
        finger.lift()
        stage.app.advance(frames: 1)
        #expect(stage.log.entries == ["press began", "press changed", "press ended"])
        let early = stage.app.touchDown(at: middle)
        stage.app.advance(frames: 10)
        early.move(to: CGPoint(x: 220, y: 422))
        stage.app.advance(frames: 60)
        #expect(stage.log.entries.count == 3)
    }

    @Test("8.1 a swipe answers in its direction only, once")
    func swipe() {
        let stage = GestureStage()
        let left = stage.add("left", UISwipeGestureRecognizer())
        left.direction = .left
        _ = stage.add("right", UISwipeGestureRecognizer())
        stage.drag(by: -100, frames: 6)
        stage.drag(by: 100, frames: 6)
        stage.drag(by: 0, dy: 100, frames: 6)
        #expect(stage.log.entries == ["left ended", "right ended"])
    }

    @Test("8.7 an edge pan begins at its edge and nowhere else")
    func edge() {
        for (x, begins) in [(1, true), (120, false)] as [(CGFloat, Bool)] {
            let stage = GestureStage()
            let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer())
            edge.edges = .left
            stage.app.pan(from: CGPoint(x: x, y: 400), by: CGVector(dx: 100, dy: 0), frames: 5)
            #expect(stage.log.entries.contains("edge began") == begins)
        }
    }

    @Test("8.8 two fingers that turn by a right angle rotate by it from where the gesture began")
    func rotation() {
        let stage = GestureStage()
        let rotation = stage.add("turn", UIRotationGestureRecognizer())
        var turned: CGFloat = 0
        stage.log.onAction = { _ in turned = rotation.rotation }
        let (first, second) = (stage.app.touchDown(at: middle), stage.app.touchDown(at: CGPoint(x: 295, y: 422)))
        stage.app.advance(frames: 1)
        for step in 1...9 {
            let angle = CGFloat(step) * .pi / 18
            second.move(to: CGPoint(x: 195 + 100 * cos(angle), y: 422 + 100 * sin(angle)))
            stage.app.advance(frames: 1)
        }
        first.lift()
        second.lift()
        stage.app.advance(frames: 1)
        #expect(turned > 0.9 && turned < 1.58 && stage.log.entries.last == "turn ended")
    }

    @Test("8.6 a translation that is reset in each action gives the steps")
    func steps() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var ways: [CGFloat] = []
        stage.log.onAction = { _ in
            ways.append(pan.translation(in: nil).x)
            pan.setTranslation(.zero, in: nil)
        }
        stage.drag(by: 100, frames: 5)
        #expect(ways == [20, 20, 20, 20, 20, 0])
    }

    @Test("8.12 a button does not answer to a finger that a drag around it has taken")
    func takesButtons() {
        let stage = GestureStage()
        _ = stage.addPan()
        let button = UIButton(frame: CGRect(x: 145, y: 400, width: 100, height: 44))
        var lines: [String] = []
        button.addAction(UIAction { _ in lines.append("tapped") }, for: .touchUpInside)
        button.addAction(UIAction { _ in lines.append("cancelled") }, for: .touchCancel)
        stage.view.addSubview(button)
        stage.app.advanceToRest()
        stage.drag(by: 40, frames: 4)
        stage.app.tap(at: CGPoint(x: 195, y: 420))
        #expect(lines == ["cancelled", "tapped"])
    }

    @Test("8.4 a gesture that its delegate does not let begin leaves the touches to others")
    func shouldBegin() {
        let stage = GestureStage()
        let rules = GestureRules()
        rules.begins = false
        _ = stage.addPan("outer")
        stage.addPan("inner", to: stage.addChild()).delegate = rules
        stage.drag(frames: 4)
        #expect(stage.log.entries.first == "outer began" && !stage.log.entries.contains("inner began"))
    }

    @Test("8.5 a drag of two fingers needs both, and goes by their middle")
    func twoFingers() {
        let stage = GestureStage()
        let pan = stage.addPan()
        pan.minimumNumberOfTouches = 2
        stage.drag(frames: 4)
        #expect(stage.log.entries.isEmpty)
        var way = CGFloat.zero
        stage.log.onAction = { _ in way = pan.translation(in: nil).y }
        let fingers = [150, 250].map { stage.app.touchDown(at: CGPoint(x: $0, y: 300)) }
        stage.app.advance(frames: 1)
        for finger in fingers { finger.move(to: CGPoint(x: finger.location.x, y: 350)) }
        stage.app.advance(frames: 1)
        #expect(stage.log.entries == ["pan began"] && way == 50 && pan.numberOfTouches == 2)
        #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 250, y: 350))
    }

    @Test("8.10 leaving the foreground cancels drag, pinch and press alike")
    func background() {
        let stage = GestureStage()
        _ = stage.addPan()
        stage.drag(ending: .hold)
        stage.app.enterBackground()
        #expect(stage.log.entries.last == "pan cancelled")
    }

    @Test("8.1 a hover recognizer hears nothing of fingers")
    func hover() {
        let stage = GestureStage()
        _ = stage.add("hover", UIHoverGestureRecognizer())
        stage.drag(frames: 4)
        #expect(stage.log.entries.isEmpty)
    }

    @Test("8.2 two fingers that come down in one frame give a two-finger tap, and one finger gives none")
    func twoFingerTap() {
        let stage = GestureStage()
        let tap = stage.add("tap", UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        stage.app.tap(at: middle)
        #expect(stage.log.entries.isEmpty)
        stage.app.advance(frames: 60)
        let fingers = [150, 250].map { stage.app.touchDown(at: CGPoint(x: $0, y: 300)) }
        stage.app.advance(frames: 2)
        for finger in fingers { finger.lift() }
        stage.app.advance(frames: 1)
        #expect(stage.log.entries == ["tap ended"])
    }
}
