import TransitionRunner
import UIKit

extension ZooEntry {
    static let b43 = ZooEntry(
        "B43", "A dismissal that is called back while it runs crashes the app.",
        triggers: [.requestDuringTransition], caughtBy: ["no-crash"]
    ) { name, isFlawed in
        .modal(name) { ReturnablePage(isFlawed: isFlawed) }
            .action("stay", when: { ($0.topViewController as? ReturnablePage)?.departure != nil }) {
                ($0.topViewController as? ReturnablePage)?.stay()
            }
    }
}

private final class ReturnablePage: ModalPage, UIViewControllerAnimatedTransitioning {
    private(set) var departure: UIViewPropertyAnimator?

    func stay() {
        // The flaw: only a stopped animator may be finished by hand.
        if !isFlawed { departure?.stopAnimation(false) }
        departure?.finishAnimation(at: .start)
    }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    override func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        nil
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let slide = SlideAnimator(.leaving)
        slide.prepare(transitionContext)
        let departure = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { slide.move(transitionContext) }
        departure.addCompletion { [weak self] position in
            self?.departure = nil
            slide.restore(transitionContext)
            if position == .start { transitionContext.view(forKey: .to)?.removeFromSuperview() }
            transitionContext.completeTransition(position != .start)
        }
        self.departure = departure
        departure.startAnimation()
    }
}
