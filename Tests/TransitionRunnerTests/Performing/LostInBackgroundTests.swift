import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("What an app asks for by itself, and was in the background meanwhile")
@MainActor
struct LostInBackgroundTests {
    /// Goes by itself once its tick has appeared.
    private final class DonePage: UIViewController {
        let needsFinish: Bool
        private let tick = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))

        init(needsFinish: Bool) {
            self.needsFinish = needsFinish
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            tick.alpha = 0
            view.addSubview(tick)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 0.8) {
                self.tick.alpha = 1
            } completion: { isFinished in
                if isFinished || !self.needsFinish { self.dismiss(animated: true) }
            }
        }
    }

    private func complaints(needsFinish: Bool = true, _ steps: [Step]) -> [String] {
        let scene = TransitionScene("done") { UIViewController() }
            .action("pay") { $0.topViewController?.present(DonePage(needsFinish: needsFinish), animated: true) }
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.description)
    }

    private let amid: [Step] = [.act("pay"), .wait(frames: 50), .background, .wait(frames: 10), .foreground]

    @Test("is told where it never comes, and left alone where it does")
    func lost() {
        #expect(
            complaints(amid + [.wait(frames: 200)])
                == ["works-again-afterwards · dismissal of DonePage · never comes after the background"])
        let touched = amid + [.tap(x: 90, y: 90), .wait(frames: 20), .tap(x: 90, y: 90), .wait(frames: 200)]
        #expect(complaints(touched).count == 1, "a tap on nothing is no deed")
        #expect(complaints(needsFinish: false, amid + [.wait(frames: 200)]).isEmpty)
    }

    @Test("is left alone where there is no time for it, and where the background comes before or after")
    func leftAlone() {
        #expect(complaints(amid).isEmpty)
        #expect(complaints([.act("pay"), .wait(frames: 200), .background, .wait(frames: 10), .foreground]).isEmpty)
        #expect(complaints([.act("pay"), .wait(frames: 20)] + amid + [.wait(frames: 200)]).isEmpty)
        #expect(complaints([.background, .wait(frames: 10), .foreground, .act("pay"), .wait(frames: 200)]).isEmpty)
    }
}
