import TransitionRunner
import UIKit

// The property animator of one transition, and of that one only.

extension ZooEntry {
    static let b04 = ZooEntry(
        "B04", "After a swipe the animation and the finger disagree, and nothing can be presented any more.",
        triggers: [.endedBeforeStart, .interactiveCancel],
        caughtBy: ["same-interruptible-animator", "completes-exactly-once", "no-crash"]
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                ModalHost(entrance: EdgeDriver()) {
                    let slide = FreshAnimatorSlide(.entering, isFlawed: isFlawed)
                    return AnimatedPage(entering: { slide })
                }
            })
    }

    static let b37 = ZooEntry(
        "B37", "A page whose swipe was taken back cannot be presented again.",
        triggers: [.interactiveCancel, .again], caughtBy: ["completes-exactly-once", "no-crash"]
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                let slide = KeptAnimatorSlide(.entering, isFlawed: isFlawed)
                let page = AnimatedPage(entering: { slide })
                return ModalHost(entrance: EdgeDriver()) { page }
            })
    }
}

private final class FreshAnimatorSlide: InterruptibleSlide {
    override func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        // The flaw: UIKit asks more than once, and drives another animator than the one that was started.
        isFlawed ? makeAnimator(transitionContext) : super.interruptibleAnimator(using: transitionContext)
    }
}

private final class KeptAnimatorSlide: InterruptibleSlide {
    override func end(_ context: UIViewControllerContextTransitioning) {
        let old = animator
        super.end(context)
        // The flaw: an animator that has run is kept for the next presentation.
        if isFlawed, context.transitionWasCancelled { animator = old }
    }
}
