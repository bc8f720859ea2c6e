import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A view that goes by itself in an undisturbed run")
@MainActor
struct PassingViewTests {
    /// A notice in the window, which comes and goes with animations.
    private final class Notices: UIViewController {
        private let isRepaired: Bool

        init(isRepaired: Bool) {
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 20, y: 160, width: 240, height: 44))
            button.addTarget(self, action: Selector("save", Notices.save), for: .touchUpInside)
            view.addSubview(button)
        }

        private func save() {
            guard let window = view.window else { return }
            let notice = UIView(frame: CGRect(x: 0, y: 724, width: 390, height: 120))
            notice.alpha = 0
            window.addSubview(notice)
            UIView.animate(withDuration: 0.3) {
                notice.alpha = 1
            } completion: { [isRepaired] finished in
                guard finished || isRepaired else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { notice.removeFromSuperview() }
            }
        }
    }

    @Test("stays in none that goes to the background as it comes", arguments: [false, true])
    func notice(isRepaired: Bool) {
        let scene = TransitionScene("notices") { Notices(isRepaired: isRepaired) }
        let steps: [Step] = [.tap(x: 30, y: 22), .wait(frames: 5), .background, .wait(frames: 10), .foreground]
        let found = replay(Script(scene: scene.name, steps: steps), in: scene).violations
        #expect(
            found.map(\.identity.words)
                == (isRepaired ? [] : ["no-residue · the app · UIView in the window stays"]))
        #expect(found.allSatisfy { $0.decisions.count == 1 })
    }

    /// A page under a cover that a task takes away.
    private final class Page: UIViewController {
        private let isRepaired: Bool
        private let cover = UIView()
        private var task: Task<Void, Never>?

        init(isRepaired: Bool) {
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            cover.frame = view.bounds
            view.addSubview(cover)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if isRepaired || task == nil { load() }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            task?.cancel()
        }

        private func load() {
            task = Task { @MainActor [cover] in
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                if !Task.isCancelled { cover.isHidden = true }
            }
        }
    }

    @Test("stays on no page whose going is taken back", arguments: [false, true])
    func cover(isRepaired: Bool) {
        let scene = TransitionScene("stack") { UINavigationController(rootViewController: UIViewController()) }
            .action("open") { app in
                let stack = app.topViewController as? UINavigationController
                stack?.pushViewController(Page(isRepaired: isRepaired), animated: true)
            }
        let back = PanStep(start: .leftEdge, dx: 60, dy: 0, frames: 10, ending: .cancel)
        let steps: [Step] = [.act("open"), .wait(frames: 35), .pan(back), .wait(frames: 120)]
        let found = replay(Script(scene: scene.name, steps: steps), in: scene).violations
        #expect(
            found.map(\.identity.words)
                == (isRepaired ? [] : ["no-residue · Page · UIView in the view of Page stays"]))
    }

    /// A sheet of which only the top is to be seen at rest, and all where its animation did not finish.
    private final class Low: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
            to.frame = context.containerView.bounds
            to.alpha = 0
            context.containerView.addSubview(to)
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
            } completion: { finished in
                if finished { to.frame.origin.y = 600 }
                context.completeTransition(true)
            }
        }
    }

    private final class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
        init() {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .custom
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 44)))
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Low() }
    }

    @Test("is none that only lies outside of the window there")
    func outside() {
        let scene = TransitionScene("sheet") { UIViewController() }.action("show") { app in
            if app.presentationChain.count == 1 { app.topViewController?.present(Sheet(), animated: true) }
        }
        let steps: [Step] = [.act("show"), .wait(frames: 5), .background, .wait(frames: 10), .foreground]
        let found = replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.invariant)
        #expect(found.contains("view-state-is-restored") && !found.contains("no-residue"), "\(found)")
    }

    /// A panel that a button shows and hides, and that a drag pulls out as well.
    private final class Panel: UIViewController {
        private let panel = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 244))
        private var isMoving = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            panel.isHidden = true
            view.addSubview(panel)
            let button = UIButton(frame: CGRect(x: 20, y: 160, width: 240, height: 44))
            button.addTarget(self, action: Selector("toggle", Panel.toggle), for: .touchUpInside)
            view.addSubview(button)
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", Panel.pan)))
        }

        private func toggle() {
            guard !isMoving else { return }
            isMoving = true
            let shows = panel.isHidden
            panel.isHidden = false
            panel.alpha = shows ? 0 : 1
            UIView.animate(withDuration: 0.3) {
                self.panel.alpha = shows ? 1 : 0
            } completion: { _ in
                self.isMoving = false
                self.panel.isHidden = !shows
            }
        }

        private func pan(_ pan: UIPanGestureRecognizer) {
            if pan.state == .ended { (panel.isHidden, panel.alpha) = (false, 1) }
        }
    }

    @Test(
        "is none that the code shows and hides as it is asked to",
        arguments: [
            [Step.tap(x: 30, y: 22), .wait(frames: 5), .tap(x: 30, y: 22), .wait(frames: 60)],
            [
                .pan(PanStep(start: .point(x: 50, y: 50), dx: 0, dy: -80, frames: 6, ending: .lift)),
                .wait(frames: 60),
            ],
        ])
    func panel(steps: [Step]) {
        let scene = TransitionScene("panel") { Panel() }
        #expect(replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.words) == [])
    }
}
