import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A page that has a block hear of notifications")
@MainActor
struct BlockObserverTests {
    enum Habit: CaseIterable, Sendable {
        case strongUntilDeinit, weakUntilDeinit, strongUntilDisappearance, strongByToken, selector
    }

    private final class Page: UIViewController {
        let habit: Habit
        private var token: (any NSObjectProtocol)?
        private var heard = 0

        init(_ habit: Habit) {
            self.habit = habit
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let name = NSNotification.Name("SomethingChanged")
            switch habit {
            case .selector:
                NotificationCenter.default.addObserver(
                    self, selector: Selector("hear", Page.hear), name: name, object: nil)
            case .weakUntilDeinit:
                token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] _ in
                    MainActor.assumeIsolated { self?.hear() }
                }
            case .strongUntilDeinit, .strongUntilDisappearance, .strongByToken:
                token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { self.hear() }
                }
            }
        }

        func hear() { heard += 1 }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard habit == .strongUntilDisappearance || habit == .strongByToken, let token else { return }
            NotificationCenter.default.removeObserver(token)
            if habit == .strongUntilDisappearance { self.token = nil }
        }
    }

    private func violations(_ habit: Habit, isClosed: Bool) -> [Violation] {
        let scene = TransitionScene("heard") { UIViewController() }
            .action("show") { $0.topViewController?.present(Page(habit), animated: true) }
            .action("close") { $0.topViewController?.dismiss(animated: true) }
        let pause = Step.wait(frames: 60)
        let steps: [Step] = [.act("show"), pause] + (isClosed ? [.act("close"), pause] : [])
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations
    }

    @Test("is held by the block once it has gone, unless that captures it weakly or is removed before")
    func heldByBlock() throws {
        for habit in Habit.allCases where habit != .strongUntilDeinit {
            #expect(violations(habit, isClosed: true).isEmpty, "\(habit)")
        }
        let violation = try #require(violations(.strongUntilDeinit, isClosed: true).first)
        #expect(violation.identity.words == "objects-are-released · Page · never freed")
        #expect(violation.seen.hasSuffix("alive, with the block of an observer"))
        #expect(violation.summary.contains("SomethingChanged"))
    }

    @Test("may still take it away as it goes, where it is on screen at the end", arguments: Habit.allCases)
    func onScreen(habit: Habit) {
        #expect(violations(habit, isClosed: false).isEmpty)
    }
}
