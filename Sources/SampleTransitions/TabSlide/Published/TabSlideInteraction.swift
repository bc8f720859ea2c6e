import UIKit

/// Moves two tabs by hand, as far as the finger has come.
final class TabSlideInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var isActive = false
    private var context: UIViewControllerContextTransitioning?
    private var way: CGFloat = 0

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let fromViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(forKey: .to),
            let pages = toViewController.tabBarController?.viewControllers,
            let from = pages.firstIndex(of: fromViewController), let to = pages.firstIndex(of: toViewController)
        else { return }
        way = (to > from ? 1 : -1) * transitionContext.containerView.bounds.width
        transitionContext.containerView.addSubview(toViewController.view)
        toViewController.view.frame = transitionContext.finalFrame(for: toViewController)
        moveViews(to: 0)
    }

    func update(_ progress: CGFloat) {
        moveViews(to: progress)
        context?.updateInteractiveTransition(progress)
    }

    func end(finishes: Bool) {
        guard let context else { return }
        UIView.animate(
            withDuration: 0.25,
            animations: { self.moveViews(to: finishes ? 1 : 0) },
            completion: { _ in
                if finishes {
                    context.finishInteractiveTransition()
                } else {
                    context.cancelInteractiveTransition()
                    context.view(forKey: .to)?.removeFromSuperview()
                }
                context.completeTransition(finishes)
            })
    }

    private func moveViews(to progress: CGFloat) {
        context?.view(forKey: .from)?.frame.origin.x = -way * progress
        context?.view(forKey: .to)?.frame.origin.x = way * (1 - progress)
    }
}
