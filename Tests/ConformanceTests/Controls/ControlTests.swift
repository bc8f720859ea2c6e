import Testing
import TransitionCore
import UIKit

/// Counts what controls send it.
@MainActor
final class ControlLog {
    var count = 0
    var entries: [String] = []

    func note(_ sender: Any) { count += 1 }
    func down() { entries.append("down") }
    func up(_ sender: UIControl, _ event: UIEvent) { entries.append("up") }
    func upOutside() { entries.append("upOutside") }
    func dragExit() { entries.append("exit") }
    func dragEnter() { entries.append("enter") }
    func cancelled() { entries.append("cancel") }
}

/// An app of one control.
@MainActor
private struct ControlStage {
    let stage = GestureStage()
    let log = ControlLog()
    let control = UIControl(frame: CGRect(x: 95, y: 300, width: 100, height: 100))

    init() {
        stage.view.addSubview(control)
        control.addTarget(log, action: Selector("down", ControlLog.down), for: .touchDown)
        control.addTarget(log, action: Selector("upOutside", ControlLog.upOutside), for: .touchUpOutside)
        control.addTarget(log, action: Selector("dragExit", ControlLog.dragExit), for: .touchDragExit)
        control.addTarget(log, action: Selector("dragEnter", ControlLog.dragEnter), for: .touchDragEnter)
        control.addTarget(log, action: Selector("cancelled", ControlLog.cancelled), for: .touchCancel)
    }
}

@MainActor
struct ControlTests {
    @Test("A touch that lifts over a control sends its events in order")
    func tap() {
        let it = ControlStage()
        let (stage, control, log) = (it.stage, it.control, it.log)
        control.addTarget(log, action: Selector("up(_:_:)", ControlLog.up), for: .touchUpInside)
        stage.app.tap(at: CGPoint(x: 145, y: 350))
        #expect(log.entries == ["down", "up"])
        let finger = stage.app.touchDown(at: CGPoint(x: 145, y: 350))
        stage.app.advance()
        #expect(control.isHighlighted)
        #expect(control.state == .highlighted)
        finger.cancel()
        stage.app.advance()
        #expect(control.state == .normal)
        #expect(log.entries.last == "cancel")
    }

    @Test("A touch that leaves by more than 70 points lifts outside, and may come back before")
    func leaving() {
        let it = ControlStage()
        let (stage, control, log) = (it.stage, it.control, it.log)
        let finger = stage.app.touchDown(at: CGPoint(x: 145, y: 350))
        stage.app.advance()
        finger.move(to: CGPoint(x: 264, y: 350))
        stage.app.advance()
        #expect(control.isTouchInside)
        finger.move(to: CGPoint(x: 266, y: 350))
        stage.app.advance()
        finger.move(to: CGPoint(x: 200, y: 350))
        stage.app.advance()
        finger.move(to: CGPoint(x: 300, y: 350))
        finger.lift()
        stage.app.advance()
        #expect(log.entries == ["down", "exit", "enter", "exit", "upOutside"])
    }

    @Test("A disabled control swallows the touch")
    func disabled() {
        let it = ControlStage()
        let (stage, control, log) = (it.stage, it.control, it.log)
        control.isEnabled = false
        stage.app.tap(at: CGPoint(x: 145, y: 350))
        #expect(log.entries.isEmpty)
        #expect(control.state == .disabled)
    }

    @Test("An action is performed until it is removed, and replaced by one of its identifier")
    func actions() {
        let it = ControlStage()
        let control = it.control
        var calls: [String] = []
        let first = UIAction(identifier: .init("one")) { _ in calls.append("first") }
        control.addAction(first, for: .valueChanged)
        control.addAction(
            UIAction(identifier: .init("one")) { calls.append("second \($0.sender != nil)") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: .init("one"), for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["second true"])
    }

    @Test("Targets are listed by event and removed by target, method and event")
    func targets() {
        let it = ControlStage()
        let (control, log) = (it.control, it.log)
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == ["down"])
        control.removeTarget(log, action: nil, for: .touchDown)
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
        #expect(control.allControlEvents == [.touchUpOutside, .touchDragExit, .touchDragEnter, .touchCancel])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test("Without a target the method is looked for up the responder chain")
    func responderChain() {
        let it = ControlStage()
        let stage = it.stage
        let view = AnsweringView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIControl(frame: view.bounds)
        stage.view.addSubview(view)
        view.addSubview(inner)
        inner.addTarget(nil, action: Selector("answer", AnsweringView.answer), for: .touchUpInside)
        stage.app.tap(at: CGPoint(x: 25, y: 25))
        #expect(view.answers == 1)
    }

    @Test("Two quick taps count, a slow one does not")
    func tapCounts() {
        let it = ControlStage()
        let stage = it.stage
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.view.addSubview(view)
        stage.app.tap(at: CGPoint(x: 25, y: 25))
        stage.app.tap(at: CGPoint(x: 25, y: 25))
        stage.app.advance(frames: 60)
        stage.app.tap(at: CGPoint(x: 25, y: 25))
        #expect(view.counts == [1, 2, 1])
    }

}

private final class AnsweringView: UIView {
    var answers = 0

    func answer() { answers += 1 }
}

private final class CountingView: UIView {
    var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
    }
}
