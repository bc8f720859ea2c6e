import TransitionRunner
import UIKit

extension ZooEntry {
    static let b22 = ZooEntry(
        "B22", "The app freezes when a second finger taps a cell during a swipe.",
        triggers: [.secondGesture, .requestDuringTransition], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .stack(name) { CellStack(back: FingerDriver(isFlawed: isFlawed)) } }

    /// Two pushes are under way at once only where UIKit does not let the second wait (C16).
    static let b22b = ZooEntry(
        "B22b", "Two taps on a cell, or a tap during a swipe, push two pages at once.",
        triggers: [.secondGesture, .requestDuringTransition], caughtBy: ["transitions-are-serial"],
        contested: .fail
    ) { name, isFlawed in .stack(name) { CellStack(isFlawed: isFlawed) } }
}

/// A stack whose pages push another when they are tapped.
private final class CellStack: Stack {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped(_:)", CellStack.tapped(_:))))
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        // The flaw of B22b: another transition may be under way.
        guard isFlawed || transitionCoordinator == nil, viewControllers.count < 5 else { return }
        pushViewController(Page(color: .systemTeal), animated: true)
    }
}

private final class FingerDriver: EdgeDriver {
    private var isFingerDown = false

    override func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        isFingerDown = swipe.state == .began || swipe.state == .changed
        super.swiped(swipe)
    }

    override func driverForRequest() -> EdgeDriver? {
        // The flaw of B22: a finger that is down has not asked for whatever comes meanwhile.
        isFlawed && isFingerDown ? self : super.driverForRequest()
    }
}
