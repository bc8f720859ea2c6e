import Testing
import TransitionCore
import UIKit

@MainActor
struct GestureStateTests {
    @Test("8.1 A pan begins, changes with every movement, ends, and is possible again")
    func continuousGrammar() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(by: 240, frames: 12)
        #expect(stage.log.entries == ["pan began"] + Array(repeating: "pan changed", count: 11) + ["pan ended"])
        #expect(pan.state == .possible)
        #expect(stage.tracedStates == [.began, .changed, .ended])
    }

    @Test("8.1 A discrete gesture ends at once and never begins")
    func discreteGrammar() {
        let stage = GestureStage()
        let tap = stage.add("tap", UITapGestureRecognizer())
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.log.entries == ["tap ended"])
        #expect(tap.state == .possible)
        #expect(stage.tracedStates == [.ended])
    }

    @Test("8.1 A gesture that fails sends no action, leaves no event, and can be tried again")
    func failureIsSilent() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(by: 9)
        #expect(stage.log.entries.isEmpty)
        #expect(stage.tracedStates.isEmpty)
        #expect(pan.state == .possible)
        stage.drag(ending: .hold)
        #expect(pan.state == .changed)
    }

    @Test("8.1 A subclass cannot leave the grammar: nothing but an end follows a beginning")
    func subclassStates() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(frames: 2, ending: .hold)
        pan.state = .possible
        #expect(pan.state == .changed)
        pan.state = .failed
        #expect(pan.state == .cancelled)
        pan.state = .ended
        #expect(pan.state == .cancelled)
    }

    @Test("8.2 A subclass's own gesture is told once an event, with the state of that moment")
    func actionsComeAfterTheEvent() {
        let stage = GestureStage()
        let press = stage.add("press", PressAndRelease())
        stage.drag(by: 30, frames: 3)
        #expect(stage.log.entries == ["press began", "press ended"])
        #expect(press.statesInTouchesEnded == [.ended])
        #expect(press.resetCount == 1)
    }

    @Test("8.2, 8.9 What waited for the main thread begins, changes and ends in one turn, before other work")
    func batchInOneTurn() {
        let stage = GestureStage()
        _ = stage.addPan()
        stage.app.hitch(frames: 5)
        stage.drag(by: 60, frames: 3)
        #expect(stage.log.entries.isEmpty)
        stage.app.advance()
        #expect(stage.log.entries == ["pan began", "pan changed", "pan changed", "pan ended"])
    }

    @Test("8.9 A drag of no frames is over after one turn")
    func dragInOneTurn() {
        let stage = GestureStage()
        _ = stage.addPan()
        let start = stage.app.now
        stage.drag(frames: 0)
        #expect(stage.app.now == start + stage.app.frameDuration)
        #expect(stage.log.entries == ["pan began", "pan changed", "pan ended"])
    }

    @Test("8.3 Turning a recognizer off in the middle of its gesture cancels it, with an action")
    func disablingCancels() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(frames: 2, ending: .hold)
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(pan.state == .cancelled)
        stage.app.advance()
        #expect(stage.log.entries.last == "pan cancelled")
        #expect(pan.state == .possible)
    }

    @Test("8.3 A gesture aborted in its own action hears of it, and nothing more of that touch")
    func abortInAction() {
        let stage = GestureStage()
        _ = stage.addPan()
        stage.log.onAction = { recognizer in
            guard recognizer.state == .changed else { return }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        stage.drag(frames: 5)
        #expect(stage.log.entries == ["pan began", "pan changed", "pan cancelled"])
    }

    @Test("8.3 Turning a recognizer off while its gesture is still possible sends nothing")
    func disablingBeforeTheBeginning() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(by: 4, frames: 1, ending: .hold)
        pan.isEnabled = false
        stage.app.advance()
        #expect(stage.log.entries.isEmpty)
        #expect(pan.state == .possible)
    }

    @Test("8.3 A recognizer that is off sees no touch")
    func disabledSeesNothing() {
        let stage = GestureStage()
        stage.addPan().isEnabled = false
        stage.drag()
        #expect(stage.log.entries.isEmpty)
    }
}

/// Begins when a finger goes down, ends when it lifts.
private final class PressAndRelease: UIGestureRecognizer {
    var statesInTouchesEnded: [State] = []
    var resetCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
        statesInTouchesEnded.append(state)
    }
    override func reset() { resetCount += 1 }
}
