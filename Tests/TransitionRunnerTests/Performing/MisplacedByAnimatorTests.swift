import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A page that an animator puts elsewhere than its stack")
@MainActor
struct MisplacedByAnimatorTests {
    /// Knows one screen only.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(true)
            }
        }
    }

    private final class Page: UIViewController {}

    private final class Stack: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
    }

    @Test("is told with the place that UIKit gives it as the expected one")
    func push() throws {
        let scene = TransitionScene("fading stack") { Stack(rootViewController: UIViewController()) }
            .action("push") {
                ($0.topViewController as? Stack)?.pushViewController(Page(), animated: true)
            }
        let script = Script(scene: scene.name, steps: [.act("push"), .wait(frames: 40)])
        let violation = try #require(
            replay(script, in: scene).violations.first { $0.identity.invariant == "relayout-is-right" })
        #expect(violation.identity.cause == "the view of Page is not where UIKit lays it out")
        #expect(violation.expected.hasSuffix("(0, 0) 844 × 390"))
        #expect(violation.seen.hasSuffix("(0, 0) 390 × 844"))
    }
}
