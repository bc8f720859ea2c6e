import Testing
import TransitionCore
import UIKit

@Suite("8.16 what fingers do in one frame is one event")
@MainActor
struct TouchEventTests {
    /// Writes down how many touches each call brings.
    final class Pad: UIView {
        var lines: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            lines.append("began \(touches.count) of \(event?.allTouches?.count ?? 0)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            lines.append("moved \(touches.count) of \(event?.allTouches?.count ?? 0)")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            lines.append("ended \(touches.count) of \(event?.allTouches?.count ?? 0)")
        }
    }

    private func pad() -> (stage: GestureStage, pad: Pad) {
        let stage = GestureStage()
        let pad = Pad(frame: stage.view.bounds)
        pad.isMultipleTouchEnabled = true
        stage.view.addSubview(pad)
        stage.app.advanceToRest()
        return (stage, pad)
    }

    @Test("8.16 two fingers that come down together, move and lift together are three calls with two touches each")
    func together() {
        let (stage, pad) = pad()
        let (left, right) = (
            stage.app.touchDown(at: CGPoint(x: 100, y: 400)), stage.app.touchDown(at: CGPoint(x: 200, y: 400))
        )
        stage.app.advance(frames: 1)
        left.move(to: CGPoint(x: 90, y: 400))
        right.move(to: CGPoint(x: 210, y: 400))
        stage.app.advance(frames: 1)
        left.lift()
        right.lift()
        stage.app.advance(frames: 1)
        #expect(pad.lines == ["began 2 of 2", "moved 2 of 2", "ended 2 of 2"])
    }

    @Test("8.16 a view that takes one touch at a time gets one of two")
    func single() {
        let (stage, pad) = pad()
        pad.isMultipleTouchEnabled = false
        _ = stage.app.touchDown(at: CGPoint(x: 100, y: 400))
        _ = stage.app.touchDown(at: CGPoint(x: 200, y: 400))
        stage.app.advance(frames: 1)
        #expect(pad.lines == ["began 1 of 2"])
    }

    @Test("8.16 several moves of a finger in one frame are one, to where it came last; the others are stationary")
    func coalesced() {
        let (stage, pad) = pad()
        let (first, second) = (
            stage.app.touchDown(at: CGPoint(x: 100, y: 400)), stage.app.touchDown(at: CGPoint(x: 200, y: 400))
        )
        stage.app.advance(frames: 1)
        let pan = stage.addPan(to: pad)
        for step in 1...4 { first.move(to: CGPoint(x: 100 + CGFloat(step), y: 400)) }
        stage.app.advance(frames: 1)
        #expect(pad.lines == ["began 2 of 2", "moved 1 of 2"])
        _ = (pan, second)
    }

    @Test("8.16 a drag of several moves a frame changes once a frame, by all of them")
    func changesOnce() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var ways: [CGFloat] = []
        stage.log.onAction = { _ in ways.append(pan.translation(in: nil).x) }
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 400))
        stage.app.advance(frames: 1)
        for frame in 0..<3 {
            for part in 1...3 { finger.move(to: CGPoint(x: 100 + CGFloat(frame * 30 + part * 10), y: 400)) }
            stage.app.advance(frames: 1)
        }
        #expect(ways == [30, 60, 90])
        #expect(stage.log.entries == ["pan began", "pan changed", "pan changed"])
    }

    @Test("8.16, 8.8 a pinch changes once a frame")
    func pinch() {
        let stage = GestureStage()
        _ = stage.add("pinch", UIPinchGestureRecognizer())
        stage.app.pinch(at: CGPoint(x: 195, y: 422), to: 0.5, frames: 10, ending: .hold)
        let changes = stage.log.entries.filter { $0 == "pinch changed" }.count
        #expect(stage.log.entries.first == "pinch began" && changes <= 9 && changes >= 7)
    }

    @Test("8.16 a touch that rests while another moves is stationary")
    func stationary() {
        final class Watcher: UIGestureRecognizer {
            var phases: [[String]] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                phases.append((event.allTouches ?? []).map { "\($0.phase)" }.sorted())
            }
        }
        let stage = GestureStage()
        let watcher = stage.add("watcher", Watcher())
        let (first, second) = (
            stage.app.touchDown(at: CGPoint(x: 100, y: 400)), stage.app.touchDown(at: CGPoint(x: 200, y: 400))
        )
        stage.app.advance(frames: 1)
        first.move(to: CGPoint(x: 103, y: 400))
        stage.app.advance(frames: 1)
        #expect(watcher.phases == [["moved", "stationary"]])
        _ = second
    }

    @Test("8.17 equal drags have equal speeds, whenever and wherever they happen", arguments: [0, 1, 7, 59, 613, 4801])
    func speeds(frames: Int) {
        let stage = GestureStage()
        let pan = stage.addPan()
        var speed: CGFloat = 0
        stage.log.onAction = { _ in if pan.state == .ended { speed = pan.velocity(in: nil).x } }
        stage.app.advance(frames: frames)
        stage.app.pan(
            from: CGPoint(x: 0.1 * CGFloat(frames % 7) + 20, y: 400), by: CGVector(dx: 100, dy: 0), frames: 10)
        #expect(speed == 600)
    }

    @Test("8.17 a swipe may take half a second to the frame, whenever it happens", arguments: [0, 1, 601, 6007])
    func swipe(frames: Int) {
        for length in [29, 31] {
            let stage = GestureStage()
            _ = stage.add("swipe", UISwipeGestureRecognizer())
            stage.app.advance(frames: frames)
            let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 400))
            stage.app.advance(frames: length)
            finger.move(to: CGPoint(x: 200, y: 400))
            stage.app.advance(frames: 1)
            #expect(stage.log.entries == (length == 29 ? ["swipe ended"] : []))
        }
    }
}
