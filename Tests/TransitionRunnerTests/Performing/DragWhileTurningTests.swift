import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A drag that asks while the interface turns")
@MainActor
struct DragWhileTurningTests {
    /// Dismissed by a drag, which drives the dismissal as long as a finger is down.
    private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
        private var driver: UIPercentDrivenInteractiveTransition?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", Card.drag)))
        }

        private func drag(_ recognizer: UIPanGestureRecognizer) {
            switch recognizer.state {
            case .began:
                driver = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            case .changed: driver?.update(recognizer.translation(in: view).y / 800)
            default:
                driver?.cancel()
                driver = nil
            }
        }

        func animationController(forDismissed page: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            Drop()
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let list = context.view(forKey: .to) { context.containerView.insertSubview(list, at: 0) }
            UIView.animate(withDuration: 0.3) {
                context.view(forKey: .from)?.frame.origin.y += context.containerView.bounds.height
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// The request waits for the turn, and comes when the finger is gone: it dismisses, where the same drag at rest is
    /// taken back.
    @Test("is made so in the twin as well, which rests as the run does")
    func compared() {
        let scene = TransitionScene("card") { UIViewController() }
            .action("show") { app in
                let card = Card()
                card.modalPresentationStyle = .fullScreen
                card.transitioningDelegate = card
                app.topViewController?.present(card, animated: true)
            }
        let drag = PanStep(start: .point(x: 50, y: 30), dx: 0, dy: 150, frames: 0, ending: .lift)
        let script = Script(
            scene: scene.name,
            steps: [
                .act("show"), .wait(frames: 90), .resize(width: 844, height: 390), .pan(drag), .wait(frames: 90),
            ])
        let result = replay(script, in: scene)
        #expect(result.trace.events.contains { $0.kind == .ended(TransitionID(rawValue: 2), didComplete: true) })
        #expect(result.rests.restCount == 2 && result.rests.uncomparedCount == 0, "\(result.rests)")
        #expect(result.violations.map(\.identity.words) == [])
    }
}
