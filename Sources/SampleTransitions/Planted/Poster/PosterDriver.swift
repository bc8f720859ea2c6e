import UIKit

/// UIKit's own driver under a finger.
final class PosterDriver: UIPercentDrivenInteractiveTransition, PosterRemoval {
    var onEnd: () -> Void = {}
    var isTaken = false
    var animator: PosterAnimator?

    private let habits: PosterHabits
    private var isHeld = false
    private var hasStarted = false
    private var lastReport: CGFloat?
    /// How the drag ended that was over before the start.
    private var earlyDecision: Bool?

    init(_ habits: PosterHabits) {
        self.habits = habits
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        isHeld = true
        if let earlyDecision { letGo(finishes: earlyDecision) }
    }

    func move(to progress: CGFloat) {
        guard isHeld, let report = habits.report(progress, lastReport) else { return }
        lastReport = report
        update(report)
    }

    func letGo(finishes: Bool) {
        guard hasStarted else {
            earlyDecision = finishes
            return
        }
        guard isHeld else { return }
        isHeld = false
        if finishes { finish() } else { cancel() }
    }
}
