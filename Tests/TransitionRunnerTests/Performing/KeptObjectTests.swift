import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("A controller that outlives its world")
struct KeptObjectTests {
    private final class Menu: UIViewController {}

    /// State that outlives a run.
    private enum Keeper {
        @MainActor static var menu: UIViewController?
        @MainActor static var menus: [UIViewController] = []
    }

    private func leaks(_ keep: @escaping @MainActor @Sendable (UIViewController) -> Void) -> [String] {
        let scene = TransitionScene("keeper") {
            let menu = Menu()
            menu.modalPresentationStyle = .fullScreen
            keep(menu)
            return UIViewController()
        }
        .action("show") { $0.topViewController?.present(Keeper.menu ?? Keeper.menus.last!, animated: true) }
        let script = Script(scene: "keeper", steps: [.act("show"), .wait(frames: 60)])
        let result = replay(script, in: scene)
        Keeper.menu = nil
        Keeper.menus = []
        return result.violations.filter { $0.invariant == "objects-are-released" }.map(\.identity.subject)
    }

    @Test("is kept, not lost, where the next world's takes its place, as in a singleton")
    func replaced() {
        #expect(leaks { Keeper.menu = $0 }.isEmpty)
    }

    @Test("is lost where those of all worlds pile up")
    func piledUp() {
        #expect(leaks { Keeper.menus.append($0) } == ["Menu"])
    }
}
