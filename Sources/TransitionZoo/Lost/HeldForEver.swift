import TransitionRunner
import UIKit

// Pages that are never freed.

extension ZooEntry {
    static let b76 = ZooEntry(
        "B76", "A page is never freed: its animator and the transition's context hold each other.",
        triggers: [.interactiveCancel], caughtBy: ["objects-are-released"]
    ) { name, isFlawed in .modal(name) { AnimatorKeepingPage(isFlawed: isFlawed) } }

    static let b78 = ZooEntry(
        "B78", "A page is never freed: what is called when its swipe begins holds it.",
        triggers: [.interactiveCancel], caughtBy: ["objects-are-released"]
    ) { name, isFlawed in .modal(name) { SelfHoldingPage(isFlawed: isFlawed) } }
}

private final class AnimatorKeepingPage: ModalPage {
    private lazy var animator = ContextKeepingAnimator(.leaving, isFlawed: isFlawed)

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator
    }
}

private final class ContextKeepingAnimator: SlideAnimator {
    private var context: UIViewControllerContextTransitioning?

    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        self.context = context
    }

    override func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        super.end(context, isFinished: isFinished)
        // The flaw: the context knows both pages, and is kept.
        if !isFlawed { self.context = nil }
    }
}

private final class SelfHoldingPage: ModalPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The flaw: the page holds the driver, and the driver's closure the page.
        if isFlawed { exit.request = { self.dismiss(animated: true) } }
    }
}
