import HeadlessUIKit
import Testing
import TransitionCore

@Suite("Requests made unanimated")
@MainActor
struct UnanimatedRequestsTests {
    /// Whether each transition of a world was animated, in the order of the requests.
    private func flags(unanimated: Bool, _ requests: (HeadlessApp) -> Void, root: UIViewController) -> [Bool] {
        let app = HeadlessApp(root: root)
        app.advanceToRest()
        app.makesRequestsUnanimated = unanimated
        requests(app)
        app.advanceToRest()
        return app.trace.transitions.map(\.isAnimated)
    }

    @Test("A presentation and a dismissal have no animation then", arguments: [true, false])
    func modal(unanimated: Bool) {
        let found = flags(
            unanimated: unanimated,
            { app in
                app.topViewController?.present(UIViewController(), animated: true)
                app.advanceToRest()
                app.topViewController?.dismiss(animated: true)
            }, root: UIViewController())
        #expect(found == [!unanimated, !unanimated])
    }

    @Test("Nor have a push, a pop and a whole new stack", arguments: [true, false])
    func stack(unanimated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let found = flags(
            unanimated: unanimated,
            { app in
                navigation.pushViewController(UIViewController(), animated: true)
                app.advanceToRest()
                navigation.popViewController(animated: true)
                app.advanceToRest()
                navigation.setViewControllers([UIViewController()], animated: true)
            }, root: navigation)
        #expect(found == [Bool](repeating: !unanimated, count: 3))
    }
}
