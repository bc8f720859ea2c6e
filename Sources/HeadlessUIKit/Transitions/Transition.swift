import TransitionCore

/// One transition, from the accepted request to its end. A subclass says what is moved and who is told.
///
/// The order of everything is fixed here: questions, start, animator, interaction, end (ledger 1.3–1.6, 1.18).
@MainActor
class Transition: CoordinatedChange {
    enum Phase: Int, Comparable {
        case requested, running
        /// `completeTransition` has been called; hierarchy and appearance change.
        case ending
        /// Over for everyone but the blocks that wait for the end.
        case ended

        static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
    }

    let world: World
    let id: TransitionID
    let kind: TransitionKind
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool

    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    /// What the delegate answered; another than the animator where UIKit's own stands in for it.
    private(set) var vendedAnimator: (any UIViewControllerAnimatedTransitioning)?
    /// Follows the gesture that asked, should UIKit's own stand in for an interaction controller.
    private var gestureDriver: GestureDriver?
    private(set) var interactionController: (any UIViewControllerInteractiveTransitioning)?
    /// What drives it, by its class.
    private(set) var driverClass: String?
    /// Whether it was completed under the hand, which an experiment has put off.
    final var isCompletedUnderHand = false
    private(set) var phase = Phase.requested
    /// Seconds; what an animator says beyond it is a mistake that must not overflow.
    private static let longestDuration: TimeInterval = 1e6

    /// Whether the opposite `will` calls have been made (C6).
    private(set) var hasTurnedEarly = false
    /// The animator's context, from the start to the end.
    private(set) var context: TransitionContext?
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var isInterruptible = false
    private(set) var isCancelled = false
    var percentComplete: CGFloat = 0
    /// Seconds, as the animator said at the start; nil before.
    private(set) var durationAtStart: TimeInterval?
    /// How many animations the world had been given at the start.
    private(set) var earlierAnimations = 0
    private var suspendedViews: [UIView] = []
    /// What the request goes back to: so does all that the transition does.
    private(set) var cause = Cause()
    private var subviewsAtStart: [UIView] = []
    /// How the two views were, where an experiment puts them back.
    final var viewsAtRequest: [ViewAtRequest] = []
    /// The first answer of `interruptibleAnimator(using:)`, where an experiment keeps to it.
    private var keptAnimator: (any UIViewImplicitlyAnimating)?
    /// What everyone else may animate along with the transition and wait for (ledger 1.14).
    final var coordinator: TransitionCoordinator {
        if let existingCoordinator { return existingCoordinator }
        let made = TransitionCoordinator(change: self)
        existingCoordinator = made
        return made
    }
    /// Made when somebody asks for it.
    private(set) final var existingCoordinator: TransitionCoordinator?

    init(world: World, kind: TransitionKind, from: UIViewController, to: UIViewController, isAnimated: Bool) {
        self.world = world
        self.kind = kind
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        id = TransitionID(rawValue: Int32(world.recorder.trace.transitions.count + 1))
    }

    // MARK: What a kind of transition says

