import HeadlessUIKit
import Testing

/// A class that is a target itself.
private final class Router {
    @MainActor static var log: [String] = []

    @MainActor static func home() { log.append("home") }
    @MainActor static func open(_ sender: UIControl) { log.append("open \(sender.tag)") }
    @MainActor static func changed(_ notification: Notification) { log.append(notification.name.rawValue) }
}

@Suite("Class methods as actions")
@MainActor
struct ClassActionTests {
    private func launched() -> HeadlessApp {
        Router.log = []
        return HeadlessApp(root: UIViewController())
    }

    @Test("A control calls a class's method, with and without the sender, until it is removed")
    func control() {
        let app = launched()
        defer { _ = app.tearDown() }
        let button = UIButton()
        button.tag = 7
        button.addTarget(Router.self, action: Selector("home", Router.home), for: .touchUpInside)
        button.addTarget(Router.self, action: Selector("open(_:)", Router.open), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Router.log == ["home", "open 7"])
        button.removeTarget(Router.self, action: Selector("home", Router.home), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Router.log == ["home", "open 7", "open 7"])
    }

    @Test("A recognizer, a timer and a notification call it too")
    func others() {
        let app = launched()
        defer { _ = app.tearDown() }
        app.window.addGestureRecognizer(
            UITapGestureRecognizer(target: Router.self, action: Selector("home", Router.home)))
        app.tap(at: CGPoint(x: 100, y: 100))
        app.advance()
        #expect(Router.log == ["home"])
        Timer.scheduledTimer(
            timeInterval: 0.1, target: Router.self, selector: Selector("home", Router.home), userInfo: nil,
            repeats: false)
        app.advance(frames: 10)
        #expect(Router.log == ["home", "home"])
        NotificationCenter.default.addObserver(
            Router.self, selector: Selector("changed(_:)", Router.changed), name: nil, object: nil)
        NotificationCenter.default.post(name: NSNotification.Name("news"), object: nil)
        NotificationCenter.default.removeObserver(Router.self)
        NotificationCenter.default.post(name: NSNotification.Name("old news"), object: nil)
        #expect(Router.log == ["home", "home", "news"])
    }

    @Test("An instance's method is not sent to a class: that is misuse")
    func mismatch() {
        let app = launched()
        defer { _ = app.tearDown() }
        let button = UIButton()
        button.addTarget(app.window, action: Selector("home", Router.home), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Router.log.isEmpty && app.diagnostics.map(\.severity) == [.misuse])
    }
}
