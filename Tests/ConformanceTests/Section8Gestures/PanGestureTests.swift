import Testing
import TransitionCore
import UIKit

@MainActor
struct PanGestureTests {
    @Test("8.5 A pan begins at 10 points and not before")
    func slop() {
        let stage = GestureStage()
        _ = stage.addPan()
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 106, y: 107))
        stage.app.advance()
        #expect(stage.log.entries.isEmpty)
        finger.move(to: CGPoint(x: 106, y: 108))
        stage.app.advance()
        #expect(stage.log.entries == ["pan began"])
    }

    @Test("8.5 A pan needs its fingers, changes when one is added or lifts, and ends with the last")
    func severalFingers() {
        let stage = GestureStage()
        let pan = stage.addPan()
        pan.minimumNumberOfTouches = 2
        let first = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        first.move(to: CGPoint(x: 150, y: 100))
        stage.app.advance()
        #expect(stage.log.entries.isEmpty)
        let second = stage.app.touchDown(at: CGPoint(x: 200, y: 100))
        second.move(to: CGPoint(x: 210, y: 100))
        stage.app.advance()
        #expect(stage.log.entries == ["pan began"])
        #expect(pan.numberOfTouches == 2)
        let third = stage.app.touchDown(at: CGPoint(x: 300, y: 100))
        stage.app.advance()
        third.lift()
        stage.app.advance()
        #expect(stage.log.entries == ["pan began", "pan changed", "pan changed"])
        first.lift()
        stage.app.advance()
        #expect(stage.log.entries.count == 3)
        second.lift()
        stage.app.advance()
        #expect(stage.log.entries.last == "pan ended")
        #expect(pan.numberOfTouches == 0)
    }

    @Test("8.5 Too many fingers fail a pan that has not begun and are ignored by one that has")
    func tooManyFingers() {
        let stage = GestureStage()
        let pan = stage.addPan()
        pan.maximumNumberOfTouches = 1
        let first = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        let second = stage.app.touchDown(at: CGPoint(x: 200, y: 100))
        first.move(to: CGPoint(x: 150, y: 100))
        stage.app.advance()
        #expect(stage.log.entries.isEmpty)
        first.lift()
        second.lift()
        stage.app.advance()
        stage.drag(frames: 1, ending: .hold)
        stage.drag(frames: 3)
        #expect(stage.log.entries == ["pan began"])
        #expect(pan.numberOfTouches == 1)
    }

    @Test("8.6 The translation is the whole way since the finger went down")
    func translation() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var seen: [CGPoint] = []
        stage.log.onAction = { _ in seen.append(pan.translation(in: stage.view)) }
        stage.drag(by: 40, dy: -20, frames: 2)
        #expect(seen == [CGPoint(x: 20, y: -10), CGPoint(x: 40, y: -20), CGPoint(x: 40, y: -20)])
    }

    @Test("8.6 The translation of several fingers is that of their middle, and a lifting finger does not move it")
    func translationOfSeveralFingers() {
        let stage = GestureStage()
        let pan = stage.addPan()
        let first = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        let second = stage.app.touchDown(at: CGPoint(x: 300, y: 100))
        first.move(to: CGPoint(x: 140, y: 100))
        stage.app.advance()
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        #expect(pan.location(in: nil) == CGPoint(x: 220, y: 100))
        second.lift()
        stage.app.advance()
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        #expect(pan.location(in: nil) == CGPoint(x: 140, y: 100))
    }

    @Test("8.6 Setting the translation moves what follows and stops the velocity")
    func setTranslation() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(by: 40, frames: 2, ending: .hold)
        #expect(pan.velocity(in: stage.view).x == 1200)
        pan.setTranslation(CGPoint(x: 5, y: 0), in: stage.view)
        #expect(pan.translation(in: stage.view).x == 5)
        #expect(pan.velocity(in: stage.view) == .zero)
    }

    @Test("8.6 A drag that takes its translation back at every change lifts with the finger's velocity")
    func setTranslationWhileDragging() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var (total, last) = (CGFloat(0), CGPoint.zero)
        stage.log.onAction = { _ in
            total += pan.translation(in: stage.view).x
            last = pan.velocity(in: stage.view)
            pan.setTranslation(.zero, in: stage.view)
            #expect(pan.velocity(in: stage.view) == .zero)
        }
        stage.drag(by: 60, frames: 6)
        #expect(stage.log.entries.last == "pan ended")
        #expect(abs(total - 60) < 1e-6)
        #expect(abs(last.x - 600) < 1e-6)
    }

    @Test("8.6 The velocity is points a second of virtual time, and zero in a single turn")
    func velocity() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var last = CGPoint.zero
        stage.log.onAction = { _ in last = pan.velocity(in: stage.view) }
        stage.drag(by: 60, dy: 120, frames: 6)
        #expect(abs(last.x - 600) < 1e-6 && abs(last.y - 1200) < 1e-6)
        stage.drag(by: 60, frames: 0)
        #expect(last == .zero)
    }

    @Test("8.6 A finger that rests before it lifts has no velocity")
    func restingFinger() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var last = CGPoint(x: -1, y: -1)
        stage.log.onAction = { _ in last = pan.velocity(in: stage.view) }
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        stage.app.advance()
        finger.move(to: CGPoint(x: 130, y: 100))
        stage.app.advance(frames: 30)
        #expect(last.x > 0)
        finger.lift()
        stage.app.advance()
        #expect(last == .zero)
    }

    @Test(
        "C32 The translation follows the transform of the view that it is asked in, or does not",
        arguments: [true, false])
    func translationInScaledView(followsTransform: Bool) {
        let flipped: [ContestedRule] = followsTransform ? [] : [.translationFollowsTransform]
        let stage = GestureStage(profile: UIKitProfile(flipping: flipped))
        let pan = stage.addPan()
        stage.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.drag(by: 30, frames: 1, ending: .hold)
        let seen = pan.translation(in: stage.view)
        #expect(abs(seen.x - (followsTransform ? 60 : 30)) < 1e-6)
        #expect(pan.translation(in: nil).x == 30)
        pan.setTranslation(CGPoint(x: 8, y: 0), in: stage.view)
        #expect(abs(pan.translation(in: stage.view).x - 8) < 1e-6)
    }

    @Test("8.6 A finger that lifts in the frame after its last movement keeps its velocity")
    func liftAfterMovement() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var last = CGPoint.zero
        stage.log.onAction = { _ in last = pan.velocity(in: stage.view) }
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        stage.app.advance()
        finger.move(to: CGPoint(x: 130, y: 100))
        stage.app.advance()
        finger.lift()
        stage.app.advance()
        #expect(stage.log.entries.last == "pan ended")
        #expect(abs(last.x - 1800) < 1e-6)
    }

    @Test("8.7 An edge pan begins at its own edge only", arguments: [2, 195, 388])
    func edges(x: Int) {
        let stage = GestureStage()
        for (name, edge) in [("left", UIRectEdge.left), ("right", .right)] {
            let pan = stage.add(name, UIScreenEdgePanGestureRecognizer())
            pan.edges = edge
        }
        let way: CGFloat = x > 195 ? -60 : 60
        stage.app.pan(from: CGPoint(x: CGFloat(x), y: 300), by: CGVector(dx: way, dy: 0), frames: 1, ending: .hold)
        #expect(stage.log.entries == (x == 195 ? [] : [x == 2 ? "left began" : "right began"]))
    }

    @Test("8.7 An edge pan begins when the finger leads away from the edge, not when it leaves the screen")
    func outward() {
        let stage = GestureStage()
        let pan = stage.add("left", UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        let finger = stage.app.touchDown(at: CGPoint(x: 18, y: 300))
        stage.app.advance()
        finger.move(to: CGPoint(x: 2, y: 300))
        stage.app.advance()
        #expect(stage.log.entries == [])
        finger.move(to: CGPoint(x: 40, y: 300))
        stage.app.advance()
        #expect(stage.log.entries == ["left began"])
        finger.cancel()
    }
}
