import Testing
import TransitionCore
import UIKit

@MainActor
struct TouchDeliveryTests {
    @Test("8.10 Going to the background cancels a gesture and takes its finger away")
    func backgroundCancels() {
        let stage = GestureStage()
        _ = stage.addPan()
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 200, y: 100))
        stage.app.enterBackground()
        #expect(stage.log.entries == ["pan began", "pan cancelled"])
        #expect(!finger.isDown)
    }

    @Test("8.10 An app in the background hears of no touch, and of the next one when it is back")
    func noTouchInBackground() {
        let stage = GestureStage()
        _ = stage.addPan()
        stage.app.enterBackground()
        let finger = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
        #expect(!finger.isDown)
        stage.drag(ending: .hold)
        #expect(stage.log.entries.isEmpty)
        stage.app.enterForeground()
        stage.drag(frames: 1)
        #expect(stage.log.entries == ["pan began", "pan ended"])
    }

    @Test("8.10 A touch that the system cancels cancels the gesture")
    func cancelledTouch() {
        let stage = GestureStage()
        _ = stage.addPan()
        stage.drag(frames: 1, ending: .cancel)
        #expect(stage.log.entries == ["pan began", "pan cancelled"])
    }

    @Test("8.11 Removing the recognizer in the middle of its gesture cancels it")
    func removedRecognizer() {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(frames: 1, ending: .hold)
        stage.view.removeGestureRecognizer(pan)
        stage.app.advance()
        #expect(stage.log.entries == ["pan began", "pan cancelled"])
    }

    @Test("8.11 A gesture is cancelled when its view leaves the window, though the finger rests")
    func viewLeavesWindow() {
        let stage = GestureStage()
        let child = stage.addChild()
        _ = stage.addPan(to: child)
        stage.drag(frames: 1, ending: .hold)
        child.removeFromSuperview()
        stage.app.advance()
        #expect(stage.log.entries == ["pan began", "pan cancelled"])
    }

    @Test("8.11 A gesture goes on when its view moves to another place in the window")
    func viewMovesInWindow() {
        let stage = GestureStage()
        let child = stage.addChild()
        let pan = stage.addPan(to: child)
        stage.drag(frames: 1, ending: .hold)
        let container = stage.addChild(UIView(frame: stage.view.bounds))
        container.addSubview(child)
        stage.app.advance()
        #expect(pan.state == .began)
    }

    @Test("8.11 A view that leaves the window is told that its touch is cancelled, and no more of it")
    func touchedViewLeavesWindow() {
        let stage = GestureStage()
        let view = TouchLog(frame: stage.view.bounds, log: stage.log)
        stage.view.addSubview(view)
        let finger = stage.app.touchDown(at: CGPoint(x: 195, y: 422))
        stage.app.advance()
        view.removeFromSuperview()
        stage.app.advance()
        #expect(stage.log.entries == ["view began", "view cancelled"])
        finger.lift()
        stage.app.advance()
        #expect(stage.log.entries == ["view began", "view cancelled"])
    }

    @Test("8.11 A finger that lifts from a button of a page that has gone presses nothing")
    func buttonOfPageThatHasGone() {
        let stage = GestureStage()
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        let button = UIButton(frame: CGRect(x: 95, y: 211, width: 200, height: 422))
        var presses: [String] = []
        button.addAction(UIAction { _ in presses.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in presses.append("cancel") }, for: .touchCancel)
        page.view.addSubview(button)
        stage.root.present(page, animated: true)
        stage.app.advanceToRest()
        let finger = stage.app.touchDown(at: CGPoint(x: 195, y: 422))
        stage.app.advance()
        stage.root.dismiss(animated: true)
        stage.app.advanceToRest()
        finger.lift()
        stage.app.advanceToRest()
        #expect(presses == ["cancel"])
    }

    @Test("8.11 So is one that an action takes away as the finger lifts, or that goes before it hears of the end")
    func touchedViewLeavesWithTheEnd() {
        for tapCount in [1, 2] {
            let stage = GestureStage()
            let view = TouchLog(frame: stage.view.bounds, log: stage.log)
            stage.view.addSubview(view)
            let tap = stage.add("tap", UITapGestureRecognizer(), to: view)
            tap.numberOfTapsRequired = tapCount
            tap.cancelsTouchesInView = false
            stage.log.onAction = { _ in view.removeFromSuperview() }
            stage.app.tap(at: CGPoint(x: 195, y: 422))
            stage.app.advance()
            // A second tap is waited for, and with it the end.
            view.removeFromSuperview()
            stage.app.advanceToRest()
            #expect(stage.log.entries.filter { $0.hasPrefix("view") } == ["view began", "view cancelled"])
        }
    }

    @Test("8.11 A view that goes before it hears of its touch never hears of it")
    func delayedTouchOfViewThatHasGone() {
        let stage = GestureStage()
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        stage.view.addSubview(scrollView)
        let view = TouchLog(frame: stage.view.bounds, log: stage.log)
        scrollView.addSubview(view)
        let finger = stage.app.touchDown(at: CGPoint(x: 195, y: 422))
        stage.app.advance()
        view.removeFromSuperview()
        stage.app.advance(frames: 30)
        finger.lift()
        stage.app.advanceToRest()
        #expect(stage.log.entries.isEmpty)
    }

    @Test("8.12 The view is told that its touch is cancelled just before the first action")
    func viewLosesTouch() {
        let stage = GestureStage()
        let view = TouchLog(frame: stage.view.bounds, log: stage.log)
        stage.view.addSubview(view)
        _ = stage.addPan(to: view)
        stage.drag(frames: 2)
        #expect(stage.log.entries == ["view began", "view cancelled", "pan began", "pan changed", "pan ended"])
    }

    @Test("8.12 A view keeps its touches when the recognizer does not cancel them")
    func viewKeepsTouch() {
        let stage = GestureStage()
        let view = TouchLog(frame: stage.view.bounds, log: stage.log)
        stage.view.addSubview(view)
        stage.addPan(to: view).cancelsTouchesInView = false
        stage.drag(frames: 1)
        #expect(stage.log.entries == ["view began", "pan began", "view moved", "pan ended", "view ended"])
    }

    @Test("A finger is on the glass until it lifts, by itself or at the end of a drag")
    func heldFingers() {
        let stage = GestureStage()
        stage.drag()
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(!stage.app.hasHeldTouch)
        let finger = stage.app.touchDown(at: CGPoint(x: 50, y: 50))
        #expect(stage.app.hasHeldTouch)
        finger.lift()
        #expect(!stage.app.hasHeldTouch)
        stage.drag(ending: .hold)
        #expect(stage.app.hasHeldTouch)
        stage.app.enterBackground()
        #expect(!stage.app.hasHeldTouch)
    }

    @Test("Beginnings and ends of touches are traced, movements are not")
    func tracedTouches() {
        let stage = GestureStage()
        stage.drag(frames: 4)
        stage.drag(frames: 4, ending: .cancel)
        let phases = stage.app.trace.events.compactMap { event in
            if case .touch(let phase) = event.kind { phase } else { nil }
        }
        #expect(phases == [.began, .ended, .began, .cancelled])
    }

    @Test("A target that is gone is told nothing, and a removed one neither")
    func targets() {
        let stage = GestureStage()
        let pan = stage.addPan()
        var brief: GestureLog? = GestureLog()
        var calls = 0
        brief?.onAction = { _ in calls += 1 }
        pan.addTarget(brief as Any, action: Selector("note(_:)", GestureLog.note(_:)))
        stage.drag(frames: 1, ending: .hold)
        #expect(calls == 1)
        brief = nil
        pan.removeTarget(stage.log, action: nil)
        stage.app.enterBackground()
        #expect(calls == 1)
        #expect(stage.log.entries == ["pan began"])
    }

    @Test("A selector calls methods with and without the sender, on and off the main actor")
    func selectors() {
        let stage = GestureStage()
        let target = Methods()
        for action in [
            Selector("plain", Methods.plain), Selector("sent(_:)", Methods.sent(_:)),
            Selector("anything(_:)", Methods.anything(_:)),
        ] {
            stage.view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
        }
        let free = FreeMethods()
        let tap = UITapGestureRecognizer(target: free, action: Selector("sent(_:)", FreeMethods.sent(_:)))
        tap.addTarget(free, action: Selector("plain", FreeMethods.plain))
        let rules = GestureRules()
        rules.isSimultaneous = true
        for recognizer in (stage.view.gestureRecognizers ?? []) + [tap] { recognizer.delegate = rules }
        stage.view.addGestureRecognizer(tap)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        #expect(target.calls == ["plain", "sent", "anything"])
        #expect(free.calls == ["sent", "plain"])
    }

    @Test("A method that declares a subclass of what is sent is called all the same, as Objective-C calls it")
    func senderOfADeclaredSubclass() {
        let stage = GestureStage()
        let target = Methods()
        let action = Selector("edge(_:)", Methods.edge(_:))
        stage.view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: action))
        stage.drag(frames: 2)
        #expect(target.calls == ["edge 1", "edge 2", "edge 3"])
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("A selector of another class calls nothing and is noted as misuse that says what to do")
    func selectorOfAnotherClass() throws {
        let stage = GestureStage()
        let target = FreeMethods()
        let tap = UITapGestureRecognizer(target: target, action: Selector("sent(_:)", Methods.sent(_:)))
        stage.view.addGestureRecognizer(tap)
        stage.app.tap(at: CGPoint(x: 50, y: 50))
        let misuse = try #require(stage.app.diagnostics.first)
        #expect(misuse.severity == .misuse)
        #expect(misuse.text.contains("sent(_:) cannot be sent to FreeMethods"))
    }

    @Test("Asking for a finger that is not there raises UIKit's exception and freezes the gestures")
    func locationOfMissingTouch() throws {
        let stage = GestureStage()
        let pan = stage.addPan()
        stage.drag(frames: 1, ending: .hold)
        _ = pan.location(ofTouch: 1, in: stage.view)
        let exception = try #require(stage.app.diagnostics.last)
        #expect(exception.name == "NSRangeException")
        #expect(exception.text.contains("index (1) beyond bounds (1)"))
        stage.drag(frames: 3)
        #expect(stage.log.entries == ["pan began"])
    }
}

/// A view that writes down the touches it is told of.
private final class TouchLog: UIView {
    private let log: GestureLog

    init(frame: CGRect, log: GestureLog) {
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("view began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.entries.append("view cancelled")
    }
}

@MainActor
private final class Methods {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sent(_ recognizer: UITapGestureRecognizer) { calls.append("sent") }
    func anything(_ sender: Any) { calls.append("anything") }
    func edge(_ recognizer: UIScreenEdgePanGestureRecognizer) { calls.append("edge \(recognizer.state.rawValue)") }
}

private final class FreeMethods {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sent(_ recognizer: UIGestureRecognizer) { calls.append("sent") }
}
