import UIKit

/// Slides a view in from the right, or out to the right, and leaves everything right at either end.
///
/// Its parts are methods of their own, so that an entry can put its flaw into one of them.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Way {
        /// The to view comes, over the from view.
        case entering
        /// The from view goes, from over the to view.
        case leaving
    }

    let way: Way
    /// Whether the flaw of an entry is in.
    let isFlawed: Bool

    init(_ way: Way, isFlawed: Bool = false) {
        self.way = way
        self.isFlawed = isFlawed
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { self.move(transitionContext) },
            completion: { self.end(transitionContext, isFinished: $0) })
    }

    /// Puts the to view into the container and the views where they begin.
    func prepare(_ context: UIViewControllerContextTransitioning) {
        guard let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
        toView.frame = context.finalFrame(for: to)
        switch way {
        case .entering:
            context.containerView.addSubview(toView)
            toView.transform = outside(context)
        case .leaving:
            context.containerView.insertSubview(toView, at: 0)
        }
    }

    /// What is animated.
    func move(_ context: UIViewControllerContextTransitioning) {
        movingView(context)?.transform = way == .entering ? .identity : outside(context)
    }

    /// What the animation's completion does.
    ///
    /// - Parameter isFinished: the animation's own flag, which says nothing about the transition.
    func end(_ context: UIViewControllerContextTransitioning, isFinished: Bool) {
        restore(context)
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Takes back what `prepare` and `move` have done and UIKit does not.
    func restore(_ context: UIViewControllerContextTransitioning) {
        movingView(context)?.transform = .identity
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    }

    func movingView(_ context: UIViewControllerContextTransitioning) -> UIView? {
        context.view(forKey: way == .entering ? .to : .from)
    }

    private func outside(_ context: UIViewControllerContextTransitioning) -> CGAffineTransform {
        CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    }
}