    /// The container controller whose children the two controllers are; nil for a modal transition.
    var container: UIViewController? { nil }
    /// The style that is customised; none for navigation and tabs (ledger 3.10).
    var style: PresentationStyle { .none }
    /// Whether a presentation controller of the app's takes part.
    var hasOwnPresentationController: Bool { false }
    /// Whether the request came with a completion.
    var hasCompletion: Bool { false }
    /// The controller that a report names.
    var subject: UIViewController { to }
    /// Where the animator works (ledger 2.1).
    var containerView: UIView { to.view.superview ?? to.view }
    /// The animation of a transition without an animator of its own; nil for a change at once.
    func makeBuiltInAnimator() -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Seconds of the built-in animation (ledger 7.6, C14).
    var builtInDuration: TimeInterval { 0 }
    /// The curve that UIKit's own animation reports (ledger 7.1).
    var builtInCurve: UIView.AnimationCurve { .easeInOut }
    /// Whether the controller takes part, and so finds the coordinator (ledger 1.14).
    func involves(_ controller: UIViewController) -> Bool { controller === from || controller === to }
    /// The views that the animator moves; nil for one that it must not touch (ledger 2.4).
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for controller: UIViewController) -> CGRect { .zero }
    func finalFrame(for controller: UIViewController) -> CGRect { .zero }

    // MARK: What a kind of transition does, in this order

    /// Whether its start has to wait for something else.
    var isHeld: Bool { false }
    /// Whether it can start: a window is there.
    var canStart: Bool { !world.windows.isEmpty }
    /// Loads views and puts the container into the window.
    func prepare() {}
    /// Sets the flags and tells those who want to know before all others.
    func willBegin() {}
    /// The `will` calls of both controllers.
    func beginAppearance() {}
    /// `viewIsAppearing`, when the view has come into the window (ledger 1.6).
    func sendIsAppearing() { to.sendIsAppearingIfShown() }
    /// Changes the hierarchy without an animator (ledger 1.10).
    func changeUnanimated(in context: TransitionContext) {}
    /// The opposite `will` calls of a cancel: at the end, or with C6 flipped when the interaction is cancelled.
    func turnAppearance() {}
    /// The container's own part of a successful end: hierarchy, `did` calls, delegates (ledger 1.18).
    func finish() {}
    /// The same after a cancel (ledger 1.12, 2.9).
    func cancel() {}
    /// Clears the flags.
    func settle() {}
    /// Where a page of such a transition belongs now, in its superview; nil where it is not for the transition to say.
    class func placeOfPage(_ controller: UIViewController) -> CGRect? { nil }
    /// Calls the completion of the request.
    func callCompletion(didComplete: Bool) {}

    // MARK: Questions to the delegate (ledger 1.3)

    final func askAnimator(_ delegate: AnyObject, _ answer: () -> (any UIViewControllerAnimatedTransitioning)?) {
        vendedAnimator = answer()
        world.record(
            .animatorAsked(
                id, delegate: world.identify(delegate, as: .delegate),
                answer: world.identify(vendedAnimator, as: .animator)))
        // Without one, UIKit animates by itself from the start on.
        let isReplaced = world.standsIn(for: vendedAnimator, .animator, vendedBy: delegate)
        animator = isReplaced ? nil : vendedAnimator
    }

    final func askInteractionController(
        _ delegate: AnyObject, _ answer: () -> (any UIViewControllerInteractiveTransitioning)?
    ) {
        var answer = answer()
        let (asked, vended) = (
            world.identify(delegate, as: .delegate), world.identify(answer, as: .interactionController)
        )
        driverClass = world.recorder.trace.driver(vended, vendedBy: asked)
        let isLeftOut = leavesOutDriver()
        if isLeftOut { answer = nil }
        world.record(.interactionControllerAsked(id, delegate: asked, answer: isLeftOut ? .none : vended))
        let isReplaced = world.standsIn(for: answer, .interactionController, vendedBy: delegate)
        interactionController = isReplaced ? gestureDriver : answer
    }

    /// Takes an animator and an interaction controller that nobody was asked for: UIKit's own.
    final func takeBuiltIn(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interactionController: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.interactionController = interactionController
    }

    /// Notes the request and the state before it.
    final func recordRequest() {
        let origin = world.origin
        if world.substitution != .none, let recognizer = world.touches.requestingRecognizer {
            gestureDriver = GestureDriver(following: recognizer)
        }
        world.recorder.trace.transitions.append(
            TransitionRecord(
                id: id, kind: kind, from: from.objectID, to: to.objectID,
                container: container?.objectID ?? .none, style: style, isAnimated: isAnimated,
                isRequestedByGesture: origin.isGesture, step: Int(origin.step), hasCompletion: hasCompletion,
                cause: origin.requestCause))
        cause = Cause(deed: origin.cause.deed, since: world.frame)
        world.record(.requested(id))
        world.takeSnapshot(.request(id))
        noteViewsAtRequest()
        noteLateRequest()
    }
}

// MARK: Start (ledger 1.4–1.6)

extension Transition {
    final func start() {
        guard phase == .requested, !World.isFrozen, canStart else { return }
        let outer = world.enter(cause)
        defer { world.cause = outer }
        phase = .running
        // A stack starts its transitions in its layout; what they set follows nothing.
        let wasFollowing = world.isFollowing
        world.isFollowing = false
        defer { world.isFollowing = wasFollowing }
        prepare()
        isInteractive = interactionController?.wantsInteractiveStart ?? false
        initiallyInteractive = isInteractive
        willBegin()
        beginAppearance()
        guard !World.isFrozen else { return }
        keepViewsInPlace()
        if isAnimated, animator == nil { animator = makeBuiltInAnimator() }
        let context = madeContext
        context.setStage()
        notePlaces()
        subviewsAtStart = containerView.subviews
        guard let animator else {
            world.record(.started(id, isInteractive: false, durationFrames: 0))
            changeUnanimated(in: context)
            sendIsAppearing()
            return context.completeTransition(true)
        }
        suspendInteraction()
        run(animator, context)
        if phase == .running { sendIsAppearing() }
    }

