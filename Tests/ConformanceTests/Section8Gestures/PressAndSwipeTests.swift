import Testing
import TransitionCore
import UIKit

@MainActor
struct PressAndSwipeTests {
    @Test("8.1 A long press begins after half a second, changes with moves, and ends")
    func longPress() {
        let stage = GestureStage()
        _ = stage.add("press", UILongPressGestureRecognizer())
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        stage.app.advance(frames: 30)
        #expect(stage.log.entries.isEmpty)
        stage.app.advance(frames: 2)
        #expect(stage.log.entries == ["press began"])
        finger.move(to: CGPoint(x: 160, y: 100))
        stage.app.advance()
        finger.lift()
        stage.app.advance()
        #expect(stage.log.entries == ["press began", "press changed", "press ended"])
        #expect(stage.app.advanceToRest() == .rest)
    }

    @Test("8.1 A long press fails when the finger slides or lifts too early")
    func brokenPress() {
        let stage = GestureStage()
        let press = stage.add("press", UILongPressGestureRecognizer())
        press.minimumPressDuration = 0.2
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        stage.app.advance()
        finger.move(to: CGPoint(x: 111, y: 100))
        stage.app.advance(frames: 40)
        finger.lift()
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        stage.app.advance(frames: 40)
        #expect(stage.log.entries.isEmpty)
    }

    @Test("8.1 A long press that was broken off keeps nobody waiting for its time")
    func restAfterBrokenPress() {
        let stage = GestureStage()
        stage.add("press", UILongPressGestureRecognizer()).minimumPressDuration = 20
        stage.app.tap(at: CGPoint(x: 100, y: 100))
        #expect(stage.app.isAtRest || stage.app.advanceToRest() == .rest)
        #expect(stage.app.now < .milliseconds(500) && stage.log.entries.isEmpty)
    }

    @Test("8.1 A swipe is recognized once, in its direction and when it is quick", arguments: [true, false])
    func swipe(isQuick: Bool) {
        let stage = GestureStage()
        _ = stage.add("swipe", UISwipeGestureRecognizer())
        stage.drag(by: -200, frames: 6)
        stage.drag(by: 200, frames: isQuick ? 6 : 180)
        #expect(stage.log.entries == (isQuick ? ["swipe ended"] : []))
    }

    @Test("8.1 A swipe across its direction fails")
    func swipeAcross() {
        let stage = GestureStage()
        let swipe = stage.add("swipe", UISwipeGestureRecognizer())
        swipe.direction = [.left, .right]
        stage.drag(by: 30, dy: 200, frames: 6)
        stage.drag(by: -120, dy: 30, frames: 6)
        #expect(stage.log.entries == ["swipe ended"])
    }

    @Test("8.1 A double tap comes with the second tap, and not when it is late")
    func doubleTap() {
        let stage = GestureStage()
        let double = stage.add("double", UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        stage.app.advance(frames: 40)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.log.entries.isEmpty)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.log.entries == ["double ended"])
    }
}
