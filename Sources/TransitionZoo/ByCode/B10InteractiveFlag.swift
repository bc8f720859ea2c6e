import TransitionRunner
import UIKit

extension ZooEntry {
    static let b10 = ZooEntry(
        "B10", "A menu that a swipe has brought cannot be closed by its button.",
        triggers: [.codeAfterGesture], caughtBy: ["completes-exactly-once", "works-again-afterwards"]
    ) { name, isFlawed in
        .modal(name, host: { ModalHost(entrance: EdgeDriver()) { MenuPage(isFlawed: isFlawed) } })
    }
}

private final class MenuPage: ModalPage {
    private var isInteractive = false

    override func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        let driver = super.interactionControllerForPresentation(using: animator)
        isInteractive = driver != nil
        return driver
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The flaw: the flag speaks of the presentation, and is read by the dismissal.
        if !isFlawed { isInteractive = false }
    }

    override func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        isInteractive ? exit : exit.driverForRequest()
    }
}
