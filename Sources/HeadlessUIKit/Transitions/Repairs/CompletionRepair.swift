import TransitionCore

/// Ends and completes a transition that its own code leaves open, or has completed under the hand.
extension Transition {
    /// How long nothing may have happened, and how often that is looked at, in frames.
    private static let patience = VirtualTime.framesPerSecond

    /// Looks again and again, from now on, whether the transition has been left.
    final func watchForCompletion() {
        guard isRepaired(.completesTransition) || isRepaired(.endsInteraction) else { return }
        lookForCompletion(after: Self.patience + Int((durationAtStart ?? 0) * Double(VirtualTime.framesPerSecond)))
    }

    private func lookForCompletion(after frames: Int) {
        world.work.enqueue(atFrame: world.frame + frames) { [weak self] in
            guard let self, phase == .running, !World.isFrozen else { return }
            if world.touches.touchesDown > 0 { return lookForCompletion(after: Self.patience) }
            completeAsDecided()
        }
    }

    /// Ends the interaction by how the last gesture has, so that the code's own animation and completion may come; what
    /// still is open after that is completed as the interaction has ended.
    private func completeAsDecided() {
        guard isInteractive else {
            guard isRepaired(.completesTransition) else { return }
            noteRepair(.completesTransition)
            world.repairs.noteCompletion(of: id)
            context?.completeTransition(!isCancelled)
            return
        }
        noteRepair(isRepaired(.completesTransition) ? .completesTransition : .endsInteraction)
        endAsGesture()
        watchForCompletion()
    }

    private func endAsGesture() {
        let isCancel = lastGestureWasTakenAway
        if let driver = interactionController as? UIPercentDrivenInteractiveTransition {
            if isCancel { driver.cancel() } else { driver.finish() }
        }
        // It may drive something else, or nothing.
        if isInteractive {
            if isCancel { context?.cancelInteractiveTransition() } else { context?.finishInteractiveTransition() }
        }
    }

    private var lastGestureWasTakenAway: Bool {
        for event in world.recorder.trace.events.reversed() {
            switch event.kind {
            case .gesture(_, .cancelled), .gesture(_, .failed): return true
            case .gesture(_, .ended): return false
            default: continue
            }
        }
        return false
    }

    // MARK: Under the hand

    /// Whether a completion is put off, since the hand that holds the transition has decided nothing.
    final func putsOffCompletion() -> Bool {
        guard phase == .running, isInteractive, isRepaired(.waitsForDecision) else { return false }
        noteRepair(.waitsForDecision)
        if !isCompletedUnderHand { waitForHand() }
        isCompletedUnderHand = true
        return true
    }

    /// The hand may be gone with the page, and nobody told.
    private func waitForHand() {
        world.work.enqueue(atFrame: world.frame + Self.patience) { [weak self] in
            guard let self, phase == .running, isInteractive, !World.isFrozen else { return }
            if world.touches.touchesDown > 0 { return waitForHand() }
            endAsGesture()
        }
    }

    /// Completes what was completed under the hand, as that has decided.
    final func completeAfterHand() {
        guard isCompletedUnderHand else { return }
        isCompletedUnderHand = false
        world.repairs.noteCompletion(of: id)
        world.work.enqueue(atFrame: world.frame + 1) { [weak self] in
            guard let self, phase == .running else { return }
            context?.completeTransition(!isCancelled)
        }
    }
}
