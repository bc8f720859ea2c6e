import TransitionCore

/// What a coordinator speaks for: a transition or a change of size.
@MainActor
protocol CoordinatedChange: AnyObject {
    var world: World { get }
    /// The transition's number in the trace; nil for a change of size.
    var tracedID: TransitionID? { get }
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var wasInitiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractiveNow: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: Double { get }
    /// 0…1: the last progress that was reported.
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    /// Whether blocks to animate alongside still find the animation (ledger 1.15).
    var takesAlongsideAnimations: Bool { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