    /// The context; made at the start, or earlier for who asks how long the transition will take.
    private var madeContext: TransitionContext {
        if let context { return context }
        let made = TransitionContext(transition: self)
        context = made
        world.watch.add(made, id: made.objectID)
        return made
    }

    private func run(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        earlierAnimations = world.animations.count
        let answer = animator.transitionDuration(using: context)
        let duration = answer.isFinite ? min(max(answer, 0), Self.longestDuration) : 0
        durationAtStart = duration
        let frames = Int((duration * Double(VirtualTime.framesPerSecond)).rounded(.up))
        world.record(.started(id, isInteractive: isInteractive, durationFrames: frames))
        watchForCompletion()
        existingCoordinator?.armAnimations()
        if let interactionController, isInteractive || world.profile[.interactionControllerAlwaysStarts] {
            if world.profile[.driverServesWithoutSuper] {
                (interactionController as? UIPercentDrivenInteractiveTransition)?.serve(context)
            }
            interactionController.startInteractiveTransition(context)
        } else {
            (interactionController as? UIPercentDrivenInteractiveTransition)?.serve(context)
            animator.animateTransition(using: context)
        }
        let interruptible = askInterruptibleAnimator()
        existingCoordinator?.runRemainingAnimations(with: interruptible, duration: duration)
        guard phase == .running, !World.isFrozen, let interruptible else { return }
        isInterruptible = true
        if interruptible.isUserInteractionAllowed { resumeInteraction() }
    }

    /// The interruptible animator, or nil when the animator has none (ledger 1.5).
    final func askInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard let animator, let context, phase == .running, !World.isFrozen else { return nil }
        let answer = keptAnimator ?? animator.interruptibleAnimator(using: context)
        if answer === AbsentInterruptibleAnimator.shared { return nil }
        if keptAnimator != nil { noteRepair(.keepsAnimator) }
        if isRepaired(.keepsAnimator) { keptAnimator = answer }
        world.record(.interruptibleAnimatorAsked(id, answer: world.identify(answer, as: .propertyAnimator)))
        return answer
    }

    // MARK: Interaction (ledger 2.10, 3.2, 3.3)

    private func suspendInteraction() {
        suspendedViews = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 }
        for view in suspendedViews { view.interactionSuspensions += 1 }
    }

    private func resumeInteraction() {
        for view in suspendedViews { view.interactionSuspensions -= 1 }
        suspendedViews = []
    }

    /// The hand lets go, for good or until the transition is caught again.
    final func endInteraction(wasCancelled: Bool) {
        world.noteLetGo([from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 })
        isInteractive = false
        isCancelled = wasCancelled
        world.record(.interactionChanged(id, wasCancelled ? .cancelled : .finished))
        existingCoordinator?.noteInteractionChange()
        completeAfterHand()
        guard phase == .running, !follows(.cancelTurnsAppearanceAtEnd), wasCancelled != hasTurnedEarly else {
            return
        }
        hasTurnedEarly = wasCancelled
        if wasCancelled { turnAppearance() } else { beginAppearance() }
    }

    /// The hand takes hold again.
    final func resumeByHand() {
        isInteractive = true
        world.record(.interactionChanged(id, .paused))
        _ = askInterruptibleAnimator()
        existingCoordinator?.noteInteractionChange()
    }
}

// MARK: End (ledger 1.18)

