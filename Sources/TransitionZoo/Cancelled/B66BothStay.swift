import TransitionCore
import TransitionRunner
import UIKit

extension ZooEntry {
    /// Some versions of UIKit do not take back a change of the whole stack (fault F10).
    static let b66 = ZooEntry(
        "B66", "A page that a swipe would have replaced, and the one in its place, are both on the stack.",
        triggers: [.interactiveCancel], caughtBy: ["model-agrees"],
        profiles: ProfileSet([UIKitProfile(injecting: [.cancelledStackEditKeepsBoth])])
    ) { name, isFlawed in .stack(name) { ReplacingStack(isFlawed: isFlawed) } }
}

/// A stack whose top a swipe replaces.
private final class ReplacingStack: Stack {
    override func connect(_ driver: EdgeDriver) {
        super.connect(driver)
        driver.request = { [weak self] in self?.replaceTop() }
    }

    private func replaceTop() {
        let old = viewControllers
        setViewControllers(old.dropLast() + [Page(color: .systemOrange)], animated: true)
        // The flaw: nobody looks what has become of a change that was taken back.
        guard !isFlawed else { return }
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled, self?.viewControllers != old { self?.viewControllers = old }
        }
    }
}
