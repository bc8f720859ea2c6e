import TransitionRunner
import UIKit

// An animation that the background cuts short says "not finished": the transition is over all the same.

extension ZooEntry {
    static let b26 = ZooEntry(
        "B26", "A dialog that is presented while the app goes to the background never comes.",
        triggers: [.background], caughtBy: ["result-agrees"]
    ) { name, isFlawed in
        .modal(name) { AnimatedPage(entering: { FlagPassingAnimator(.entering, isFlawed: isFlawed) }) }
    }

    static let b29 = ZooEntry(
        "B29", "The app is frozen after a dismissal whose animation was cut short.",
        triggers: [.background], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(leaving: { FlagHeedingAnimator(.leaving, isFlawed: isFlawed) }) }
    }
}

private final class FlagPassingAnimator: SlideAnimator {
    override func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        restore(context)
        // The flaw: the animation's flag is not the transition's.
        context.completeTransition(isFlawed ? isFinished : !context.transitionWasCancelled)
    }
}

private final class FlagHeedingAnimator: SlideAnimator {
    override func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        // The flaw: what was cut short is never ended.
        if isFlawed, !isFinished { return }
        super.end(context, isFinished: isFinished)
    }
}
