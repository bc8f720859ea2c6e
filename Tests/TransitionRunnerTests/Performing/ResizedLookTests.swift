import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A look that depends on the size of the window as a page comes")
@MainActor
struct ResizedLookTests {
    /// Rounds what it presents as is right for the container that it finds, and never again.
    private final class Rounding: UIPresentationController {
        override func presentationTransitionWillBegin() {
            guard let bounds = containerView?.bounds else { return }
            presentedView?.layer.cornerRadius = bounds.width / 20
        }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Rounding(presentedViewController: presented, presenting: presenting) }
    }

    @Test("is right as one that was launched at that size has it, whatever one shows that was turned at rest")
    func asLaunched() {
        let scene = TransitionScene("card") { UIViewController() }
            .action("show") { app in
                let card = Card()
                card.modalPresentationStyle = .custom
                card.transitioningDelegate = card
                app.topViewController?.present(card, animated: true)
            }
        let steps: [Step] = [.act("show"), .resize(width: 844, height: 390), .wait(frames: 60)]
        let violations = replay(Script(scene: scene.name, steps: steps), in: scene).violations
        #expect(violations.map(\.identity.words) == [])
    }
}
