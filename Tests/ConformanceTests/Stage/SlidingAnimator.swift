import UIKit

/// Slides the presented view by a property animator of its own for each transition, over one second.
class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var current: UIViewPropertyAnimator?
    var askCount = 0

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        askCount += 1
        if let current { return current }
        let isPresentation = context.viewController(forKey: .to)?.isBeingPresented ?? false
        let view = context.view(forKey: isPresentation ? .to : .from)!
        if isPresentation {
            view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
            context.containerView.addSubview(view)
            view.center.y += 600
        } else if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, belowSubview: view)
        }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y += isPresentation ? -600 : 600 }
        made.addCompletion { position in
            self.current = nil
            if position == .start, !isPresentation { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(position == .end)
        }
        current = made
        return made
    }
}
