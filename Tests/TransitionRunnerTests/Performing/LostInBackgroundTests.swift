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
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.words)
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

    @Test("is left alone where a gesture came upon what the app asked for by itself")
    func gestureMeanwhile() {
        let scene = TransitionScene("visit") { UINavigationController(rootViewController: UIViewController()) }
            .action("visit") { app in
                let stack = app.window.rootViewController as? UINavigationController
                stack?.pushViewController(UIViewController(), animated: true)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak stack] in
                    _ = stack?.popToRootViewController(animated: true)
                }
            }
        let swipe = Step.pan(PanStep(start: .leftEdge, dx: 10, dy: 0, frames: 59, ending: .lift))
        let script = Script(
            scene: scene.name, steps: [.act("visit"), swipe, .background, .foreground, .wait(frames: 61)])
        let run = replay(script, in: scene)
        #expect(
            run.trace.transitions.map(\.kind) == [.push, .pop], "the swipe has the page half gone as the pop comes")
        #expect(run.violations.map(\.identity.words) == [])
    }

    @Test("is left alone where there is no time for it, and where the background comes before or after")
    func leftAlone() {
        #expect(complaints(amid).isEmpty)
        #expect(complaints([.act("pay"), .wait(frames: 200), .background, .wait(frames: 10), .foreground]).isEmpty)
        #expect(complaints([.act("pay"), .wait(frames: 20)] + amid + [.wait(frames: 200)]).isEmpty)
        #expect(complaints([.background, .wait(frames: 10), .foreground, .act("pay"), .wait(frames: 200)]).isEmpty)
    }
}
