import TransitionRunner
import UIKit

// What a driver without UIKit's own below it tells UIKit of the way.

extension ZooEntry {
    static let b43b = ZooEntry(
        "B43b", "What runs beside a swipe overshoots when the finger goes beyond either end.",
        triggers: [.extremeProgress], caughtBy: ["progress-is-sane"]
    ) { name, isFlawed in .modal(name) { HandDrivenPage(hand: BoundlessDriver(isFlawed: isFlawed)) } }

    static let b86 = ZooEntry(
        "B86", "The bar stands still after the finger has lifted, and jumps when the page has gone.",
        triggers: [.interactiveCancel], caughtBy: ["reports-progress"]
    ) { name, isFlawed in .modal(name) { HandDrivenPage(hand: LateDriver(isFlawed: isFlawed)) } }
}

private final class BoundlessDriver: HandDriver {
    override func clamped(_ progress: CGFloat) -> CGFloat {
        // The flaw: the finger may turn back beyond its start, and the screen is wider than the way.
        isFlawed ? progress : super.clamped(progress)
    }
}

private final class LateDriver: HandDriver {
    override func decide(_ context: UIViewControllerContextTransitioning, finishes: Bool) {
        if !isFlawed { super.decide(context, finishes: finishes) }
    }

    override func complete(_ context: UIViewControllerContextTransitioning, finishes: Bool) {
        // The flaw: for UIKit the finger has moved the page to its very end, and nothing ran beside it.
        if isFlawed { super.decide(context, finishes: finishes) }
        super.complete(context, finishes: finishes)
    }
}
