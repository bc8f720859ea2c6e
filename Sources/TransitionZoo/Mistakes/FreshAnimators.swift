import TransitionRunner
import UIKit

// UIKit may ask for the interruptible animator at any time, and has to be given the same one.

extension ZooEntry {
    static let m01 = ZooEntry(
        "M01", "A push made of a property animator, which is another one for everybody who asks.",
        triggers: [.again], caughtBy: ["same-interruptible-animator"]
    ) { name, isFlawed in .stack(name) { InterruptibleStack(isFlawed: isFlawed) } }

    static let m02 = ZooEntry(
        "M02", "A page that comes by a property animator, made anew by whoever finds none running.",
        triggers: [.again], caughtBy: ["same-interruptible-animator"]
    ) { name, isFlawed in
        .modal(name) { AnimatedPage(style: .custom, entering: { RisingAnimator(isFlawed: isFlawed) }) }
    }
}

/// A stack without a swipe of its own.
private final class InterruptibleStack: Stack {
    override func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {}

    override func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CrossfadeAnimator(isFlawed: isFlawed)
    }
}

private final class CrossfadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isFlawed: Bool
    private var current: UIViewPropertyAnimator?

    init(isFlawed: Bool) {
        self.isFlawed = isFlawed
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        // The flaw: it is not kept.
        if !isFlawed, let current { return current }
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1)
        if let toView = transitionContext.view(forKey: .to), toView.superview == nil,
            let to = transitionContext.viewController(forKey: .to)
        {
            toView.frame = transitionContext.finalFrame(for: to)
            toView.alpha = 0
            transitionContext.containerView.addSubview(toView)
            animator.addAnimations { toView.alpha = 1 }
        }
        animator.addCompletion { position in
            transitionContext.view(forKey: .to)?.alpha = 1
            transitionContext.completeTransition(position == .end)
        }
        current = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        current = nil
    }
}

private final class RisingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isFlawed: Bool
    private var running: UIViewPropertyAnimator?

    init(isFlawed: Bool) {
        self.isFlawed = isFlawed
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator = makeAnimator(transitionContext)
        if !isFlawed { running = animator }
        animator.startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        // The flaw: the one that runs is known to nobody.
        running ?? makeAnimator(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        running = nil
    }

    private func makeAnimator(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeOut)
        guard let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
            return animator
        }
        let end = context.finalFrame(for: to)
        if toView.superview !== context.containerView {
            context.containerView.addSubview(toView)
            toView.frame = end.offsetBy(dx: 0, dy: end.height)
        }
        animator.addAnimations { toView.frame = end }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }
}
