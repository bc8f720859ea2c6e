import TransitionCore

/// The interventions of an experiment's world; none in any other.
@MainActor
final class RepairsInForce {
    private let repairs: [Repair]
    /// What was completed in the code's place: what the code calls later is no mistake of its own.
    private var completed: Set<TransitionID> = []
    /// Delegates that are kept alive.
    private var delegates: [AnyObject] = []

    init(_ repairs: [Repair]) {
        self.repairs = repairs
    }

    /// Whether that is put right for the transition.
    func apply(_ kind: Repair.Kind, to transition: Transition) -> Bool {
        guard !repairs.isEmpty else { return false }
        return repairs.contains(
            Repair(
                kind, of: .transition(transition.kind, of: TraceRecorder.name(of: type(of: transition.subject)))))
    }

    /// Whether that is put right for a transition that has ended, and is noted if it is.
    private func apply(_ kind: Repair.Kind, to transition: TransitionID, in world: World) -> Bool {
        guard !repairs.isEmpty else { return false }
        let record = world.recorder.trace.record(of: transition)
        let name = world.recorder.trace.object(record.presented).typeName
        let repair = Repair(kind, of: .transition(record.kind, of: name))
        guard repairs.contains(repair) else { return false }
        world.note(repair)
        return true
    }

    func noteCompletion(of transition: TransitionID) { completed.insert(transition) }

    /// Whether a further completion of the transition is left out.
    func leavesOutCompletion(of transition: TransitionID, in world: World) -> Bool {
        !repairs.isEmpty && (completed.contains(transition) || apply(.completesOnce, to: transition, in: world))
    }

    /// Keeps a delegate alive, if that is asked for; nobody can tell before it is freed.
    func keep(_ delegate: AnyObject, in role: DelegateRole, of owner: AnyObject, _ world: World) {
        guard !repairs.isEmpty else { return }
        let repair = Repair(
            .keepsDelegate,
            of: .delegate(property: role.property, of: TraceRecorder.name(of: type(of: owner))))
        guard repairs.contains(repair) else { return }
        delegates.append(delegate)
        world.note(repair)
    }

    /// Lets go of what is held: the world ends.
    func discard() {
        delegates = []
    }
}

extension World {
    /// Notes in the trace that something was put right.
    func note(_ repair: Repair) {
        if !recorder.trace.repairs.contains(repair) { recorder.trace.repairs.append(repair) }
    }
}

extension Transition {
    /// Whether that is put right for this transition.
    final func isRepaired(_ kind: Repair.Kind) -> Bool { world.transitions.repairs.apply(kind, to: self) }

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

    /// Notes that it was, which it is only where there was something to put right.
    final func noteRepair(_ kind: Repair.Kind) {
        world.note(Repair(kind, of: .transition(self.kind, of: TraceRecorder.name(of: type(of: subject)))))
    }
}
