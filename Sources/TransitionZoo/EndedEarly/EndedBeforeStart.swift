import TransitionRunner
import UIKit

// One race in two containers: a quick swipe is over before UIKit has started the transition that it asked for.

extension ZooEntry {
    static let b01 = ZooEntry(
        "B01", "A very quick swipe between tabs freezes the app: tabs are selected and nothing changes.",
        triggers: [.endedBeforeStart, .requestDuringTransition, .again], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .tabs(name) { Tabs(onward: HastyDriver(isFlawed: isFlawed)) } }

    static let b02 = ZooEntry(
        "B02", "A quick short swipe back freezes the app.",
        triggers: [.endedBeforeStart], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .stack(name) { Stack(back: HastyDriver(isFlawed: isFlawed)) } }
}

private final class HastyDriver: EdgeDriver {
    override func end(finishes: Bool) {
        // The flaw: before the start there is nothing to end yet, and the word is lost.
        if isFlawed, case .waiting = phase { return finishes ? finish() : cancel() }
        super.end(finishes: finishes)
    }
}
