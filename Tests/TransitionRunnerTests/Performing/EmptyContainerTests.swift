import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A container of the app's own that shows none of its children")
@MainActor
struct EmptyContainerTests {
    private final class Tabs: UIViewController {
        private let isRepaired: Bool
        private let pages = [UIViewController(), UIViewController()]
        private var selected = 0
        private var isSwitching = false

        init(isRepaired: Bool) {
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            addChild(pages[0])
            pages[0].view.frame = view.bounds
            view.addSubview(pages[0].view)
            pages[0].didMove(toParent: self)
        }

        func turn() {
            if isRepaired, isSwitching { return }
            isSwitching = true
            let from = pages[selected]
            selected = 1 - selected
            let to = pages[selected]
            from.willMove(toParent: nil)
            addChild(to)
            to.view.frame = view.bounds
            to.view.alpha = 0
            view.addSubview(to.view)
            UIView.animate(withDuration: 0.3) {
                to.view.alpha = 1
            } completion: { _ in
                from.view.removeFromSuperview()
                from.removeFromParent()
                to.didMove(toParent: self)
                self.isSwitching = false
            }
        }
    }

    @Test("is told where one always fills it in an undisturbed run", arguments: [false, true])
    func empty(isRepaired: Bool) {
        let scene = TransitionScene("tabs") { Tabs(isRepaired: isRepaired) }
            .action("turn") { app in (app.topViewController as? Tabs)?.turn() }
        let steps: [Step] = [.act("turn"), .wait(frames: 6), .act("turn"), .wait(frames: 60)]
        let found = replay(Script(scene: scene.name, steps: steps), in: scene).violations
        #expect(
            found.map(\.identity.words)
                == (isRepaired ? [] : ["screen-is-not-blank · Tabs · shows none of its children"]))
    }

    /// A menu that comes as a child and goes again.
    private final class Host: UIViewController {
        private let menu = UIViewController()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        func toggle() {
            if menu.parent == nil {
                addChild(menu)
                menu.view.frame = view.bounds
                view.addSubview(menu.view)
                menu.didMove(toParent: self)
            } else {
                menu.willMove(toParent: nil)
                menu.view.removeFromSuperview()
                menu.removeFromParent()
            }
        }
    }

    @Test("is none that has children only now and then")
    func menu() {
        let scene = TransitionScene("menu") { Host() }
            .action("toggle") { app in (app.topViewController as? Host)?.toggle() }
        let steps: [Step] = [.act("toggle"), .act("toggle"), .wait(frames: 10)]
        #expect(replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.words) == [])
    }
}
