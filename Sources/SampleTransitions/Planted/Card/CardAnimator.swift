import UIKit

/// Slides the card in from the right, or out to it.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let behaviour: CardBehaviour
    private let isPresentation: Bool
    private var animator: UIViewPropertyAnimator?
    /// For plants that tie an object to the animator.
    var keepsake: AnyObject?

    init(_ behaviour: CardBehaviour, isPresentation: Bool) {
        self.behaviour = behaviour
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        behaviour.duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator = makeAnimator(transitionContext)
        animator.startAnimation()
        if behaviour.duration == 0 {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        } else if let course = course(of: transitionContext), behaviour.givesUp(course) {
            DispatchQueue.main.asyncAfter(deadline: .now() + behaviour.duration / 2) {
                if animator.isRunning { animator.isReversed = true }
            }
        }
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        behaviour.interruptibleAnimator(makeAnimator(transitionContext))
    }

    private func makeAnimator(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: behaviour.duration, curve: .linear)
        animator = made
        guard let course = course(of: context) else { return made }
        let card = context.view(forKey: isPresentation ? .to : .from)
        let inserted = insert(context)
        let aside = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        if isPresentation { card?.transform = aside }
        behaviour.begins(course)
        made.addAnimations { [isPresentation] in card?.transform = isPresentation ? .identity : aside }
        made.addCompletion { [behaviour] position in
            var course = course
            course.wasCancelled = context.transitionWasCancelled || position == .start
            card?.transform = .identity
            if course.wasCancelled { inserted?.removeFromSuperview() }
            behaviour.ends(course)
            behaviour.completes(course)
        }
        return made
    }

    /// The view that comes; nil where the presenter's never left its place.
    private func insert(_ context: UIViewControllerContextTransitioning) -> UIView? {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return nil
        }
        view.frame = context.finalFrame(for: controller)
        if isPresentation {
            context.containerView.addSubview(view)
        } else {
            context.containerView.insertSubview(view, at: 0)
        }
        return view
    }

    private func course(of context: UIViewControllerContextTransitioning) -> CardCourse? {
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        guard let host = (isPresentation ? from : to)?.cardHost,
            let card = (isPresentation ? to : from) as? CardController
        else { return nil }
        return CardCourse(
            context: context, animator: self, host: host, card: card, isPresentation: isPresentation)
    }
}
