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
}
