import TransitionRunner
import UIKit

// Flags of the app's own about what is under way.

extension ZooEntry {
    static let b65 = ZooEntry(
        "B65", "After a swipe back that was taken back, nothing can be pushed any more.",
        triggers: [.interactiveCancel, .codeAfterGesture], caughtBy: ["works-again-afterwards"]
    ) { name, isFlawed in .stack(name) { FlaggedStack(isFlawed: isFlawed) } }

    static let b69 = ZooEntry(
        "B69", "A sheet that is closed before it has come cannot be closed any more.",
        triggers: [.requestDuringTransition], caughtBy: ["works-again-afterwards"]
    ) { name, isFlawed in .modal(name) { ImpatientPage(isFlawed: isFlawed) } }
}

private final class FlaggedStack: Stack {
    private var isTransitioning = false

    override func push() {
        if !isTransitioning { super.push() }
    }

    override func pop() {
        if !isTransitioning { super.pop() }
    }

    override func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let transitionCoordinator else { return }
        isTransitioning = true
        transitionCoordinator.animate(alongsideTransition: nil) { [weak self] context in
            // The flaw: what is cancelled shows nothing new, and is over all the same.
            if self?.isFlawed == true, context.isCancelled { return }
            self?.isTransitioning = false
        }
    }
}

private final class ImpatientPage: ModalPage {
    private var isClosing = false

    override func close() {
        guard !isClosing else { return }
        // The flaw: UIKit refuses a dismissal while the page comes, and the flag stays up.
        isClosing = isFlawed || transitionCoordinator == nil
        super.close()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isClosing = false
    }
}
