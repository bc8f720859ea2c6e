import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A drag that dismisses no more after one that was taken back")
@MainActor
struct DeadDragTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from) else { return context.completeTransition(false) }
            UIView.animate(withDuration: 0.3) {
                from.transform = CGAffineTransform(translationX: 0, y: 800)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
        private let isRepaired: Bool
        private var isPulled = false
        private var driver: UIPercentDrivenInteractiveTransition?

        init(isRepaired: Bool) {
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .custom
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pull:", Card.pull)))
        }

        private func pull(_ pan: UIPanGestureRecognizer) {
            let progress = min(0.99, max(0, pan.translation(in: nil).y / 400))
            switch pan.state {
            case .began:
                guard !isPulled else { return }
                isPulled = true
                driver = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            case .changed: driver?.update(progress)
            case .ended where progress > 0.5:
                isPulled = false
                driver?.finish()
                driver = nil
            case .ended, .cancelled, .failed:
                // The flag is forgotten on the way back.
                if isRepaired { isPulled = false }
                driver?.cancel()
                driver = nil
            default: break
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// A card that cleans up as it disappears: only where it goes, or also below another page.
    private final class CoveredCard: UIViewController, UIViewControllerTransitioningDelegate {
        private let isRepaired: Bool
        private let recognizer = UIPanGestureRecognizer()
        private var driver: UIPercentDrivenInteractiveTransition?

        init(isRepaired: Bool) {
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            recognizer.addTarget(self, action: Selector("pull:", CoveredCard.pull))
            view.addGestureRecognizer(recognizer)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if !isRepaired || isBeingDismissed { view.removeGestureRecognizer(recognizer) }
        }

        private func pull(_ pan: UIPanGestureRecognizer) {
            let progress = min(0.99, max(0, pan.translation(in: nil).y / 400))
            switch pan.state {
            case .began:
                guard !isBeingPresented, !isBeingDismissed, presentedViewController == nil else { return }
                driver = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            case .changed: driver?.update(progress)
            case .ended where progress > 0.5:
                driver?.finish()
                driver = nil
            case .ended, .cancelled, .failed:
                driver?.cancel()
                driver = nil
            default: break
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    @Test("is told where another page has covered it meanwhile, without any disturbance", arguments: [false, true])
    func covered(isRepaired: Bool) throws {
        let scene = TransitionScene("covered") { UIViewController() }
            .action("show") { app in
                guard app.presentationChain.count < 3 else { return }
                let page = app.presentationChain.count == 1 ? CoveredCard(isRepaired: isRepaired) : UIViewController()
                page.modalPresentationStyle = .fullScreen
                app.topViewController?.present(page, animated: true)
            }
            .action("back") { app in
                if app.presentationChain.count == 3 { app.topViewController?.dismiss(animated: true) }
            }
        let pull = PanStep(start: .point(x: 50, y: 30), dx: 0, dy: 20, frames: 20, ending: .lift)
        let steps: [Step] = [
            .act("show"), .wait(frames: 60), .pan(pull), .wait(frames: 60), .act("show"), .wait(frames: 60),
            .act("back"), .wait(frames: 60),
        ]
        let result = replay(Script(scene: scene.name, steps: steps), in: scene)
        let told = "works-again-afterwards · drag down in CoveredCard · does nothing where all is as it was before"
        #expect(result.violations.map(\.identity.words) == (isRepaired ? [] : [told]))
    }

    private static func scene(isRepaired: Bool) -> TransitionScene {
        TransitionScene("card") { UIViewController() }.action("show") { app in
            if app.presentationChain.count == 1 {
                app.topViewController?.present(Card(isRepaired: isRepaired), animated: true)
            }
        }
    }

    private static let steps: [Step] = [
        .act("show"), .wait(frames: 60),
        .pan(PanStep(start: .point(x: 50, y: 30), dx: 0, dy: 60, frames: 20, ending: .lift)), .wait(frames: 60),
    ]

    @Test("is told by the way of the drag", arguments: [false, true])
    func dead(isRepaired: Bool) throws {
        let scene = Self.scene(isRepaired: isRepaired)
        let result = replay(Script(scene: scene.name, steps: Self.steps), in: scene)
        let told = "works-again-afterwards · drag down in Card · asks for nothing"
        #expect(result.violations.map(\.identity.words) == (isRepaired ? [] : [told]))
    }

    @Test("is found by a search, and by no other drag")
    func found() {
        var options = SearchOptions()
        (options.runCount, options.seed, options.invariants) = (120, 1, ["works-again-afterwards"])
        let subjects = [false, true].map { isRepaired in
            search(Self.scene(isRepaired: isRepaired), options: options).counterexamples.map(\.identity.subject)
        }
        #expect(subjects == [[.drag(.down, in: "Card")], []])
    }
}
