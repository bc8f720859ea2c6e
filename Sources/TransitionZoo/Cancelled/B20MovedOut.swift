import TransitionRunner
import UIKit

extension ZooEntry {
    static let b20 = ZooEntry(
        "B20", "A menu whose dismissal was taken back is seen, and no touch reaches it.",
        triggers: [.interactiveCancel], caughtBy: ["input-is-live"]
    ) { name, isFlawed in .modal(name) { SlidMenu(isFlawed: isFlawed, style: .overFullScreen) } }
}

private final class SlidMenu: ModalPage {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // For a page that covers the menu. The flaw: the menu's own dismissal may be taken back, and then the view is
        // no longer where UIKit had put it.
        if isFlawed || !isBeingDismissed { presentingViewController?.view.addSubview(view) }
    }
}
