import TransitionCore

/// The context of one modal transition (ledger 3).
///
/// It keeps the two controllers alive, as UIKit's does, and knows its transition only until the end: an animator that
/// holds its context for too long leaks controllers, not the model.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let objectID: ObjectID
    let containerView: UIView
    let isAnimated: Bool
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    let targetTransform = CGAffineTransform.identity

    private weak var transition: ModalTransition?
    private let from: UIViewController
    private let to: UIViewController
    private let fromView: UIView?
    private let toView: UIView?
    private let initialFromFrame: CGRect
    private let finalFrames: (from: CGRect, to: CGRect)
    private let identity: TransitionID
    private var completionCallCount = 0

    init(transition: ModalTransition) {
        let presentation = transition.presentation
        let world = transition.world
        objectID = world.recorder.register(.transitionContext, TransitionContext.self)
        let container: UIView = presentation.container ?? UIView()
        containerView = container
        isAnimated = transition.isAnimated
        presentationStyle = presentation.style.modalPresentationStyle
        self.transition = transition
        identity = transition.id
        from = transition.from
        to = transition.to
        let isPresentation = transition.kind == .presentation
        let presentedView = presentation.controller.presentedView
        let presenterView = presentation.removesPresenter ? presentation.presenter.view : nil
        fromView = isPresentation ? presenterView : presentedView
        toView = isPresentation ? presentedView : presenterView
        let frame = (isPresentation ? presentation.presenter.view : presentedView).map {
            container.convert($0.bounds, from: $0)
        }
        initialFromFrame = frame ?? .zero
        let presentedFrame = presentation.controller.frameOfPresentedViewInContainerView
        if isPresentation {
            finalFrames = (presentation.removesPresenter ? .zero : initialFromFrame, presentedFrame)
        } else {
            finalFrames = (world.profile[.dismissalKeepsFinalFrame] ? initialFromFrame : .zero, container.bounds)
        }
        super.init()
    }

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
        case .from: fromView
        case .to: toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? initialFromFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === from { return finalFrames.from }
        return vc === to ? finalFrames.to : .zero
    }

    // MARK: Interaction (ledger 3.2, 3.3, 3.4)

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard let transition, !World.isFrozen else { return }
        transition.world.record(.progressed(identity, Double(percentComplete)))
    }

    func finishInteractiveTransition() {
        endInteraction(wasCancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(wasCancelled: true)
    }

    func pauseInteractiveTransition() {
        guard let transition, !transition.hasEnded, !isInteractive, !World.isFrozen else { return }
        isInteractive = true
        transition.world.record(.interactionChanged(identity, .paused))
    }

    /// On a context that is not interactive the call is tolerated and changes nothing (ledger 3.4).
    private func endInteraction(wasCancelled: Bool) {
        guard let transition, !transition.hasEnded, isInteractive, !World.isFrozen else { return }
        isInteractive = false
        transitionWasCancelled = wasCancelled
        transition.world.record(.interactionChanged(identity, wasCancelled ? .cancelled : .finished))
        if wasCancelled { transition.turnAppearanceEarly() }
    }

    /// Asked by the percent driver, which drives an interruptible animator instead of the container's time (ledger
    /// 4.10).
    func askInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        transition?.askInterruptibleAnimator()
    }

    var animator: (any UIViewControllerAnimatedTransitioning)? { transition?.animator }

    // MARK: The end (ledger 3.5, 3.7)

    func completeTransition(_ didComplete: Bool) {
        guard !World.isFrozen, let world = World.current else { return }
        completionCallCount += 1
        world.record(
            .completeTransitionCalled(
                identity, didComplete: didComplete, wasCancelled: transitionWasCancelled,
                count: completionCallCount))
        guard let transition, !transition.hasEnded else {
            world.noteMisuse("completeTransition(_:) was called on a transition that has ended; the call is ignored.")
            return
        }
        isInteractive = false
        transition.end(didComplete: didComplete)
    }
}
