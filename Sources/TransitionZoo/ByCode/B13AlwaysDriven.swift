import TransitionRunner
import UIKit

extension ZooEntry {
    static let b13 = ZooEntry(
        "B13", "A dismissal from code never works: it waits for a gesture that nobody makes.",
        triggers: [.codeAfterGesture], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { AlwaysDrivenPage(isFlawed: isFlawed) } }
}

private final class AlwaysDrivenPage: ModalPage {
    override func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        // The flaw: every dismissal gets the driver, also one that no finger has asked for.
        isFlawed ? exit : exit.driverForRequest()
    }
}
