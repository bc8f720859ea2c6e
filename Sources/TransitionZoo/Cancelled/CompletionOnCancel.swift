import TransitionRunner
import UIKit

// What the animation's completion tells UIKit when the swipe was taken back.

extension ZooEntry {
    static let b12 = ZooEntry(
        "B12", "After a swipe that was taken back, every dismissal is refused: one is still in progress.",
        triggers: [.interactiveCancel, .codeAfterGesture], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(leaving: { UncompletedAnimator(.leaving, isFlawed: isFlawed) }) }
    }

    static let b27 = ZooEntry(
        "B27", "A dismissal that was taken back is reported as done, and the page is gone.",
        triggers: [.interactiveCancel], caughtBy: ["result-agrees"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(leaving: { SureAnimator(.leaving, isFlawed: isFlawed) }) } }
}

private final class UncompletedAnimator: SlideAnimator {
    override func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        // The flaw: a cancel is an end, too.
        if isFlawed, context.transitionWasCancelled { return }
        super.end(context, isFinished: isFinished)
    }
}

private final class SureAnimator: SlideAnimator {
    override func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        restore(context)
        // The flaw: nobody asks whether it was cancelled.
        context.completeTransition(isFlawed || !context.transitionWasCancelled)
    }
}
