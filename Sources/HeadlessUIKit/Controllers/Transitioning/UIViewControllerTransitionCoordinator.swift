/// What a transition in flight tells everyone but its animator (ledger 1.14).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// The style that is customised; `.none` for navigation and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it started interactively; never changes.
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    /// Whether a hand drives it now; false in the completion phase (ledger 3.2).
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds of the whole transition.
    var transitionDuration: TimeInterval { get }
    /// 0…1 at the moment of the last report.
    var percentComplete: CGFloat { get }
    /// The interaction controller's completion speed; 1 without one.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates along with a transition and tells of its end (ledger 1.15, 1.16).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has a block run in the transition's animation, and another after its end, cancelled or not.
    ///
    /// Neither runs at once. The answer is whether the animation was queued: it is not once the transition animates.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for a view outside the container view, which a percent driver then drives too.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Has a block run when the hand lets go.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Has a block run when the hand lets go or takes hold again.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
