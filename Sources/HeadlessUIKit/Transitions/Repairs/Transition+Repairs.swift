import TransitionCore

extension Transition {
    /// Whether that is put right for this transition.
    final func isRepaired(_ kind: Repair.Kind) -> Bool { world.repairs.contains(repair(kind)) }

    /// Notes that it was, which it is only where there was something to put right.
    final func noteRepair(_ kind: Repair.Kind) { world.note(repair(kind)) }

    private func repair(_ kind: Repair.Kind) -> Repair {
        kind.isByDriver ? Repair(kind, of: .object(driverClass ?? "")) : world.repair(kind, of: id)
    }

    /// Whether an interaction controller is left out, since no gesture has asked for the transition.
    final func leavesOutDriver() -> Bool {
        guard driverClass != nil, world.recorder.trace.record(of: id).cause.asker != .drag,
            isRepaired(.vendsForGestures)
        else { return false }
        noteRepair(.vendsForGestures)
        return true
    }

    /// Has the driver hear again, at the start, of the end that it was told between the request and the start.
    final func repeatEarlyEnd(of driver: UIPercentDrivenInteractiveTransition, _ lost: LostEnd?) {
        let events = world.recorder.trace.events
        guard let lost, isRepaired(.keepsEarlyEnd),
            let request = events.lastIndex(where: { $0.kind == .requested(id) }),
            lost.event > request
        else { return }
        noteRepair(.keepsEarlyEnd)
        if lost.call == .finish { driver.finish() } else { driver.cancel() }
    }

    /// What the code tells of the progress, put right if that is asked for.
    final func repairedProgress(_ progress: CGFloat) -> CGFloat {
        guard !(0...1).contains(progress), isRepaired(.clampsProgress) else { return progress }
        noteRepair(.clampsProgress)
        return progress.isFinite ? min(max(progress, 0), 1) : percentComplete
    }

    /// What the code completes it with, put right if that is asked for.
    final func repairedDecision(_ didComplete: Bool, wasCancelled: Bool) -> Bool {
        guard phase == .running else { return didComplete }
        if didComplete == wasCancelled, isRepaired(.tellsDecision) {
            noteRepair(.tellsDecision)
            return !wasCancelled
        }
        if didComplete, isRepaired(.tellsPosition), hasTurnedAnimation {
            noteRepair(.tellsPosition)
            return false
        }
        return didComplete
    }

    /// Whether the code has turned its own animation round, which has come back to its start now.
    private var hasTurnedAnimation: Bool {
        let trace = world.recorder.trace
        let requested = trace.events.lastIndex { $0.kind == .requested(id) } ?? 0
        return trace.endOfTurnedAnimation(in: requested..<trace.events.endIndex, atFrame: world.frame) != nil
    }
}

/// The last `finish()` or `cancel()` of a driver that drove nothing.
struct LostEnd {
    let call: DriverCall
    /// The index of the event.
    let event: Int
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
