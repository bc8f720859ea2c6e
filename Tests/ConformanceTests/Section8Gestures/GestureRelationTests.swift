import Testing
import TransitionCore
import UIKit

@MainActor
struct GestureRelationTests {
    @Test("8.4 A delegate that refuses makes the gesture fail")
    func delegateRefusesBeginning() {
        let stage = GestureStage()
        let rules = GestureRules()
        stage.addPan().delegate = rules
        rules.begins = false
        stage.drag()
        #expect(stage.log.entries.isEmpty)
        rules.begins = true
        stage.drag(frames: 2)
        #expect(stage.log.entries == ["pan began", "pan changed", "pan ended"])
    }

    @Test("8.4 A view that refuses makes the gesture fail")
    func viewRefusesBeginning() {
        let stage = GestureStage()
        let view = stage.addChild(UnwillingView(frame: CGRect(x: 95, y: 211, width: 200, height: 422)))
        _ = stage.addPan(to: view)
        stage.drag()
        #expect(stage.log.entries.isEmpty)
    }

    @Test("8.4 A touch that the delegate refuses is not seen")
    func delegateRefusesTouch() {
        let stage = GestureStage()
        let rules = GestureRules()
        rules.receives = false
        stage.addPan().delegate = rules
        stage.drag()
        #expect(stage.log.entries.isEmpty)
    }

    @Test("8.4 Of two gestures on one touch the deeper view's runs alone")
    func exclusive() {
        let stage = GestureStage()
        let child = stage.addChild()
        _ = stage.addPan("outer")
        _ = stage.addPan("inner", to: child)
        stage.drag(frames: 2)
        #expect(stage.log.entries == ["inner began", "inner changed", "inner ended"])
    }

    @Test("C52 Of two pans of one view the first added runs alone; flipped, the last added", arguments: [false, true])
    func exclusiveInOneView(flips: Bool) {
        let stage = GestureStage(profile: UIKitProfile(flipping: flips ? [.firstAddedRecognizerIsFirst] : []))
        _ = stage.addPan("first")
        _ = stage.add("tap", UITapGestureRecognizer())
        _ = stage.addPan("last")
        stage.drag(frames: 2)
        let name = flips ? "last" : "first"
        #expect(stage.log.entries == ["\(name) began", "\(name) changed", "\(name) ended"])
    }

    @Test("C52 Two pans of one view that go together hear in that order too", arguments: [false, true])
    func orderOfTogether(flips: Bool) {
        let stage = GestureStage(profile: UIKitProfile(flipping: flips ? [.firstAddedRecognizerIsFirst] : []))
        let rules = GestureRules()
        rules.isSimultaneous = true
        for name in ["first", "last"] { stage.addPan(name).delegate = rules }
        stage.drag(frames: 1)
        let order = flips ? ["last began", "first began"] : ["first began", "last began"]
        #expect(stage.log.entries.filter { $0.hasSuffix("began") } == order)
    }

    @Test("8.4 Either side may allow two gestures at once", arguments: [true, false])
    func simultaneous(isAllowedByInner: Bool) {
        let stage = GestureStage()
        let child = stage.addChild()
        let rules = GestureRules()
        rules.isSimultaneous = true
        let outer = stage.addPan("outer")
        let inner = stage.addPan("inner", to: child)
        (isAllowedByInner ? inner : outer).delegate = rules
        stage.drag(frames: 1)
        #expect(stage.log.entries == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    @Test("8.4 Gestures under different fingers do not exclude each other")
    func differentFingers() {
        let stage = GestureStage()
        _ = stage.addPan("left", to: stage.addChild(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 844))))
        _ = stage.addPan("right", to: stage.addChild(UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 844))))
        stage.app.pan(from: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40), frames: 1, ending: .hold)
        stage.app.pan(from: CGPoint(x: 250, y: 50), by: CGVector(dx: 0, dy: 40), frames: 1, ending: .hold)
        #expect(stage.log.entries == ["left began", "right began"])
    }

    @Test("8.4 A gesture waits until the one that has to fail has failed")
    func waitsForFailure() {
        let stage = GestureStage()
        let pan = stage.addPan()
        let edge = stage.add("edge", EdgeThatDecidesLate())
        pan.require(toFail: edge)
        stage.drag(by: 100, frames: 5, ending: .hold)
        #expect(stage.log.entries == ["pan began", "pan changed"])
    }

    @Test("8.4 A gesture fails when the one that had to fail begins")
    func failsWhenRequirementBegins() {
        let stage = GestureStage()
        let pan = stage.addPan()
        let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer())
        edge.edges = .left
        pan.require(toFail: edge)
        stage.app.pan(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 60, dy: 0), frames: 2)
        #expect(stage.log.entries == ["edge began", "edge changed", "edge ended"])
    }

    @Test("8.4 Either delegate may make one gesture wait for another", arguments: [true, false])
    func dynamicRequirement(isAskedOfWaiting: Bool) {
        let stage = GestureStage()
        let rules = GestureRules()
        let pan = stage.addPan()
        let edge = stage.add("edge", UIScreenEdgePanGestureRecognizer())
        edge.edges = .left
        if isAskedOfWaiting {
            rules.required = edge
            pan.delegate = rules
        } else {
            rules.dependent = pan
            edge.delegate = rules
        }
        stage.app.pan(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 60, dy: 0), frames: 1, ending: .hold)
        #expect(stage.log.entries == ["edge began"])
    }

    @Test("8.4 A tap that waits for a second one comes when the pause has run out")
    func tapAfterPause() {
        let stage = GestureStage()
        let single = stage.add("single", UITapGestureRecognizer())
        let double = stage.add("double", UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.log.entries.isEmpty)
        stage.app.advance(frames: 23)
        #expect(stage.log.entries == ["single ended"])
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        stage.app.advance(frames: 30)
        #expect(stage.log.entries == ["single ended", "double ended"])
    }

    @Test("8.4 A drag that is held back until its finger has lifted still begins before it ends")
    func heldBackOverTheLift() {
        let stage = GestureStage()
        let pan = stage.addPan()
        let double = stage.add("double", PatientTap())
        pan.require(toFail: double)
        stage.drag(frames: 3)
        #expect(stage.log.entries.isEmpty)
        double.state = .failed
        stage.app.advance()
        #expect(stage.log.entries == ["pan began", "pan ended"])
    }
}

private final class UnwillingView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Looks at four movements before it fails.
private final class EdgeThatDecidesLate: UIGestureRecognizer {
    private var movements = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        movements += 1
        if movements == 4 { state = .failed }
    }
}

/// Never makes up its mind.
private final class PatientTap: UIGestureRecognizer {}
