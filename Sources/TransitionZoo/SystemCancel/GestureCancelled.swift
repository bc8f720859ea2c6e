import TransitionRunner
import UIKit

// A recognizer has more endings than the lift of the finger.

extension ZooEntry {
    static let b18 = ZooEntry(
        "B18", "The display freezes when Notification Center takes the swipe away.",
        triggers: [.gestureCancelled], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { ModalPage(exit: DeafDriver(isFlawed: isFlawed)) } }

    static let b19 = ZooEntry(
        "B19", "A panel that is being pulled in is stuck half way when the recognizer is cancelled.",
        triggers: [.gestureCancelled], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in
        .modal(name, host: { ModalHost(entrance: DeafDriver(isFlawed: isFlawed)) { ModalPage() } })
    }

    static let b24 = ZooEntry(
        "B24", "Half a swipe back, Home, and back in the app the next push hangs.",
        triggers: [.gestureCancelled, .background], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .stack(name) { Stack(back: DeafDriver(isFlawed: isFlawed)) } }

    static let b21 = ZooEntry(
        "B21", "A sheet is stuck after its swipe was switched off on the way.",
        triggers: [.gestureCancelled], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { ModalPage(exit: SwitchedOffDriver(isFlawed: isFlawed)) } }
}

private final class DeafDriver: EdgeDriver {
    override func interrupt() {
        // The flaw: only the lift is taken for an end.
        if !isFlawed { super.interrupt() }
    }
}

private final class SwitchedOffDriver: EdgeDriver {
    private var hasGoneFarEnough = false

    override func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .began { hasGoneFarEnough = false }
        super.swiped(swipe)
        guard swipe.state == .changed, progress > 0.8 else { return }
        // Far enough: the finger is no longer needed.
        hasGoneFarEnough = true
        swipe.isEnabled = false
        swipe.isEnabled = true
    }

    override func interrupt() {
        // The flaw: a recognizer that is switched off is cancelled, and nobody ends the dismissal.
        if isFlawed, hasGoneFarEnough { return }
        end(finishes: hasGoneFarEnough)
    }
}
