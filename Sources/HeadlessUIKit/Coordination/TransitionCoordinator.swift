import TransitionCore

/// The coordinator of one change; it lives as long as the change and a little longer for those who keep it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private weak var change: (any CoordinatedChange)?
    private let tracedID: TransitionID?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [(runsAtEveryChange: Bool, block: Block)] = []
    private var alongsideViews: [UIView] = []
    /// What the model itself does after the completions: requests that waited (ledger 1.19).
    private var successors: [@MainActor () -> Void] = []
    private var wasCancelled = false
    private var hasRunCompletions = false
    private lazy var replacementView = UIView()

    init(change: any CoordinatedChange) {
        self.change = change
        tracedID = change.tracedID
        super.init()
    }

    // MARK: What it tells

    var isAnimated: Bool { change?.isAnimated ?? false }
    var presentationStyle: UIModalPresentationStyle { change?.presentationStyle ?? .none }
    var initiallyInteractive: Bool { change?.wasInitiallyInteractive ?? false }
    var isInterruptible: Bool { change?.isInterruptible ?? false }
    var isInteractive: Bool { change?.isInteractiveNow ?? false }
    var isCancelled: Bool { change?.isCancelled ?? wasCancelled }
    var transitionDuration: TimeInterval { change?.transitionDuration ?? 0 }
    var percentComplete: CGFloat { change?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { change?.completionVelocity ?? 1 }
    var completionCurve: UIView.AnimationCurve { change?.completionCurve ?? .easeInOut }
    var containerView: UIView { change?.containerView ?? replacementView }
    let targetTransform = CGAffineTransform.identity

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        change?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        change?.view(forKey: key)
    }

    // MARK: What it takes (ledger 1.15, 1.16)

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        if completion != nil { recordTaking() }
        guard let change, !World.isFrozen else { return false }
        if let completion { completions.append(completion) }
        guard change.takesAlongsideAnimations else { return false }
        if let view { alongsideViews.append(view) }
        if let animation { animations.append(animation) }
        return true
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        guard change != nil, !World.isFrozen else { return }
        interactionHandlers.append((false, handler))
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        guard change != nil, !World.isFrozen else { return }
        interactionHandlers.append((true, handler))
    }

    /// Has a request of the app's wait for the end.
    func addRequest(_ request: @escaping @MainActor () -> Void) {
        if let tracedID, let world = change?.world {
            world.record(.requestWaits(for: tracedID, isByGesture: world.origin.isGesture))
            if world.isOwnGesture(of: tracedID) {
                world.noteMisuse(
                    "A gesture asked for more while the transition that it had asked for was under way: UIKit carries "
                        + "that out afterwards, so that one gesture may lead several pages on.")
            }
        }
        addSuccessor(request)
    }

    /// Has the model go on after the completions with a request that waits: it stays that of who makes it now.
    func addSuccessor(_ successor: @escaping @MainActor () -> Void) {
        let origin = change?.world.origin
        change?.world.waitingRequestCount += 1
        // What comes of it may be no transition: out of sight a stack just changes.
        World.effectCount += 1
        successors.append {
            let world = World.current
            world?.waitingOrigin = origin
            successor()
            world?.waitingOrigin = nil
        }
    }

    // MARK: What the change calls

    /// Has the queued animations run at the end of the next animation block, inside it.
    func armAnimations() {
        guard !animations.isEmpty else { return }
        change?.world.animations.armAlongside { [weak self] in self?.runAnimations() }
    }

    /// Runs what found no animation block: with the interruptible animator or in a block of its own.
    func runRemainingAnimations(with animator: (any UIViewImplicitlyAnimating)?, duration: Double) {
        guard !animations.isEmpty, !World.isFrozen else { return }
        if let animator = animator as? UIViewPropertyAnimator, animator.state != .stopped {
            animator.addAnimations { self.runAnimations() }
        } else {
            BlockAnimation(duration: duration, delay: 0, curve: completionCurve.timing(duration: duration))
                .perform({ self.runAnimations() }, nil)
        }
    }

    func runAnimations() {
        let blocks = animations
        animations = []
        for block in blocks where !World.isFrozen { block(self) }
    }

    /// The hand let go or took hold: those who wait for it learn of it, before anyone else (ledger 1.16).
    func noteInteractionChange() {
        let isEnd = !isInteractive
        for handler in interactionHandlers where (isEnd || handler.runsAtEveryChange) && !World.isFrozen {
            handler.block(self)
        }
    }

    /// The change is over: every completion runs once (ledger 1.15, 1.18), then what waited for it (1.19).
    func runCompletions() {
        wasCancelled = change?.isCancelled ?? false
        let (blocks, following) = (completions, successors)
        discard()
        hasRunCompletions = true
        for block in blocks where !World.isFrozen {
            record(.ran(isCancelled: wasCancelled))
            block(self)
        }
        for successor in following where !World.isFrozen { successor() }
    }

    /// Nothing is known of a block that is given while the completions run.
    private func recordTaking() {
        if change == nil { record(.cameTooLate) } else if !hasRunCompletions { record(.taken) }
    }

    private func record(_ change: CoordinatorCompletionChange) {
        if let tracedID { World.current?.record(.coordinatorCompletion(tracedID, change)) }
    }

    func discard() {
        animations = []
        completions = []
        interactionHandlers = []
        alongsideViews = []
        successors = []
    }

    /// Views that were named to be animated alongside and are not in the container.
    func viewsOutside(_ container: UIView) -> [UIView] {
        alongsideViews.isEmpty ? [] : alongsideViews.filter { !$0.isDescendant(of: container) }
    }
}
