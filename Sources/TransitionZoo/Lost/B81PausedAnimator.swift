import TransitionRunner
import UIKit

extension ZooEntry {
    static let b81 = ZooEntry(
        "B81", "The app crashes when a page goes away under a finger that holds its animation.",
        triggers: [.delegateLost, .codeAfterGesture], caughtBy: ["no-crash"]
    ) { name, isFlawed in
        .modal(name) { PeekingPage(isFlawed: isFlawed, exit: PeekDriver()) }.withUnanimatedButtons()
    }
}

private final class PeekingPage: ModalPage {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The flaw: an animator that is still paused when it is released raises.
        if !isFlawed { exit.end(finishes: false) }
    }
}

/// Lets a swipe look behind the page, which stays.
private final class PeekDriver: EdgeDriver {
    private var peek: UIViewPropertyAnimator?

    override func begin() {
        let view = controller?.view
        peek = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 0.5 }
        peek?.pauseAnimation()
    }

    override func move() {
        peek?.fractionComplete = progress
    }

    override func end(finishes: Bool) {
        peek?.stopAnimation(true)
        peek = nil
        controller?.view.alpha = 1
    }
}
