import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A page that turns about its axis, or comes from behind")
@MainActor
struct FlashesInDepthTests {
    private enum Way: CaseIterable {
        /// The page turns towards the eye, and lies flat as its animation ends.
        case turned
        /// The same, and it stands edge on for two frames after its animation.
        case turnedAndLeftOnEdge
        /// The page stands behind the other one, which goes away over it.
        case uncovered
        /// The same, and it stands in front for two frames before that.
        case uncoveredAndFirstInFront
    }

    private final class Turn: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
        private let way: Way
        private var context: (any UIViewControllerContextTransitioning)?

        init(_ way: Way) { self.way = way }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            context = transitionContext
            transitionContext.containerView.addSubview(view)
            switch way {
            case .turned, .turnedAndLeftOnEdge:
                turn(view)
            case .uncovered:
                view.layer.zPosition = -1
                uncover()
            case .uncoveredAndFirstInFront:
                later {
                    view.layer.zPosition = -1
                    self.uncover()
                }
            }
        }

        private func turn(_ view: UIView) {
            let edge = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            if way == .turnedAndLeftOnEdge { view.layer.transform = edge }
            let turn = CABasicAnimation(keyPath: "transform")
            turn.fromValue = NSValue(caTransform3D: edge)
            turn.toValue = NSValue(caTransform3D: CATransform3DIdentity)
            (turn.duration, turn.delegate) = (0.3, self)
            view.layer.add(turn, forKey: "turn")
        }

        private func uncover() {
            guard let context, let other = context.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.3) {
                other.transform = CGAffineTransform(translationX: 0, y: 844)
            } completion: { _ in
                context.view(forKey: .to)?.layer.zPosition = 0
                other.transform = .identity
                context.completeTransition(true)
            }
        }

        private func later(_ work: @escaping @MainActor () -> Void) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.0 / 60) { MainActor.assumeIsolated { work() } }
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            if way == .turnedAndLeftOnEdge { later(finish) } else { finish() }
        }

        private func finish() {
            context?.view(forKey: .to)?.layer.transform = CATransform3DIdentity
            context?.completeTransition(true)
        }
    }

    private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
        private let way: Way

        init(_ way: Way) {
            self.way = way
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .white
            transitioningDelegate = self
            modalPresentationStyle = .fullScreen
        }

        required init?(coder: NSCoder) { nil }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Turn(way) }
    }

    private final class Root: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .gray }
    }

    @Test(
        "A page on its edge, or in front, for two frames is a flash",
        arguments: [
            (Way.turned, nil), (.turnedAndLeftOnEdge, "the view of Page blinks"), (.uncovered, nil),
            (.uncoveredAndFirstInFront, "the view of Page flashes"),
        ] as [(Way, String?)])
    private func flash(way: Way, cause: String?) {
        let scene = TransitionScene("turned") { Root() }
            .action("show") { $0.topViewController?.present(Page(way), animated: true) }
        let script = Script(scene: scene.name, steps: [.act("show"), .wait(frames: 60)])
        let violations = replay(script, in: scene).violations
        #expect(violations.first { $0.identity.invariant == "nothing-flashes" }?.identity.causeWords == cause)
        #expect(violations.count == (cause == nil ? 0 : 1))
    }
}
