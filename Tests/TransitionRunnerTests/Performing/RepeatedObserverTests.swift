import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("An observer that is added as a page appears")
@MainActor
struct RepeatedObserverTests {
    /// When a page observes the keyboard, and how.
    private enum Habit: CaseIterable {
        case willAppearToDidDisappear, didAppearToDidDisappear, blockToDidDisappear
        case willAppearToWillDisappear, didAppearToWillDisappear, onceForAll

        var isRepeated: Bool {
            switch self {
            case .willAppearToDidDisappear, .didAppearToDidDisappear, .blockToDidDisappear: true
            default: false
            }
        }
    }

    private final class Page: UIViewController {
        let habit: Habit
        private var token: (any NSObjectProtocol)?

        init(_ habit: Habit) {
            self.habit = habit
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            if habit == .onceForAll { observe() }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            switch habit {
            case .willAppearToDidDisappear, .willAppearToWillDisappear: observe()
            case .blockToDidDisappear:
                token = NotificationCenter.default.addObserver(
                    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
                ) { _ in }
            default: break
            }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if habit == .didAppearToDidDisappear || habit == .didAppearToWillDisappear { observe() }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if habit == .willAppearToWillDisappear || habit == .didAppearToWillDisappear { forget() }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            forget()
        }

        private func observe() {
            NotificationCenter.default.addObserver(
                self, selector: Selector("keyboardComes", Page.keyboardComes),
                name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        private func forget() {
            guard habit != .onceForAll else { return }
            NotificationCenter.default.removeObserver(self)
            if let token { NotificationCenter.default.removeObserver(token) }
        }

        func keyboardComes() {}
    }

    private func complaints(_ habit: Habit, _ steps: [Step]) -> [String] {
        let scene = TransitionScene("observers") { UINavigationController(rootViewController: Page(habit)) }
            .action("push") { app in
                (app.window.rootViewController as? UINavigationController)?
                    .pushViewController(Page(habit), animated: true)
            }
            .action("pop") { app in
                _ = (app.window.rootViewController as? UINavigationController)?.popViewController(animated: true)
            }
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.words)
    }

    private static func swipe(by distance: Int) -> [Step] {
        [.pan(PanStep(start: .leftEdge, dx: distance, dy: 0, frames: 20, ending: .lift)), .wait(frames: 60)]
    }

    private let push: [Step] = [.act("push"), .wait(frames: 60)]

    @Test("is told of where a cancel leaves it there twice, and only there", arguments: Habit.allCases)
    private func cancelled(habit: Habit) {
        let told = "no-residue · pop of Page · Page observes UIKeyboardWillShowNotification once more"
        #expect(complaints(habit, push + Self.swipe(by: 60)) == (habit.isRepeated ? [told] : []))
    }

    @Test("is left alone where nothing was cancelled", arguments: Habit.allCases)
    private func finished(habit: Habit) {
        #expect(complaints(habit, push + Self.swipe(by: 350) + push + [.act("pop"), .wait(frames: 60)]).isEmpty)
    }
}
