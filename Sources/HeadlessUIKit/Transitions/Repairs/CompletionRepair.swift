import TransitionCore

/// Completes a transition that its own code leaves open.
extension Transition {
    /// How long nothing may have happened, and how often that is looked at, in frames.
    private static let patience = VirtualTime.framesPerSecond

    /// Looks again and again, from now on, whether the transition has been left.
    final func watchForCompletion() {
        guard isRepaired(.completesTransition) else { return }
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
        noteRepair(.completesTransition)
        guard isInteractive else {
            world.repairs.noteCompletion(of: id)
            context?.completeTransition(!isCancelled)
            return
        }
        let isCancel = lastGestureWasTakenAway
        if let driver = interactionController as? UIPercentDrivenInteractiveTransition {
            if isCancel { driver.cancel() } else { driver.finish() }
        }
        // It may drive something else, or nothing.
        if isInteractive {
            if isCancel { context?.cancelInteractiveTransition() } else { context?.finishInteractiveTransition() }
        }
        watchForCompletion()
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
}
