import HeadlessUIKit
import Testing
import TransitionCore

@Suite("What an act sets in the midst of a transition")
@MainActor
struct ActValueTests {
    @Test("is noted as the act's while one is open, and not at all at rest")
    func noted() {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        app.perform { _ in root.view.alpha = 0.9 }
        root.present(UIViewController(), animated: true)
        app.advance(frames: 3)
        app.perform { _ in root.view.alpha = 0.5 }
        app.advanceToRest()
        let writers = app.trace.events.compactMap { event -> ValueWriter? in
            guard case .valueSet(_, .alpha, let writer) = event.kind, writer == .act else { return nil }
            return writer
        }
        #expect(writers == [.act])
    }

    @Test("is noted anew for each act, and once in each")
    func eachAct() {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        root.present(UIViewController(), animated: true)
        app.advance(frames: 3)
        for alpha in [0.5, 0.6] {
            app.perform { _ in
                root.view.alpha = alpha
                root.view.alpha = alpha + 0.1
            }
        }
        let count = app.trace.events.count { event in
            if case .valueSet(_, .alpha, by: .act) = event.kind { true } else { false }
        }
        #expect(count == 2)
    }

    @Test("is noted as well after it has ended, until the rest")
    func notedBeforeRest() {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        root.present(UIViewController(), animated: true) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {}
        }
        while !app.trace.events.contains(where: { $0.kind == .ended(TransitionID(rawValue: 1), didComplete: true) }) {
            app.advance(frames: 1)
        }
        #expect(app.trace.snapshots.last?.reason != .rest)
        app.perform { _ in root.view.alpha = 0.5 }
        app.advanceToRest()
        app.perform { _ in root.view.alpha = 0.9 }
        let count = app.trace.events.count { event in
            if case .valueSet(_, .alpha, by: .act) = event.kind { true } else { false }
        }
        #expect(count == 1)
    }

    /// Offers a button that fades the view.
    private final class Host: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            button.addTarget(self, action: Selector("press", Host.press), for: .touchUpInside)
            view.addSubview(button)
        }

        var presents = false
        func press() {
            if presents { present(UIViewController(), animated: true) }
            view.alpha = 0.5
        }
    }

    private static func writers(in app: HeadlessApp) -> [ValueWriter] {
        app.trace.events.compactMap { event in
            guard case .valueSet(let view, .alpha, let writer) = event.kind else { return nil }
            return app.trace.object(view).typeName == "UIView" ? writer : nil
        }
    }

    @Test("is an act's too where a finger does it that was down on a button before another one asked")
    func button() {
        let root = Host()
        let app = HeadlessApp(root: root)
        app.pan(from: CGPoint(x: 195, y: 400), by: .zero, frames: 1, ending: .hold)
        app.perform { _ in root.present(UIViewController(), animated: true) }
        app.liftTouches()
        app.advanceToRest()
        #expect(Self.writers(in: app) == [.act])
    }

    @Test("is the transition's where the button asks for it")
    func askingButton() {
        let root = Host()
        root.presents = true
        let app = HeadlessApp(root: root)
        app.tap(at: CGPoint(x: 195, y: 400))
        app.advanceToRest()
        #expect(Self.writers(in: app) == [.other])
    }
}