extension Transition {
    final func end(didComplete: Bool) {
        guard phase == .running else { return }
        let outer = world.enter(cause.later)
        defer { world.cause = outer }
        phase = .ending
        isInteractive = false
        // An animation may end under the driver's hand; the container serves the next transition too.
        for layer in drivenLayers { layer.resumeTime() }
        resumeInteraction()
        isCancelled = !didComplete
        repairViews(didComplete: didComplete)
        if didComplete {
            if hasTurnedEarly { beginAppearance() }
            finish()
        } else {
            cancel()
        }
        settle()
        layOutPages()
        phase = .ended
        world.record(.ended(id, didComplete: didComplete))
        world.hasEndedTransitions = true
        world.transitions.close(self)
        let isOuterTold = world.isTellingEnd
        world.isTellingEnd = true
        callCompletion(didComplete: didComplete)
        existingCoordinator?.runCompletions()
        sendAnimationEnded(didComplete)
        world.isTellingEnd = isOuterTold
        world.transitions.forget(self)
        context = nil
        keptAnimator = nil
        viewsAtRequest = []
    }

    /// Notes that a transition finishes whose animator has left the view that comes out of the window (ledger 2.7).
    final func noteViewLeftOut() {
        guard containerView.window != nil, to.viewInPlaceIfLoaded?.window == nil else { return }
        world.noteMisuse(
            "The view of \(world.label(to)) is not in the window at the end of its transition; "
                + "the animator must add it to the container view.", of: .leavesViewOut)
    }

    /// A further `completeTransition`, where UIKit is taken not to notice (C13).
    final func endOnceMore(didComplete: Bool) {
        guard phase == .ended, !World.isFrozen else { return }
        isCancelled = !didComplete
        if didComplete { finish() } else { cancel() }
        settle()
        sendAnimationEnded(didComplete)
    }

    private func sendAnimationEnded(_ didComplete: Bool) {
        guard let animator, !(animator is any BuiltInAnimator), !World.isFrozen else { return }
        // Seen twice for a tab transition (C12).
        let count = kind == .tabSelection && !world.profile[.animationEndedRunsOnce] ? 2 : 1
        for _ in 0..<count where !World.isFrozen {
            world.record(.animationEndedCalled(id, didComplete: didComplete))
            animator.animationEnded(didComplete)
        }
    }

    /// The layers whose time a percent driver moves: the container's, and those that were named to the coordinator
    /// (ledger 1.15, 4.2).
    final var drivenLayers: [CALayer] {
        [containerView.layer] + (existingCoordinator?.viewsOutside(containerView).map(\.layer) ?? [])
    }

    /// What the animator put into the container and left there (ledger 2.9, C9).
    final var insertedViews: [UIView] {
        containerView.subviews.filter { view in !subviewsAtStart.contains { $0 === view } }
    }

    /// Lets go of blocks that nobody will call any more: the world ends.
    final func discard() {
        existingCoordinator?.discard()
        context = nil
        keptAnimator = nil
        viewsAtRequest = []
    }
}

// MARK: What the coordinator tells (ledger 1.14)

extension Transition {
    final var tracedID: TransitionID? { id }
    final var presentationStyle: UIModalPresentationStyle { style.modalPresentationStyle }
    final var isInteractiveNow: Bool { phase == .requested ? startsInteractively : isInteractive }
    final var wasInitiallyInteractive: Bool { phase == .requested ? startsInteractively : initiallyInteractive }
    final var completionVelocity: CGFloat { interactionController?.completionSpeed ?? 1 }
    final var completionCurve: UIView.AnimationCurve {
        if let interactionController { return interactionController.completionCurve }
        return animator is any BuiltInAnimator ? builtInCurve : .easeInOut
    }
    final var takesAlongsideAnimations: Bool { phase == .requested || durationAtStart == nil }

    private var startsInteractively: Bool { interactionController?.wantsInteractiveStart ?? false }

    /// Whether there is a coordinator: a change at once has none (ledger 1.10).
    final var isCoordinated: Bool { isAnimated || animator != nil }

    /// The animator's duration, or that of UIKit's own animation (C14).
    final var transitionDuration: TimeInterval {
        guard let animator, !(animator is any BuiltInAnimator) else { return builtInDuration }
        guard world.profile[.coordinatorTakesAnimatorDuration] else { return builtInDuration }
        return durationAtStart ?? animator.transitionDuration(using: madeContext)
    }

    final func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }
}

extension UIViewImplicitlyAnimating {
    /// Whether the views may be touched while the animator runs (ledger 2.10, 5.1).
    @MainActor fileprivate var isUserInteractionAllowed: Bool {
        (self as? UIViewPropertyAnimator)?.isUserInteractionEnabled ?? true
    }
}
