import UIKit

/// The way of one photo into its cell, which two fingers may lead from the start or catch on the way.
@MainActor
final class PinchedPop: NSObject {
    enum Ending {
        case finish, cancel
    }

    /// Called once the transition is over.
    var onEnd: () -> Void = {}
    let wantsInteractiveStart: Bool

    /// How the fingers ended that were gone before the start.
    private var earlyEnding: Ending?
    private var context: UIViewControllerContextTransitioning?
    private var animator: UIViewPropertyAnimator?
    /// Where it goes when the fingers that hold it are taken away.
    private var course: Ending
    private var isHeld = false
    /// The progress at which the fingers took it.
    private var heldProgress: CGFloat = 0

    init(startsInteractively: Bool, earlyEnding: Ending?) {
        wantsInteractiveStart = startsInteractively
        self.earlyEnding = earlyEnding
        course = startsInteractively ? .cancel : .finish
        super.init()
    }

    // MARK: The fingers

    func grab() {
        guard let context, let animator, !isHeld else { return }
        context.pauseInteractiveTransition()
        // Paused, not stopped: a stopped animator can only be finished.
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
        isHeld = true
        heldProgress = animator.fractionComplete
    }

    func pinch(to scale: CGFloat) {
        guard isHeld, let context, let animator else { return }
        // Between the ends, however far the fingers go.
        let progress = min(max(heldProgress + 1 - scale, 0.01), 0.99)
        animator.fractionComplete = progress
        context.updateInteractiveTransition(progress)
    }

    /// Quick fingers decide by their direction, slow ones by where they have come to.
    ///
    /// - Parameters:
    ///   - scale: that of the pinch.
    ///   - velocity: scale a second; below 0 the fingers come together.
    func ending(scale: CGFloat, velocity: CGFloat) -> Ending {
        if abs(velocity) > 2 { return velocity < 0 ? .finish : .cancel }
        return heldProgress + 1 - scale > 0.4 ? .finish : .cancel
    }

    /// Lets it run to an end; nil goes on as before the fingers came.
    func release(_ ending: Ending?) {
        guard let context, let animator else {
            earlyEnding = ending ?? course
            return
        }
        guard isHeld else { return }
        isHeld = false
        course = ending ?? course
        tell(context)
        animator.isReversed = course == .cancel
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
    }

    private func tell(_ context: UIViewControllerContextTransitioning) {
        switch course {
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        }
    }

    // MARK: The views

    /// The animator of the transition, made with its views at the first ask.
    private func prepare(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let photoView = context.view(forKey: .from)
        if let album = context.viewController(forKey: .to), let albumView = context.view(forKey: .to) {
            albumView.frame = context.finalFrame(for: album)
            context.containerView.insertSubview(albumView, at: 0)
        }
        let place = PhotoPlace(
            of: context.viewController(forKey: .from), in: context.viewController(forKey: .to),
            container: context.containerView)
        place.cell?.isHidden = true

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), dampingRatio: 0.9
        ) {
            photoView?.transform = place.transform
        }
        animator.addCompletion { _ in
            place.cell?.isHidden = false
            photoView?.transform = .identity
            self.end()
        }
        self.context = context
        self.animator = animator
        return animator
    }

    private func end() {
        guard let context else { return }
        // With nothing to animate it ends in the fingers' hands.
        if isHeld { tell(context) }
        self.context = nil
        isHeld = false
        context.completeTransition(!context.transitionWasCancelled)
        onEnd()
    }
}

extension PinchedPop: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    /// Some versions of UIKit call this for a transition that starts by itself, others `startInteractiveTransition`.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        prepare(transitionContext).startAnimation()
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        let animator = prepare(transitionContext)
        guard transitionContext.isInteractive else { return animator.startAnimation() }
        animator.pauseAnimation()
        isHeld = true
        if let earlyEnding { release(earlyEnding) }
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        prepare(transitionContext)
    }
}
