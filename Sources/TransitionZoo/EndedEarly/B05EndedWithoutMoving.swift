import TransitionRunner
import UIKit

extension ZooEntry {
    static let b05 = ZooEntry(
        "B05", "A quick drag down crashes the app.",
        triggers: [.endedBeforeStart], caughtBy: ["no-crash"]
    ) { name, isFlawed in .modal(name) { ModalPage(exit: MovedDriver(isFlawed: isFlawed)) } }
}

/// Measures a swipe from where it first moved.
private final class MovedDriver: EdgeDriver {
    private var firstProgress: CGFloat?

    override func begin() {
        firstProgress = nil
        super.begin()
    }

    override func move() {
        firstProgress = firstProgress ?? progress
        super.move()
    }

    override func lift() {
        // The flaw: a swipe may end without ever having moved.
        let start = isFlawed ? firstProgress! : firstProgress ?? progress
        end(finishes: progress - start > 0.3)
    }
}
