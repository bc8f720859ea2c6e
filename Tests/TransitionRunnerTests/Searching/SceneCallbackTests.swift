import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

/// A sheet that tells of its end, as a library's delegate is told.
private final class MenuController: UIViewController {
    enum Habit: CaseIterable {
        case didDisappear, willDisappear, twice, byButtonAlone
    }

    private let habit: Habit

    init(_ habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    func close() {
        if habit == .byButtonAlone { HeadlessApp.heard("menuDidClose") }
        dismiss(animated: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if habit == .willDisappear { HeadlessApp.heard("menuDidClose") }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, habit == .didDisappear || habit == .twice else { return }
        HeadlessApp.heard("menuDidClose")
        if habit == .twice { HeadlessApp.heard("menuDidClose") }
    }
}

@Suite("Callbacks of an app's own")
@MainActor
struct SceneCallbackTests {
    private func causes(_ habit: MenuController.Habit, _ occasion: CallbackOccasion? = nil) -> Set<String> {
        let scene = TransitionScene("menu") { UIViewController() }
            .action("open", when: { !($0.topViewController is MenuController) }) {
                $0.topViewController?.present(MenuController(habit), animated: true)
            }
            .action("close", when: { $0.topViewController is MenuController }) {
                ($0.topViewController as? MenuController)?.close()
            }
            .callback("menuDidClose", onceAfter: occasion ?? .finished(.dismissal, of: "MenuController"))
        var options = SearchOptions()
        (options.runCount, options.seed, options.invariants) = (120, 1, ["app-callbacks-come-once"])
        let result = search(scene, options: options)
        #expect(result.problems.isEmpty)
        return Set(result.counterexamples.map(\.identity.words))
    }

    @Test("that come once for each dismissal, and not for one that is cancelled, break nothing")
    func right() {
        #expect(causes(.didDisappear).isEmpty)
    }

    @Test("are told where they come for a dismissal that is cancelled")
    func inVain() {
        #expect(
            causes(.willDisappear) == [
                "app-callbacks-come-once · dismissal of MenuController · menuDidClose came without its transition"
            ])
    }

    @Test("are told where they come twice")
    func twice() {
        #expect(
            causes(.twice) == ["app-callbacks-come-once · dismissal of MenuController · menuDidClose came too often"])
    }

    @Test("are told where one of two ways to close forgets them")
    func forgotten() {
        #expect(
            causes(.byButtonAlone).contains(
                "app-callbacks-come-once · dismissal of MenuController · menuDidClose did not come"))
    }

    @Test("are held to the outcome that the scene names")
    func outcomes() {
        #expect(
            causes(.didDisappear, .cancelled(.dismissal, of: "MenuController")).contains {
                $0.hasSuffix("menuDidClose did not come")
            })
        #expect(
            causes(.willDisappear, .ended(.dismissal, of: "MenuController")).isEmpty)
    }
}
