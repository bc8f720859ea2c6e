import TransitionRunner
import UIKit

extension ZooEntry {
    static let b16 = ZooEntry(
        "B16", "A swipe back freezes the screen now and then: the app has configured the stack anew meanwhile.",
        triggers: [.delegateLost], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in
        .stack(name) { ConfiguredStack(isFlawed: isFlawed) }
            .action("configure") { ($0.stack as? ConfiguredStack)?.configure() }
    }
}

private final class ConfiguredStack: Stack {
    func configure() {
        view.tintColor = .systemPink
        // The flaw: a swipe under way goes on to the new driver, which knows nothing of it.
        guard isFlawed else { return }
        back = EdgeDriver()
        connect(back)
    }
}
