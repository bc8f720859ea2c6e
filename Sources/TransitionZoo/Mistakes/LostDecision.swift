import TransitionRunner
import UIKit

extension ZooEntry {
    static let m15 = ZooEntry(
        "M15", "A page goes although its swipe was taken back: the driver had never been started.",
        triggers: [.interactiveCancel], caughtBy: ["result-agrees"],
        contested: .fail  // Where UIKit's driver tells a transition that it was not started with, C46, the page stays.
    ) { name, isFlawed in .modal(name) { ModalPage(exit: SelfMadeDriver(isFlawed: isFlawed)) } }
}

/// Moves the page itself, and is a percent driver for the sake of its bookkeeping.
private final class SelfMadeDriver: EdgeDriver {
    private var context: UIViewControllerContextTransitioning?

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let toView = transitionContext.view(forKey: .to), let page = transitionContext.viewController(forKey: .to) {
            toView.frame = transitionContext.finalFrame(for: page)
            transitionContext.containerView.insertSubview(toView, at: 0)
        }
        startDriving()
    }

    override func update(_ percentComplete: CGFloat) {
        guard let context else { return }
        context.updateInteractiveTransition(percentComplete)
        page?.transform = CGAffineTransform(
            translationX: percentComplete * context.containerView.bounds.width, y: 0)
    }

    override func finish() {
        // The flaw, here and below: what was never started cannot be ended.
        if isFlawed { super.finish() } else { context?.finishInteractiveTransition() }
        settle(to: context?.containerView.bounds.width ?? 0)
    }

    override func cancel() {
        if isFlawed { super.cancel() } else { context?.cancelInteractiveTransition() }
        settle(to: 0)
    }

    private var page: UIView? { context?.view(forKey: .from) }

    private func settle(to x: CGFloat) {
        guard let context, let page else { return }
        self.context = nil
        UIView.animate(withDuration: 0.25) {
            page.transform = CGAffineTransform(translationX: x, y: 0)
        } completion: { _ in
            page.transform = .identity
            if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
