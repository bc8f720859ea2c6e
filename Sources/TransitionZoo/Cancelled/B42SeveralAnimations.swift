import TransitionRunner
import UIKit

extension ZooEntry {
    static let b42 = ZooEntry(
        "B42", "A transition of several layers is over too early, and then once more.",
        triggers: [.interactiveCancel], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(leaving: { LayeredAnimator(.leaving, isFlawed: isFlawed) }) } }
}

private final class LayeredAnimator: SlideAnimator {
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        var running = 2
        let endLayer = { (isFinished: Bool) in
            running -= 1
            // The flaw: each layer takes its own end for that of all.
            if self.isFlawed || running == 0 { self.end(transitionContext, isFinished: isFinished) }
        }
        UIView.animate(withDuration: 0.3, animations: { self.move(transitionContext) }, completion: endLayer)
        UIView.animate(
            withDuration: 0.2, animations: { transitionContext.view(forKey: .from)?.alpha = 0.5 },
            completion: endLayer)
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        context.view(forKey: .from)?.alpha = 1
    }
}
