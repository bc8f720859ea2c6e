import TransitionRunner
import UIKit

extension ZooEntry {
    static let b09 = ZooEntry(
        "B09", "The close button does nothing after a swipe that was taken back.",
        triggers: [.interactiveCancel, .codeAfterGesture], caughtBy: ["works-again-afterwards"]
    ) { name, isFlawed in .modal(name) { BusyPage(isFlawed: isFlawed) } }
}

private final class BusyPage: ModalPage {
    private var isClosing = false

    override func close() {
        if !isClosing { super.close() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isClosing = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The flaw: the flag stays up when the page stays.
        if !isFlawed { isClosing = false }
    }
}
