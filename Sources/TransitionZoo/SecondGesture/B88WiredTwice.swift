import TransitionRunner
import UIKit

extension ZooEntry {
    static let b88 = ZooEntry(
        "B88", "One drag dismisses twice: the page has got its recognizer twice.",
        triggers: [.secondGesture], caughtBy: ["no-residue"]
    ) { name, isFlawed in .modal(name) { WiredPage(isFlawed: isFlawed) } }
}

private final class WiredPage: ModalPage {
    private var isWired = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The flaw: a page may appear more than once.
        guard isFlawed || !isWired else { return }
        isWired = true
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped(_:)", WiredPage.tapped(_:))))
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        close()
    }
}
