import TransitionRunner
import UIKit

extension ZooEntry {
    static let b35b = ZooEntry(
        "B35b", "A page leaves without its animation, and no swipe moves it any more: its delegate is gone.",
        triggers: [.delegateLost, .interactiveCancel], caughtBy: ["delegate-is-alive"]
    ) { name, isFlawed in .modal(name) { DelegatedPage(isFlawed: isFlawed) } }
}

/// A page whose transitions are another object's, which the page keeps until it has gone.
private final class DelegatedPage: ModalPage {
    private var transitions: PageTransitions?

    init(isFlawed: Bool) {
        super.init(isFlawed: isFlawed, exit: TellingDriver())
        transitions = PageTransitions(exit: exit)
        transitioningDelegate = transitions
        // The flaw: what a swipe has taken back is dismissed later.
        if isFlawed { (exit as? TellingDriver)?.onEnd = { [weak self] in self?.transitions = nil } }
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:).")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { transitions = nil }
    }
}

private final class TellingDriver: EdgeDriver {
    var onEnd: () -> Void = {}

    override func end(finishes: Bool) {
        super.end(finishes: finishes)
        if case .idle = phase { onEnd() }
    }
}

private final class PageTransitions: NSObject, UIViewControllerTransitioningDelegate {
    private let exit: EdgeDriver

    init(exit: EdgeDriver) {
        self.exit = exit
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(.entering)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(.leaving)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        exit.driverForRequest()
    }
}
