import TransitionRunner
import UIKit

extension ZooEntry {
    static let b22 = ZooEntry(
        "B22", "The app freezes when a second finger taps a cell during a swipe.",
        triggers: [.secondGesture, .requestDuringTransition], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .stack(name) { CellStack(back: FingerDriver(isFlawed: isFlawed)) } }
}

/// A stack whose pages push another when they are tapped.
private final class CellStack: Stack {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped(_:)", CellStack.tapped(_:))))
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        push()
    }
}

private final class FingerDriver: EdgeDriver {
    private var isFingerDown = false

    override func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        isFingerDown = swipe.state == .began || swipe.state == .changed
        super.swiped(swipe)
    }

    override func driverForRequest() -> EdgeDriver? {
        // The flaw: a finger that is down has not asked for whatever comes meanwhile.
        isFlawed && isFingerDown ? self : super.driverForRequest()
    }
}
