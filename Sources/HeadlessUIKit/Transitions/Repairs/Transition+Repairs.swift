import TransitionCore

extension Transition {
    /// Whether that is put right for this transition.
    final func isRepaired(_ kind: Repair.Kind) -> Bool { world.repairs.contains(world.repair(kind, of: id)) }

    /// Notes that it was, which it is only where there was something to put right.
    final func noteRepair(_ kind: Repair.Kind) { world.note(world.repair(kind, of: id)) }

    /// What the code tells of the progress, put right if that is asked for.
    final func repairedProgress(_ progress: CGFloat) -> CGFloat {
        guard !(0...1).contains(progress), isRepaired(.clampsProgress) else { return progress }
        noteRepair(.clampsProgress)
        return progress.isFinite ? min(max(progress, 0), 1) : percentComplete
    }

    /// What the code completes it with, put right if that is asked for.
    final func repairedDecision(_ didComplete: Bool, wasCancelled: Bool) -> Bool {
        guard didComplete == wasCancelled, phase == .running, isRepaired(.tellsDecision) else { return didComplete }
        noteRepair(.tellsDecision)
        return !wasCancelled
    }
}

extension World {
    /// Whether a further completion of a transition is left out.
    func leavesOutCompletion(of transition: TransitionID) -> Bool {
        if repairs.hasCompleted(transition) { return true }
        guard repairs.contains(repair(.completesOnce, of: transition)) else { return false }
        note(repair(.completesOnce, of: transition))
        return true
    }
}
