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
}
