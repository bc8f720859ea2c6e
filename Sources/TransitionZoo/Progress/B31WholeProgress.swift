import TransitionRunner
import UIKit

extension ZooEntry {
    static let b31 = ZooEntry(
        "B31", "The app hangs when the page is dragged all the way.",
        triggers: [.extremeProgress], caughtBy: ["completes-exactly-once"],
        contested: .fail  // Where UIKit takes a whole update for any other, C5, nothing is wrong.
    ) { name, isFlawed in .modal(name) { ModalPage(exit: WholeDriver(isFlawed: isFlawed)) } }
}

private final class WholeDriver: EdgeDriver {
    override func clamped(_ progress: CGFloat) -> CGFloat {
        // The flaw: where UIKit takes a whole update for the end, the animation's completion never comes.
        isFlawed ? min(max(progress, 0), 1) : super.clamped(progress)
    }
}
