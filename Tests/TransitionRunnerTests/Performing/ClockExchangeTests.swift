import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A clock that exchanges the children of a container")
@MainActor
struct ClockExchangeTests {
    private final class Show: UIViewController {
        private let pages = [UIViewController(), UIViewController()]
        private let pause: Double
        private var index = 0

        init(pause: Double) {
            self.pause = pause
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
            after(pause)
        }

        private func after(_ pause: Double) {
            guard pause > 0 else { return advance() }
            DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in self?.advance() }
        }

        private func advance() {
            let from = pages[index]
            index = 1 - index
            let to = pages[index]
            from.willMove(toParent: nil)
            addChild(to)
            to.view.frame = view.bounds
            transition(from: from, to: to, duration: 0.5, options: .transitionCrossDissolve, animations: nil) {
                [weak self] _ in
                from.removeFromParent()
                to.didMove(toParent: self)
                self.map { $0.after($0.pause) }
            }
        }
    }

    /// Each fire comes in another frame of the exchange.
    @Test("is at rest between two exchanges, and not amid one", arguments: [0, 10, 20, 29, 30, 40, 100])
    func rests(frames: Int) throws {
        let scene = TransitionScene("show") { Show(pause: 1) }
        let result = replay(Script(scene: scene.name, steps: [.wait(frames: 1_200 + frames)]), in: scene)
        #expect(result.outcome == .rest)
        #expect(result.violations.map(\.identity.words) == [])
    }

    @Test("is taken to rest all the same where it makes no pause")
    func strip() {
        let scene = TransitionScene("strip") { Show(pause: 0) }
        #expect(replay(Script(scene: scene.name, steps: [.wait(frames: 1_200)]), in: scene).outcome == .rest)
    }
}
