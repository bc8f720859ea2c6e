/// Drives the built-in pop. A swipe that is over before the start ends it at the start.
@MainActor
class PopDriver: UIPercentDrivenInteractiveTransition, BuiltInInteractionController {
    /// Seconds that a finger's velocity is carried on to see where the view would land.
    static let projection: CGFloat = 0.25

    private var hasStarted = false
    private var finishesAtStart: Bool?

    func move(to progress: CGFloat) {
        if hasStarted { update(progress) }
    }

    func end(finishes: Bool) {
        guard hasStarted else {
            finishesAtStart = finishes
            return
        }
        if finishes { finish() } else { cancel() }
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        if let finishesAtStart { end(finishes: finishesAtStart) }
    }
}
