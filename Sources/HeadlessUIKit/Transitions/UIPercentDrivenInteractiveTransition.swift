import TransitionCore

/// Drives a transition by progress: the animations of the container, or an interruptible animator (ledger 4).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning, PercentDriver {
    /// The animator's duration at the start, in seconds; 0 before a transition (ledger 4.1).
    @exclusivity(unchecked) open private(set) var duration: CGFloat = 0
    /// The last update, clamped to 0…1 (ledger 4.4).
    @exclusivity(unchecked) open private(set) var percentComplete: CGFloat = 0
    /// How many times faster than the animator the rest runs; more than 0.
    @Held open var completionSpeed: CGFloat = 1
    @Held open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Times the rest of an interruptible transition, instead of `completionCurve`.
    @Held open var timingCurve: (any UITimingCurveProvider)?
    @Held open var wantsInteractiveStart = true

    @exclusivity(unchecked) private weak var context: TransitionContext?
    @exclusivity(unchecked) private var target: DriverTarget?
    /// Whether a whole way has been reported, after which a transition may not complete (C5).
    @exclusivity(unchecked) private var wasFull = false
    /// The number of the last animation before the transition's own.
    @exclusivity(unchecked) private var lastEarlier = 0
    /// What an experiment may have it hear again.
    @exclusivity(unchecked) private var lostEnd: LostEnd?
    /// Whether this class's own `startInteractiveTransition` has run for the transition (C46).
    @exclusivity(unchecked) private var wasStarted = false

    public override init() {
        super.init()
    }

    /// Called by UIKit at the deferred start; runs the animator at once (ledger 1.4, 4.2).
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard !World.isFrozen, let context = transitionContext as? TransitionContext,
            let transition = context.transition, let animator = transition.animator
        else { return }
        serve(context)
        wasStarted = true
        guard context.isInteractive else {
            animator.animateTransition(using: context)
            return
        }
        let layers = transition.drivenLayers
        for layer in layers { layer.freezeTime() }
        target = .layerTime(layers)
        // What runs already is no part of the transition, whoever holds it (C22).
        lastEarlier = transition.world.animations.count
        let others = transition.world.animations.runningAnimators(under: layers)
        transition.world.animations.beginsUnderHand = true
        animator.animateTransition(using: context)
        let interruptible = transition.askInterruptibleAnimator()
        transition.world.animations.beginsUnderHand = false
        if let interruptible {
            for layer in layers { layer.resumeTime() }
            target = .interruptibleAnimator(interruptible)
            if context.isInteractive { interruptible.pauseAnimation() }
        } else if !follows(.privateAnimatorRunsOnItsOwn, in: transition.world) {
            let animators = transition.world.animations.runningAnimators(under: layers).filter { animator in
                !others.contains { $0 === animator }
            }
            .compactMap { $0 as? UIViewPropertyAnimator }
            for animator in animators { animator.pauseAnimation() }
            target = .layerTimeAndAnimators(layers, animators)
        }
        transition.repeatEarlyEnd(of: self, lostEnd)
    }

    /// Begins to serve a transition; also one that starts on its own and may be caught later (ledger 4.10, 4.12).
    final func serve(_ context: TransitionContext) {
        self.context = context
        target = nil
        percentComplete = 0
        wasFull = false
        wasStarted = false
        duration = CGFloat(context.transition?.durationAtStart ?? 0)
    }

    /// Of a property that was watched by name (ledger 11.5); what nobody watches raises here, as a superclass's does.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        raiseUnhandledChange(of: keyPath)
    }

    /// Sets the progress; lost before the start and after the interaction (ledger 4.2).
    open func update(_ percentComplete: CGFloat) {
        guard let context = drivenContext(for: .update) else { return }
        self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
        if self.percentComplete == 1 { wasFull = true }
        // What is no number is no place to clamp it to.
        context.updateInteractiveTransition(percentComplete.isNaN ? percentComplete : self.percentComplete)
        target?.scrub(to: Double(self.percentComplete), of: Double(duration))
    }

    /// Takes a running interruptible transition back into the hand, in the direction of its start (ledger 4.10).
    open func pause() {
        guard !World.isFrozen else { return }
        guard let context, !context.isInteractive, let animator = context.transition?.askInterruptibleAnimator() else {
            recordLost(.pause)
            return
        }
        context.pauseInteractiveTransition()
        target = .interruptibleAnimator(animator)
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
        percentComplete = animator.fractionComplete
    }

    /// Lets the transition run to its end; lost when nothing is being driven (ledger 4.7).
    open func finish() {
        guard let context = drivenContext(for: .finish) else { return }
        context.finishInteractiveTransition()
        run(toEnd: true)
    }

    /// Lets the transition run back to its start; lost when nothing is being driven (ledger 4.7).
    open func cancel() {
        guard let context = drivenContext(for: .cancel) else { return }
        context.cancelInteractiveTransition()
        run(toEnd: false)
    }

    private func drivenContext(for call: DriverCall) -> TransitionContext? {
        guard !World.isFrozen else { return nil }
        guard let context, context.isInteractive else {
            recordLost(call)
            return nil
        }
        if !wasStarted, context.transition?.initiallyInteractive == true { noteMissingStart(context) }
        return context
    }

    /// An override of the start that leaves out `super` has nothing to drive (C46).
    private func noteMissingStart(_ context: TransitionContext) {
        wasStarted = true
        context.transition?.world.noteMisuse(
            "\(type(of: self)) overrides startInteractiveTransition(_:) without calling super: update, finish and "
                + "cancel tell the transition, but nothing moves with them.")
    }

    private func recordLost(_ call: DriverCall) {
        guard let world = World.current else { return }
        world.record(.driverCallLost(driver: world.identify(self, as: .interactionController), call))
        if call == .finish || call == .cancel {
            lostEnd = LostEnd(call: call, event: world.recorder.trace.events.count - 1)
        }
    }

    /// The rest takes (1 - p) or p of the duration, divided by the speed (ledger 4.2, 4.3).
    private func run(toEnd: Bool) {
        guard let transition = context?.transition, let target else { return }
        self.target = nil
        if target.isLayerTime, stalls(transition) { return }
        if completionSpeed <= 0 { return noteMissingSpeed(transition.world, toEnd: toEnd) }
        let speed = completionSpeed.isFinite ? Double(completionSpeed) : 1
        let share = Double(toEnd ? 1 - percentComplete : percentComplete) / speed
        // Asked again, because it must be the one that was started (ledger 1.5).
        let driven =
            target.isLayerTime ? target : transition.askInterruptibleAnimator().map { .interruptibleAnimator($0) }
        driven?.run(
            toEnd: toEnd, duration: Double(duration), share: share, curve: completionCurve, timing: timingCurve,
            lastEarlier: lastEarlier)
    }

    /// What is left takes its time divided by the speed (ledger 4.1).
    private func noteMissingSpeed(_ world: World, toEnd: Bool) {
        world.noteMisuse(
            "The completionSpeed of \(type(of: self)) is \(completionSpeed) at its \(toEnd ? "finish" : "cancel")(): "
                + "what is left of the transition never ends.", of: .driverHasNoSpeed)
    }

    /// Whether the end never comes: after a whole way (C5), or beside another animation (ledger 4.9).
    private func stalls(_ transition: Transition) -> Bool {
        let world = transition.world
        if wasFull, !follows(.fullUpdateStillCompletes, in: world) { return true }
        return world.profile.has(.driverStallsBesideAnimation)
            && world.animations.isRunning(outside: transition.drivenLayers)
    }
}

extension UIPercentDrivenInteractiveTransition: KeyPathObserving {}
