import TransitionRunner
import UIKit

extension ZooEntry {
    static let b57 = ZooEntry(
        "B57", "Half of the screen is black after a page was closed.",
        triggers: [.resize], caughtBy: ["relayout-is-right"]
    ) { name, isFlawed in
        .modal(name) { AnimatedPage(leaving: { UncoveringAnimator(.leaving, isFlawed: isFlawed) }) }.withTurns()
    }
}

private final class UncoveringAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        guard isFlawed else { return super.prepare(context) }
        // The flaw: the view that comes back has the size that the window had when it went.
        guard let view = context.viewController(forKey: .to)?.view else { return }
        context.containerView.insertSubview(view, at: 0)
    }
}
