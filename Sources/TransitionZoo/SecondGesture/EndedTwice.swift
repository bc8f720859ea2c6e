import TransitionRunner
import UIKit

// A swipe that ends a transition which has been ended.

extension ZooEntry {
    static let b34 = ZooEntry(
        "B34", "The page jumps and is stuck when it is dragged back to where it came from.",
        triggers: [.extremeProgress, .interactiveCancel], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { HandDrivenPage(hand: BackAtZeroDriver(isFlawed: isFlawed)) } }

    static let b35 = ZooEntry(
        "B35", "The animation ends several times when the page is let go before the finger lifts.",
        triggers: [.gestureCancelled, .secondGesture], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { HandDrivenPage(hand: EagerDriver(isFlawed: isFlawed)) } }
}

/// Takes a finger that is back where it began, within some points, for a cancel.
private final class BackAtZeroDriver: HandDriver {
    private var isCancelled = false

    override func move() {
        super.move()
        guard progress < 0.03, context != nil, !isSettling else { return }
        isCancelled = true
        settle(finishes: false)
    }

    override func end(finishes: Bool) {
        // The flaw: the finger that lifts then has nothing to end any more.
        if isFlawed, isCancelled { settle(finishes: false) }
        isCancelled = false
        super.end(finishes: finishes)
    }
}

private final class EagerDriver: HandDriver {
    override func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        super.swiped(swipe)
        guard swipe.state == .changed, progress > 0.8, context != nil, !isSettling else { return }
        // Far enough: the finger is no longer needed. Its recognizer says that it was cancelled.
        settle(finishes: true)
        swipe.isEnabled = false
        swipe.isEnabled = true
    }

    override func end(finishes: Bool) {
        // The flaw: what has been decided is decided again.
        if isFlawed, isSettling { settle(finishes: finishes) }
        super.end(finishes: finishes)
    }
}
