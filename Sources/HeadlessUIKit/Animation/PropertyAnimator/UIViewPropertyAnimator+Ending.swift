import TransitionCore

/// What is shown, when it is due, and the four ways in which it ends.
extension UIViewPropertyAnimator {
    /// How far one of its animations has come, along the curve.
    func progress(of animation: LayerAnimation) -> Double {
        let frame = World.current?.frame ?? 0
        let start = animation.startPosition
        guard timeline.isStraight else {
            guard start < 1 else { return 0 }
            return timeline.curve.progress(at: (timeline.position(atFrame: frame) - start) / (1 - start))
        }
        let visible = timeline.visible(atFrame: frame)
        guard start > 0 || animation.pin != nil else { return visible }
        let pin = animation.pin ?? (visible: start, progress: 0)
        if visible >= pin.visible {
            let rest = 1 - pin.visible
            return rest > 0 ? pin.progress + (1 - pin.progress) * (visible - pin.visible) / rest : 1
        }
        let first = min(start, pin.visible)
        guard visible > first else { return 0 }
        return pin.progress * (visible - first) / (pin.visible - first)
    }

    /// Whether nothing is left that it could move: then it ends even while it is paused (ledger 5.15).
    private var hasNothingToAnimate: Bool { run?.animations.isEmpty ?? true }

    func isDue(atFrame frame: Int) -> Bool {
        switch condition {
        case .running: hasNothingToAnimate || timeline.endFrame.map { $0 <= frame } ?? false
        case .paused: hasNothingToAnimate && !isHeldAtEnd
        case .inactive, .stopped: false
        }
    }

    /// The frame at which it ends if nothing happens meanwhile.
    var dueFrame: Int? {
        switch condition {
        case .running: hasNothingToAnimate ? 0 : timeline.endFrame
        case .paused: hasNothingToAnimate && !isHeldAtEnd ? 0 : nil
        case .inactive, .stopped: nil
        }
    }

    /// Its time has come: it ends, or waits at the end (ledger 5.7, 5.9).
    func reachEnd() {
        guard pausesOnCompletion else { return end(at: direction ? .start : .end) }
        timeline.scrub(to: direction ? 0 : 1)
        hold()
        isHeldAtEnd = true
        condition = .paused
        run?.retainedAnimator = nil
    }

    /// Ends with the model at one end of the way, or as it stands.
    func end(at position: UIViewAnimatingPosition) {
        guard let run else { return }
        if position == .start {
            for animation in run.animations.reversed() { animation.revertModel() }
        }
        conclude(at: position, run)
    }

    func stop(withoutFinishing: Bool) {
        guard let run else { return }
        let keepsShown = World.current?.profile[.stopKeepsShownValue] ?? true
        for animation in run.animations.reversed() {
            if withoutFinishing, !keepsShown { animation.revertModel() } else { animation.promoteShownValue() }
        }
        timeline.hold(atFrame: World.current?.frame ?? 0)
        if withoutFinishing {
            isDoneWith = true
            abandon(run)
        } else {
            stoppedAnimations = run.animations
            condition = .stopped
            World.current?.animations.remove(run)
            run.retainedAnimator = nil
        }
        record(.stopped)
    }

    func finishStopped(at position: UIViewAnimatingPosition) {
        guard let run else { return }
        let moved = stoppedAnimations
        stoppedAnimations = []
        switch position {
        case .end: for animation in moved { animation.setModel(animation.target) }
        case .start: for animation in moved.reversed() { animation.setModel(animation.modelBefore) }
        case .current: break
        }
        conclude(at: position, run)
    }

    /// Back to inactive; the blocks are used up (ledger 5.8, 5.10).
    private func conclude(at position: UIViewAnimatingPosition, _ run: AnimationRun) {
        let blocks = completionBlocks
        becomeInactive()
        World.current?.animations.remove(run)
        record(.finished(AnimatingPosition(position)))
        run.callCompletions(finished: !run.wasInterrupted)
        for block in blocks where !World.isFrozen { block(position) }
        run.retainedAnimator = nil
    }

    /// Ends without completions of its own; those of nested block animations still come, in the next turn.
    private func abandon(_ run: AnimationRun) {
        let nested = run.completions
        run.completions = []
        becomeInactive()
        guard let world = World.current else { return }
        world.animations.remove(run)
        run.retainedAnimator = nil
        guard !nested.isEmpty else { return }
        let remainder = AnimationRun(delay: 0, duration: 0, curve: .linear, beginFrame: world.frame)
        remainder.wasInterrupted = true
        remainder.completions = nested
        world.animations.add(remainder)
    }

    private func becomeInactive() {
        condition = .inactive
        isTransient = false
        isHeldAtEnd = false
        hasEnded = true
        run = nil
        completionBlocks = []
        pendingBlocks = []
        usedBlocks = []
    }
}

extension AnimatingPosition {
    init(_ position: UIViewAnimatingPosition) {
        switch position {
        case .end: self = .end
        case .start: self = .start
        case .current: self = .current
        }
    }
}
