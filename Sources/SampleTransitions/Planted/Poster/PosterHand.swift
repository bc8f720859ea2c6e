import UIKit

/// A hand-written interaction controller: it scrubs the animator, and tells UIKit what the finger does.
final class PosterHand: NSObject, PosterRemoval {
    var onEnd: () -> Void = {}
    var isTaken = false
    var animator: PosterAnimator?

    private let habits: PosterHabits
    private var context: UIViewControllerContextTransitioning?
    private var isHeld = false
    private var lastReport: CGFloat?
    /// How the drag ended that was over before the start.
    private var earlyDecision: Bool?

    init(_ habits: PosterHabits) {
        self.habits = habits
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        guard let mover = animator?.prepare(transitionContext) else { return }
        guard transitionContext.isInteractive else { return mover.startAnimation() }
        mover.pauseAnimation()
        context = transitionContext
        isHeld = true
        if habits.decidesAtStart {
            letGo(finishes: true)
        } else if let earlyDecision {
            letGo(finishes: earlyDecision)
        }
    }

    func move(to progress: CGFloat) {
        guard isHeld, let context, let mover = animator?.prepare(context) else { return }
        mover.fractionComplete = min(max(habits.follow(progress), 0.01), 0.99)
        guard let report = habits.report(progress, lastReport) else { return }
        lastReport = report
        context.updateInteractiveTransition(report)
    }

    func letGo(finishes: Bool) {
        guard let context else {
            earlyDecision = finishes
            return
        }
        guard isHeld, let animator else { return }
        isHeld = false
        self.context = nil
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        if habits.skipsTheRest { return animator.skipTheRest() }
        let mover = animator.prepare(context)
        mover.isReversed = !finishes
        mover.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: habits.restFactor)
    }
}
