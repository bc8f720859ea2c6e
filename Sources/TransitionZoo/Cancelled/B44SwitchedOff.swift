import TransitionRunner
import UIKit

extension ZooEntry {
    static let b44 = ZooEntry(
        "B44", "A page that stays when its dismissal is taken back is dead to every touch.",
        triggers: [.interactiveCancel], caughtBy: ["input-is-live"]
    ) { name, isFlawed in
        .modal(name) { AnimatedPage(leaving: { SwitchingOffAnimator(.leaving, isFlawed: isFlawed) }) }
    }
}

private final class SwitchingOffAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        context.view(forKey: .from)?.isUserInteractionEnabled = false
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: UIKit takes back what was animated, and this was not.
        if isFlawed, context.transitionWasCancelled { return }
        context.view(forKey: .from)?.isUserInteractionEnabled = true
    }
}
