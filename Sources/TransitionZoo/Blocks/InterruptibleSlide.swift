import UIKit

/// The slide as a property animator, which a percent driver may pause, scrub and run back.
class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the flaw of an entry is in.
    let isFlawed: Bool
    /// The animator of the transition under way.
    var animator: UIViewPropertyAnimator?
    private let slide: SlideAnimator

    init(_ way: SlideAnimator.Way, isFlawed: Bool) {
        self.isFlawed = isFlawed
        slide = SlideAnimator(way)
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        slide.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = makeAnimator(transitionContext)
        self.animator = animator
        return animator
    }

    func makeAnimator(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let slide = slide
        slide.prepare(context)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear) {
            slide.move(context)
        }
        animator.addCompletion { _ in self.end(context) }
        return animator
    }

    func end(_ context: UIViewControllerContextTransitioning) {
        animator = nil
        slide.end(context, isFinished: true)
    }
}
