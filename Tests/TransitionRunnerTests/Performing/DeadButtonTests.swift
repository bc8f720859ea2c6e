import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A button that opens a menu no more, without any disturbance")
@MainActor
struct DeadButtonTests {
    enum Habit: CaseIterable {
        /// Only the menu's own way out takes the flag back.
        case flagByOneWay
        case flagByEveryWay
        /// The button itself says that it is used up.
        case dimmedForGood
        /// Something else comes of the second tap.
        case counted
        /// Two taps within a second are one.
        case debounced
    }

    private final class Menu: UIViewController {
        var onDisappear: (() -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            onDisappear?()
        }
    }

    private final class Home: UIViewController {
        private let habit: Habit
        private let button = UIButton(type: .system)
        private let label = UILabel()
        private var isOpen = false
        private var count = 0
        private var lastTap = -10.0

        init(_ habit: Habit) {
            self.habit = habit
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.setTitle("Menu", for: .normal)
            button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
            button.addTarget(self, action: Selector("open", Home.open), for: .touchUpInside)
            label.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
            view.addSubview(button)
            view.addSubview(label)
        }

        private func open() {
            if habit == .debounced {
                defer { lastTap = CACurrentMediaTime() }
                guard CACurrentMediaTime() - lastTap > 1 else { return }
            } else if isOpen {
                count += 1
                if habit == .counted { label.text = "\(count) more" }
                return
            }
            isOpen = true
            let menu = Menu()
            menu.modalPresentationStyle = .fullScreen
            menu.onDisappear = { [weak self] in self?.menuIsGone() }
            present(menu, animated: true)
        }

        private func menuIsGone() {
            switch habit {
            case .flagByEveryWay, .debounced: isOpen = false
            case .dimmedForGood: button.isEnabled = false
            case .flagByOneWay, .counted: break
            }
        }
    }

    private func found(_ habit: Habit) -> [String] {
        let scene = TransitionScene("menu") { Home(habit) }
            .action("home") { app in app.window.rootViewController?.dismiss(animated: true) }
        let tap = PanStep(start: .point(x: 25, y: 26), dx: 0, dy: 0, frames: 1, ending: .lift)
        let pause = Step.wait(frames: 50)
        let result = replay(Script(scene: scene.name, steps: [.pan(tap), pause, .act("home"), pause]), in: scene)
        #expect(result.trace.events.contains { $0.kind == .ended(TransitionID(rawValue: 2), didComplete: true) })
        return result.violations.map(\.identity.words)
    }

    @Test("is told where all on screen is as at the launch, when it did", arguments: Habit.allCases)
    func told(habit: Habit) {
        let dead = "works-again-afterwards · tap on Menu in Home · does nothing where all is as at the launch"
        #expect(found(habit) == (habit == .flagByOneWay ? [dead] : []))
    }
}
