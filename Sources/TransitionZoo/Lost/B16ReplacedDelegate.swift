import TransitionRunner
import UIKit

extension ZooEntry {
    static let b16 = ZooEntry(
        "B16", "A swipe back freezes the screen now and then: the app has configured the stack anew meanwhile.",
        triggers: [.delegateLost], caughtBy: ["callbacks-are-exact", "completes-exactly-once"]
    ) { name, isFlawed in
        .stack(name) { ConfiguredStack(isFlawed: isFlawed) }
            .action("configure") { ($0.stack as? ConfiguredStack)?.configure() }
    }
}

private final class ConfiguredStack: Stack {
    private var slides: StackSlides?

    func configure() {
        view.tintColor = .systemPink
        // The flaw: a swipe under way goes on to the new delegate's driver, which knows nothing of it.
        guard isFlawed else { return }
        back = EdgeDriver()
        connect(back)
        slides = StackSlides(back: back)
        delegate = slides
    }
}

private final class StackSlides: NSObject, UINavigationControllerDelegate {
    private let back: EdgeDriver

    init(back: EdgeDriver) {
        self.back = back
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(operation == .push ? .entering : .leaving)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        back.driverForRequest()
    }
}
