import TransitionCore

/// Completes a transition that its own code leaves open.
extension Transition {
    /// How long nothing may have happened, and how often that is looked at, in frames.
    private static let patience = VirtualTime.framesPerSecond

    /// Looks again and again, from the start on, whether the transition has been left.
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

    /// As the interaction has ended; while it has not, by how the last gesture has.
    private func completeAsDecided() {
        noteRepair(.completesTransition)
        if isInteractive {
            if lastGestureWasTakenAway {
                context?.cancelInteractiveTransition()
            } else {
                context?.finishInteractiveTransition()
            }
        }
        context?.completeTransition(!isCancelled)
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
