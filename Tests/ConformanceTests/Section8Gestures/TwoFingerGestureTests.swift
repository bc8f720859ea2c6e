import Testing
import TransitionCore
import UIKit

@MainActor
struct TwoFingerGestureTests {
    /// Two fingers 100 points apart, and what moves them.
    private struct Fingers {
        let stage: GestureStage
        let first: HeadlessTouch
        let second: HeadlessTouch

        @MainActor init(_ stage: GestureStage) {
            self.stage = stage
            first = stage.app.touchDown(at: CGPoint(x: 150, y: 400))
            second = stage.app.touchDown(at: CGPoint(x: 250, y: 400))
            stage.app.advance()
        }

        @MainActor func move(_ first: CGPoint, _ second: CGPoint) {
            self.first.move(to: first)
            self.second.move(to: second)
            stage.app.advance()
        }
    }

    @Test("8.8 A pinch begins with a scale of 1 and measures from there")
    func pinchScale() {
        let stage = GestureStage()
        let pinch = stage.add("pinch", UIPinchGestureRecognizer())
        var scales: [CGFloat] = []
        stage.log.onAction = { _ in scales.append(pinch.scale) }
        let fingers = Fingers(stage)
        fingers.move(CGPoint(x: 145, y: 400), CGPoint(x: 250, y: 400))
        #expect(stage.log.entries.isEmpty)
        fingers.move(CGPoint(x: 140, y: 400), CGPoint(x: 250, y: 400))
        #expect(stage.log.entries.first == "pinch began")
        fingers.move(CGPoint(x: 85, y: 400), CGPoint(x: 250, y: 400))
        #expect(scales.first == 1)
        #expect(pinch.scale == 1.5)
        #expect(pinch.numberOfTouches == 2)
    }

    @Test("8.8 The velocity is scale a second, and setting the scale stops it")
    func pinchVelocity() {
        let stage = GestureStage()
        let pinch = stage.add("pinch", UIPinchGestureRecognizer())
        let fingers = Fingers(stage)
        fingers.first.move(to: CGPoint(x: 130, y: 400))
        stage.app.advance()
        fingers.first.move(to: CGPoint(x: 118, y: 400))
        stage.app.advance()
        #expect(abs(pinch.velocity - 0.1 * 60) < 1e-9)
        pinch.scale = 2
        #expect(pinch.scale == 2)
        #expect(pinch.velocity == 0)
        fingers.first.move(to: CGPoint(x: 118, y: 400))
        stage.app.advance()
        #expect(pinch.scale == 2)
    }

    @Test("8.8 A pinch that begins has the velocity of the movement that made it begin, and so has a rotation")
    func velocityAtTheBeginning() {
        let stage = GestureStage()
        let rules = GestureRules()
        rules.isSimultaneous = true
        let pinch = stage.add("pinch", UIPinchGestureRecognizer())
        let rotation = stage.add("rotation", UIRotationGestureRecognizer())
        pinch.delegate = rules
        rotation.delegate = rules
        var speeds: [String: CGFloat] = [:]
        stage.log.onAction = { recognizer in
            if recognizer === pinch, pinch.state == .began { speeds["pinch"] = pinch.velocity }
            if recognizer === rotation, rotation.state == .began { speeds["rotation"] = rotation.velocity }
        }
        let fingers = Fingers(stage)
        // From 100 points to 92, which is no pinch yet, and in a frame to 80.
        fingers.move(CGPoint(x: 158, y: 400), CGPoint(x: 250, y: 400))
        fingers.move(CGPoint(x: 170, y: 400), CGPoint(x: 250, y: 400))
        #expect(speeds["pinch"].map { abs($0 + 12 / 80 * 60) < 1e-5 } == true)
        fingers.move(CGPoint(x: 170, y: 400), CGPoint(x: 170 + 80 * cos(0.3), y: 400 + 80 * sin(0.3)))
        #expect(speeds["rotation"].map { abs($0 - 0.3 * 60) < 1e-5 } == true)
    }

    @Test("8.8 A whole pinch begins, changes with each movement and ends as told; both fingers may stay down")
    func wholePinch() {
        let stage = GestureStage()
        let pinch = stage.add("pinch", UIPinchGestureRecognizer())
        var scales: [CGFloat] = []
        stage.log.onAction = { _ in scales.append(pinch.scale) }
        let middle = CGPoint(x: 195, y: 400)
        stage.app.pinch(at: middle, to: 0.5, frames: 12)
        #expect(stage.log.entries.first == "pinch began")
        #expect(stage.log.entries.last == "pinch ended")
        // It begins at the first movement, of 10 points in all, and counts from there.
        #expect(scales.first == 1)
        #expect(scales.min().map { abs($0 - 120 / 230) < 1e-9 } == true)

        stage.app.pinch(at: middle, to: 3, frames: 0, ending: .hold)
        #expect(stage.log.entries.last == "pinch changed")
        #expect(pinch.numberOfTouches == 2)
        // From 80 points to 240 in one turn; it begins with the first movement of both, at 160.
        #expect(abs(pinch.scale - 1.5) < 1e-9)
    }

    @Test("8.8 A pinch ends when both fingers have lifted, and one finger makes none")
    func pinchFingers() {
        let stage = GestureStage()
        _ = stage.add("pinch", UIPinchGestureRecognizer())
        stage.drag(frames: 3)
        #expect(stage.log.entries.isEmpty)
        let fingers = Fingers(stage)
        fingers.move(CGPoint(x: 100, y: 400), CGPoint(x: 250, y: 400))
        fingers.first.lift()
        stage.app.advance()
        #expect(stage.log.entries.last == "pinch changed")
        fingers.second.lift()
        stage.app.advance()
        #expect(stage.log.entries.last == "pinch ended")
    }

    @Test("8.8 A rotation begins at no turn and is measured clockwise in radians")
    func rotation() {
        let stage = GestureStage()
        let rotation = stage.add("rotation", UIRotationGestureRecognizer())
        let fingers = Fingers(stage)
        fingers.second.move(to: CGPoint(x: 150 + 100 * cos(0.3), y: 400 + 100 * sin(0.3)))
        stage.app.advance()
        #expect(stage.log.entries == ["rotation began"])
        #expect(rotation.rotation == 0)
        fingers.second.move(to: CGPoint(x: 150, y: 500))
        stage.app.advance()
        #expect(abs(rotation.rotation - (.pi / 2 - 0.3)) < 1e-9)
        rotation.rotation = 0
        #expect(rotation.velocity == 0)
    }

    @Test("8.4 Pinch and rotation run together when a delegate allows it")
    func together() {
        let stage = GestureStage()
        let rules = GestureRules()
        rules.isSimultaneous = true
        stage.add("pinch", UIPinchGestureRecognizer()).delegate = rules
        _ = stage.add("rotation", UIRotationGestureRecognizer())
        let fingers = Fingers(stage)
        fingers.move(CGPoint(x: 150, y: 400), CGPoint(x: 260, y: 460))
        #expect(Set(stage.log.entries) == ["pinch began", "rotation began"])
    }

    @Test("8.1 A tap of two fingers needs both")
    func twoFingerTap() {
        let stage = GestureStage()
        let tap = stage.add("tap", UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        stage.app.tap(at: CGPoint(x: 150, y: 400))
        #expect(stage.log.entries.isEmpty)
        let fingers = Fingers(stage)
        fingers.first.lift()
        fingers.second.lift()
        stage.app.advance()
        #expect(stage.log.entries == ["tap ended"])
    }
}
