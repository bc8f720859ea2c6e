import TransitionCore

/// The context of one transition (ledger 3).
///
/// It keeps the two controllers alive, as UIKit's does, and knows its transition only until the end: an animator that
/// holds its context for too long leaks controllers, not the model.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let objectID: ObjectID
    let containerView: UIView
    let isAnimated: Bool
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    let targetTransform = CGAffineTransform.identity

    private(set) weak var transition: Transition?
    private let from: UIViewController
    private let to: UIViewController
    /// What the animator finds; nil before the start, when the transition itself is asked.
    private var stage: TransitionStage?
    private let identity: TransitionID
    private var completionCallCount = 0
    /// Kept only where a second call counts (C13).
    private var endedTransition: Transition?

    init(transition: Transition) {
        objectID = transition.world.recorder.register(.transitionContext, TransitionContext.self)
        containerView = transition.containerView
        isAnimated = transition.isAnimated
        presentationStyle = transition.presentationStyle
        self.transition = transition
        identity = transition.id
        from = transition.from
        to = transition.to
        super.init()
    }

    /// Holds fast what the animator finds at the start.
    func setStage() {
        stage = transition.map(TransitionStage.init)
    }

    private var currentStage: TransitionStage? { stage ?? transition.map(TransitionStage.init) }

    // MARK: Controllers, views, frames (ledger 2.4, 2.6)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: currentStage?.fromView
        case .to: currentStage?.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === from { return currentStage?.initialFrames.from ?? .zero }
        return vc === to ? currentStage?.initialFrames.to ?? .zero : .zero
    }

    /// That of the view that comes follows the container's size (C51).
    func finalFrame(for vc: UIViewController) -> CGRect {
        guard let currentStage else { return .zero }
        if vc === from { return currentStage.finalFrames.from }
        guard vc === to else { return .zero }
        if let transition, transition.containerView.bounds.size != currentStage.containerSize,
            transition.follows(.finalFrameFollowsSize)
        {
            return transition.finalFrame(for: vc)
        }
        return currentStage.finalFrames.to
    }

    // MARK: Interaction (ledger 3.2, 3.3, 3.4)

    var isInteractive: Bool { transition?.isInteractiveNow ?? false }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard let transition, !World.isFrozen else { return }
        let percentComplete = transition.repairedProgress(percentComplete)
        transition.percentComplete = min(max(percentComplete, 0), 1)
        transition.world.record(.progressed(identity, Double(percentComplete)))
    }

    func finishInteractiveTransition() {
        endInteraction(wasCancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(wasCancelled: true)
    }

    func pauseInteractiveTransition() {
        guard let transition, transition.phase == .running, !isInteractive, transition.isInterruptible, !World.isFrozen
        else { return }
        transition.resumeByHand()
    }

    /// On a context that is not interactive the call is tolerated and changes nothing (ledger 3.4).
    private func endInteraction(wasCancelled: Bool) {
        guard let transition, transition.phase == .running, isInteractive, !World.isFrozen else { return }
        transitionWasCancelled = wasCancelled
        transition.endInteraction(wasCancelled: wasCancelled)
    }

    // MARK: The end (ledger 3.5, 3.7)

    func completeTransition(_ didComplete: Bool) {
        guard !World.isFrozen, let world = World.current else { return }
        if completionCallCount > 0, world.leavesOutCompletion(of: identity) { return }
        if transition?.putsOffCompletion() == true { return }
        let didComplete = transition?.repairedDecision(didComplete, wasCancelled: transitionWasCancelled) ?? didComplete
        completionCallCount += 1
        world.record(
            .completeTransitionCalled(
                identity, didComplete: didComplete, wasCancelled: transitionWasCancelled,
                count: completionCallCount))
        if let transition = transition ?? endedTransition, transition.phase > .running,
            !world.profile[.secondCompletionIsIgnored]
        {
            transition.endOnceMore(didComplete: didComplete)
            return
        }
        guard let transition, transition.phase == .running else {
            world.noteMisuse("completeTransition(_:) was called on a transition that has ended; the call is ignored.")
            return
        }
        if !world.profile[.secondCompletionIsIgnored] { endedTransition = transition }
        transition.end(didComplete: didComplete)
    }
}

/// The views and frames of a transition (ledger 2.4, 2.6).
@MainActor
struct TransitionStage {
    let fromView: UIView?
    let toView: UIView?
    let initialFrames: (from: CGRect, to: CGRect)
    let finalFrames: (from: CGRect, to: CGRect)
    let containerSize: CGSize

    init(_ transition: Transition) {
        fromView = transition.view(forKey: .from)
        toView = transition.view(forKey: .to)
        initialFrames = (
            transition.initialFrame(for: transition.from), transition.initialFrame(for: transition.to)
        )
        finalFrames = (transition.finalFrame(for: transition.from), transition.finalFrame(for: transition.to))
        containerSize = transition.containerView.bounds.size
    }
}
