import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A presentation that is asked for in one turn with another change")
@MainActor
struct LostPresentationTests {
    private final class Page: UIViewController {}

    private func complaints(_ steps: [String], _ act: @escaping @MainActor @Sendable (UIViewController) -> Void)
        -> [String]
    {
        let scene = TransitionScene("in one turn") { UIViewController() }
            .action("show") { $0.window.rootViewController?.present(Page(), animated: true) }
            .action("go on") { app in
                if let root = app.window.rootViewController { act(root) }
            }
        let script = Script(
            scene: scene.name, steps: steps.flatMap { name -> [Step] in [.act(name), .wait(frames: 60)] })
        return replay(script, in: scene).violations.map(\.identity.words)
    }

    @Test("is lost beside a dismissal; in its completion, or a turn later, it is not")
    func besideDismissal() {
        let told = complaints(["show", "go on"]) { root in
            root.dismiss(animated: true)
            root.present(Page(), animated: true)
        }
        #expect(
            told == [
                "transitions-are-serial · presentation of Page · a presentation lost beside a dismissal of the same "
                    + "turn"
            ])
        let chained = complaints(["show", "go on"]) { root in
            root.dismiss(animated: true) { root.present(Page(), animated: true) }
        }
        #expect(chained.isEmpty)
    }

    @Test("is lost beside another presentation by the same controller")
    func besidePresentation() {
        let told = complaints(["go on"]) { root in
            root.present(Page(), animated: true)
            root.present(UINavigationController(rootViewController: Page()), animated: true)
        }
        #expect(
            told == [
                "transitions-are-serial · presentation of UINavigationController · a presentation lost beside another "
                    + "of the same turn"
            ])
    }

    @Test("is none of the code's doing where another act asked for what was under way")
    func apart() {
        let told = complaints(["show", "show"]) { _ in }
        #expect(told.isEmpty)
    }

    @Test("is left alone where two acts wait for one push and are made in one turn at its end")
    func waited() {
        let scene = TransitionScene("two that wait") { UINavigationController(rootViewController: UIViewController()) }
            .action("push") {
                ($0.window.rootViewController as? UINavigationController)?.pushViewController(
                    UIViewController(), animated: true)
            }
            .action("show") { $0.window.rootViewController?.present(Page(), animated: true) }
        let script = Script(
            scene: scene.name,
            steps: [.act("push"), .wait(frames: 5), .act("show"), .wait(frames: 2), .act("show"), .wait(frames: 90)])
        #expect(replay(script, in: scene).violations.map(\.identity.words).isEmpty)
    }
}
