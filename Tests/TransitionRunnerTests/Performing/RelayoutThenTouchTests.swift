import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A frame that a change of size left stale")
@MainActor
struct RelayoutThenTouchTests {
    /// Slides a card up and gives it at the end the frame that it had reckoned at the start.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let card = context.view(forKey: .to) else { return context.completeTransition(false) }
            let end = context.containerView.bounds
            card.autoresizingMask = []
            card.frame = end.offsetBy(dx: 0, dy: end.height)
            context.containerView.addSubview(card)
            UIView.animate(withDuration: 0.4) {
                card.frame = end
            } completion: { _ in
                card.frame = end
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    }

    private func found(_ later: [Step]) -> [String] {
        let scene = TransitionScene("card") { UIViewController() }
            .action("show") { app in
                let card = Card()
                card.view.backgroundColor = .white
                card.modalPresentationStyle = .fullScreen
                card.transitioningDelegate = card
                app.topViewController?.present(card, animated: true)
            }
        let steps: [Step] = [.act("show"), .wait(frames: 10), .resize(width: 844, height: 390), .wait(frames: 90)]
        return replay(Script(scene: scene.name, steps: steps + later), in: scene).violations.map(\.identity.words)
    }

    @Test("is told where it is left so, and where a finger comes down later, which may change what it likes")
    func told() {
        let alone = found([])
        #expect(alone.count == 1 && alone[0].hasPrefix("relayout-is-right · presentation of Card"), "\(alone)")
        #expect(found([.tap(x: 20, y: 20), .wait(frames: 30)]) == alone)
    }
}
