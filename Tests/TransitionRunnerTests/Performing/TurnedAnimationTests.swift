import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("An animation that the code turns round")
@MainActor
struct TurnedAnimationTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        private let isRepaired: Bool
        private(set) var animator: UIViewPropertyAnimator?

        init(isRepaired: Bool) { self.isRepaired = isRepaired }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            view.frame = context.containerView.bounds
            context.containerView.addSubview(view)
            view.alpha = 0.2
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 1 }
            animator.addCompletion { [isRepaired] position in
                view.alpha = 1
                if position != .end, isRepaired { view.removeFromSuperview() }
                context.completeTransition(position == .end || !isRepaired)
            }
            animator.startAnimation()
            self.animator = animator
        }
    }

    private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
        let transition: Animator

        init(isRepaired: Bool) {
            transition = Animator(isRepaired: isRepaired)
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .custom
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    }

    private func scene(isRepaired: Bool) -> TransitionScene {
        TransitionScene("turned") { UIViewController() }
            .action("show") { $0.topViewController?.present(Page(isRepaired: isRepaired), animated: true) }
            .action("turn") { ($0.topViewController as? Page)?.transition.animator?.isReversed.toggle() }
    }

    private let script = Script(
        scene: "turned", steps: [.act("show"), .wait(frames: 10), .act("turn"), .wait(frames: 60)])

    @Test("and completes with true is told, and the script passes with where it has ended")
    func told() throws {
        let failure = try #require(explain(script, in: scene(isRepaired: false)))
        #expect(failure.identity.invariant == "result-agrees")
        let trial = try #require(failure.repairTrials.first { $0.repair.kind == .tellsPosition })
        #expect(trial.isTelling && trial.gone.contains(failure.identity))
    }

    @Test("and completes with where it has ended is none")
    func untold() {
        #expect(replay(script, in: scene(isRepaired: true)).violations.isEmpty)
    }
}
