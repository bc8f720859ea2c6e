import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A presentation controller of the app's own")
@MainActor
struct KeptPresentationTests {
    enum Habit: CaseIterable { case strong, weak, strongUntilEnd }

    /// Listens to something with a block that may keep it alive.
    private final class Listening: UIPresentationController {
        let habit: Habit
        private var token: (any NSObjectProtocol)?

        init(_ habit: Habit, of presented: UIViewController, by presenting: UIViewController?) {
            self.habit = habit
            super.init(presentedViewController: presented, presenting: presenting)
        }

        override func presentationTransitionWillBegin() {
            let name = NSNotification.Name("SomethingChanged")
            token =
                habit == .weak
                ? NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.makeRoom() }
                }
                : NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { self.makeRoom() }
                }
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            if completed, habit == .strongUntilEnd, let token { NotificationCenter.default.removeObserver(token) }
        }

        private func makeRoom() {}
    }

    private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
        let habit: Habit

        init(_ habit: Habit) {
            self.habit = habit
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .custom
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Listening(habit, of: presented, by: presenting) }
    }

    private func violations(_ habit: Habit, isClosed: Bool) -> [Violation] {
        let scene = TransitionScene("heard") { UIViewController() }
            .action("show") { $0.topViewController?.present(Page(habit), animated: true) }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
        let pause = Step.wait(frames: 60)
        let steps: [Step] = [.act("show"), pause] + (isClosed ? [.act("close"), pause] : [])
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations
    }

    @Test("must not outlive its presentation, as one does that a block holds")
    func heldByBlock() throws {
        #expect(violations(.weak, isClosed: true).isEmpty)
        #expect(violations(.strongUntilEnd, isClosed: true).isEmpty)
        let violation = try #require(violations(.strong, isClosed: true).first)
        #expect(violation.identity.words == "objects-are-released · Listening · never freed")
        #expect(violation.summary.contains("SomethingChanged"))
    }

    @Test(
        "may still let go of the block as its presentation goes, where that is on screen at the end",
        arguments: Habit.allCases)
    func onScreen(habit: Habit) {
        #expect(violations(habit, isClosed: false).isEmpty)
    }

    private final class Handler: NSObject {
        let presentation: UIPresentationController

        init(_ presentation: UIPresentationController) { self.presentation = presentation }
    }

    /// A page that keeps what its presentation controller reports to.
    private final class Popup: UIViewController, UIViewControllerTransitioningDelegate {
        private var handler: Handler?
        private weak var weakHandler: Handler?
        var keepsHandler = true

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = Listening(.weak, of: presented, by: presenting)
            let handler = Handler(made)
            if keepsHandler { self.handler = handler } else { weakHandler = handler }
            return made
        }
    }

    @Test("keeps its controllers alive: a page that holds it by something of its own is never freed")
    func cycle() throws {
        func violations(keepsHandler: Bool) -> [Violation] {
            let scene = TransitionScene("popup") { UIViewController() }
                .action("show") { app in
                    let popup = Popup()
                    popup.keepsHandler = keepsHandler
                    popup.modalPresentationStyle = .custom
                    popup.transitioningDelegate = popup
                    app.topViewController?.present(popup, animated: true)
                }
                .action("close") { $0.topViewController?.dismiss(animated: true) }
            let pause = Step.wait(frames: 60)
            let script = Script(scene: scene.name, steps: [.act("show"), pause, .act("close"), pause])
            return replay(script, in: scene).violations
        }
        #expect(violations(keepsHandler: false).isEmpty)
        let violation = try #require(violations(keepsHandler: true).first)
        #expect(violation.identity.words == "objects-are-released · Popup · never freed")
        #expect(violation.seen.contains("Popup.handler → Handler.presentation"))
    }
}
