import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("What takes no tap any more after a script")
@MainActor
struct TapProbeTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
            to.frame = context.containerView.bounds
            to.alpha = 0
            context.containerView.addSubview(to)
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
            } completion: { _ in
                to.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// Tabs that a drag changes; while one is under way no tab can be tapped.
    private final class Tabs: UITabBarController, UITabBarControllerDelegate {
        private let keepsFlag: Bool
        private var driver: UIPercentDrivenInteractiveTransition?
        private var isSwiping = false

        init(keepsFlag: Bool) {
            self.keepsFlag = keepsFlag
            super.init(nibName: nil, bundle: nil)
            viewControllers = ["Mail", "Notes"].map { title in
                let page = Page()
                page.tabBarItem.title = title
                return page
            }
            delegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector("swipe(_:)", Tabs.swipe)))
        }

        private func swipe(_ recognizer: UIPanGestureRecognizer) {
            let way = recognizer.translation(in: view).x.magnitude / view.bounds.width
            switch recognizer.state {
            case .began:
                isSwiping = true
                driver = UIPercentDrivenInteractiveTransition()
                selectedIndex = 1 - selectedIndex
            case .changed:
                driver?.update(way)
            case .ended where way > 0.5:
                driver?.finish()
                driver = nil
                isSwiping = false
            case .ended, .cancelled:
                driver?.cancel()
                driver = nil
                if !keepsFlag { isSwiping = false }
            default: break
            }
        }

        func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool { !isSwiping }

        func tabBarController(
            _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

        func tabBarController(
            _ tabs: UITabBarController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func identities(_ scene: TransitionScene, swiping dx: Int) -> [String] {
        let drag = PanStep(start: .point(x: 60, y: 50), dx: dx, dy: 0, frames: 12, ending: .lift)
        let script = Script(scene: scene.name, steps: [.pan(drag), .wait(frames: 60)])
        return replay(script, in: scene).violations.map(\.identity.words)
    }

    @Test("A tab that a cancelled swipe has left dead is told, in a scene with actions and without")
    func deadTab() {
        let dead = "works-again-afterwards · tap on Notes in Tabs · asks for nothing"
        let scene = TransitionScene("tabs") { Tabs(keepsFlag: true) }
        #expect(identities(scene, swiping: -60) == [dead])
        #expect(identities(scene.action("idle") { _ in }, swiping: -60) == [dead])
        #expect(identities(scene, swiping: -300).isEmpty)
        let repaired = TransitionScene("tabs") { Tabs(keepsFlag: false) }
        #expect(identities(repaired, swiping: -60).isEmpty)
    }

    /// A stack whose page can be opened by buttons alone, of which the last looks at a flag, and dragged back.
    private final class Shelf: UINavigationController, UINavigationControllerDelegate {
        private let keepsFlag: Bool
        private let titles: [String]
        private var isBusy = false

        init(keepsFlag: Bool, titles: [String]) {
            self.keepsFlag = keepsFlag
            self.titles = titles
            super.init(nibName: nil, bundle: nil)
            delegate = self
            pushViewController(page(0), animated: false)
        }

        required init?(coder: NSCoder) { nil }

        private func page(_ number: Int) -> UIViewController {
            let page = Page()
            page.loadViewIfNeeded()
            for (index, title) in titles.enumerated() {
                let button = UIButton(frame: CGRect(x: 20, y: 200 + 60 * index, width: 200, height: 44))
                button.setTitle(title, for: .normal)
                button.addAction(
                    UIAction { [weak self] _ in
                        guard let self, !isBusy || title != titles.last else { return }
                        pushViewController(self.page(number + 1), animated: true)
                    }, for: .touchUpInside)
                page.view.addSubview(button)
            }
            return page
        }

        func navigationController(
            _ stack: UINavigationController, willShow page: UIViewController, animated: Bool
        ) {
            guard let transitionCoordinator else { return }
            isBusy = true
            transitionCoordinator.animate(alongsideTransition: nil) { [weak self] context in
                if self?.keepsFlag == true, context.isCancelled { return }
                self?.isBusy = false
            }
        }
    }

    @Test("A button that a swipe back taken back has left dead is told, in a scene with actions and without")
    func deadButton() {
        let dead = ["works-again-afterwards · tap on Open in Page · asks for nothing"]
        #expect(found(keepsFlag: true) == dead && found(keepsFlag: true, hasAction: true) == dead)
        #expect(found(keepsFlag: false).isEmpty && found(keepsFlag: false, hasAction: true).isEmpty)
    }

    private static func shelf(_ titles: [String], keepsFlag: Bool) -> TransitionScene {
        TransitionScene("shelf") { Shelf(keepsFlag: keepsFlag, titles: titles) }
    }

    /// What a swipe back tells that is taken back.
    private func found(
        _ titles: [String] = ["Open"], keepsFlag: Bool, hasAction: Bool = false,
        opening: [Step] = [.tap(x: 20, y: 26), .wait(frames: 60)]
    ) -> [String] {
        var scene = Self.shelf(titles, keepsFlag: keepsFlag)
        if hasAction {
            scene = scene.action("pop") {
                ($0.window.rootViewController as? Shelf)?.popToRootViewController(animated: true)
            }
        }
        let drag = PanStep(start: .leftEdge, dx: 60, dy: 0, frames: 30, ending: .lift)
        let script = Script(scene: scene.name, steps: opening + [.pan(drag), .wait(frames: 60)])
        let result = replay(script, in: scene)
        #expect(result.trace.transitions.count == opening.count { $0.taps != nil } + 1)
        return result.violations.map(\.identity.words)
    }

    private static let titles = ["Open", "Edit", "Share", "Copy", "Move"]

    @Test("A button beyond those that come first is tapped as well, and told once")
    func deadButtonBeyondTheFirst() {
        let dead = "works-again-afterwards · tap on Move in Page · asks for nothing"
        #expect(found(Self.titles, keepsFlag: true) == [dead])
        #expect(found(Self.titles, keepsFlag: false).isEmpty)
    }

    @Test("Taps are held against those of a twin that can only be made as the run was")
    func unsharedTwin() {
        // Two taps in one turn: the page of the second one goes with the first.
        let opening: [Step] = [.hitch(frames: 30), .tap(x: 20, y: 26), .tap(x: 20, y: 26), .wait(frames: 120)]
        let dead = "works-again-afterwards · tap on Move in Page · asks for nothing"
        #expect(found(Self.titles, keepsFlag: true, opening: opening) == [dead])
        #expect(found(Self.titles, keepsFlag: false, opening: opening).isEmpty)
    }

    @Test("A search taps other buttons after other scripts, and finds it")
    func searched() throws {
        var options = SearchOptions()
        (options.runCount, options.seed, options.jobs) = (400, 3, 1)
        let result = search(Self.shelf(Self.titles, keepsFlag: true), options: options)
        let failure = try #require(result.failures.first)
        #expect(failure.identity.words == "works-again-afterwards · tap on Move in Page · asks for nothing")
        #expect(result.failures.count == 1, "\(result.failures.map(\.identity.words))")
        #expect(search(Self.shelf(Self.titles, keepsFlag: false), options: options).failures.isEmpty)
    }
}
