import TransitionCore

extension BugRelation {
    /// Why two failures are one bug: the first thing that decides both; nil where nothing joins them.
    ///
    /// - Parameter leftOut: what is not enough for these two.
    static func joining(
        _ one: Counterexample, _ other: Counterexample, leavingOut leftOut: BugRelation? = nil
    ) -> BugRelation? {
        allCases.first { $0 != leftOut && $0.joins(one, other) }
    }

    /// Why a failure is a consequence of another one, the stronger sign first; nil where nothing says so.
    static func ofConsequence(_ failure: Counterexample, of cause: Counterexample) -> BugRelation? {
        guard failure.identity != cause.identity else { return nil }
        if failure.goesAway(with: cause) { return .goesAwayWithIt }
        return failure.neverComes(without: cause) ? .neverWithoutIt : nil
    }

    private func joins(_ one: Counterexample, _ other: Counterexample) -> Bool {
        switch self {
        case .sameRepair: one.ownRepair != nil && one.ownRepair == other.ownRepair
        case .sameLine: one.decidingLine != nil && one.decidingLine == other.decidingLine
        case .sameObjects: one.blamedFlaw != nil && one.blamedFlaw == other.blamedFlaw
        case .otherAnswer:
            one.script.steps == other.script.steps && one.script.profile != other.script.profile
                && one.identity.subject == other.identity.subject
        case .sameFault: !Set(one.neededFaults).isDisjoint(with: other.neededFaults)
        case .sameAct:
            one.identity.subject == other.identity.subject
                && !one.actsWithinTransitions.isDisjoint(with: other.actsWithinTransitions)
        case .goesAwayWithIt, .neverWithoutIt, .leadsToIt: false
        }
    }
}

extension FoundBug.Member {
    /// A failure of a bug, by what stands between it and the leader, or another one of the bug where nothing does
    /// directly; nil where nothing joins it.
    init?(_ failure: Counterexample, under leader: Counterexample, among others: [Counterexample]) {
        for other in [leader] + others where other.identity != failure.identity {
            let relation =
                BugRelation.ofConsequence(failure, of: other) ?? .joining(failure, other)
                ?? BugRelation.ofConsequence(other, of: failure).map { _ in .leadsToIt }
            guard let relation else { continue }
            self.init(failure, relation, to: other.identity)
            return
        }
        return nil
    }
}

extension Counterexample {
    /// The most particular repair that takes it away from its smallest script.
    var ownRepair: Repair? {
        repairTrials.first { $0.isTelling && $0.targets.contains(identity) && $0.gone.contains(identity) }?.repair
    }

    /// Whether putting that failure right has taken this one away from its smallest script.
    fileprivate func goesAway(with cause: Counterexample) -> Bool {
        repairTrials.contains { trial in
            trial.isTelling && trial.gone.contains(identity) && trial.targets.contains(cause.identity)
                && trial.repair == cause.ownRepair && trial.repair != ownRepair && mayFollow(from: trial)
        }
    }

    /// Whether a repair that takes it away tells of a cause.
    ///
    /// What has one of its own does not follow from all that stood open. Nor, with a particular one, from what drives
    /// unless its smallest script shows that to be wrong: driven otherwise, a transition may lack only the occasion.
    func mayFollow(from trial: RepairTrial) -> Bool {
        guard let own = ownRepair else { return true }
        if trial.repair.kind.endsWhateverIsOpen { return false }
        return own.kind.endsWhateverIsOpen || !trial.repair.kind.isByDriver
            || violations.contains { trial.targets.contains($0.identity) && $0.identity != identity }
    }

    /// Whether that one was in all scripts that showed this one, before it in the smallest, and this one has not stayed
    /// where nothing was left of the other. What one rule tells of one smallest script may come at once.
    ///
    /// What hardly a script showed has only its smallest, which could not be shrunk to be without the other.
    fileprivate func neverComes(without other: Counterexample) -> Bool {
        let cause = other.identity
        let isOneRule = cause.invariant == identity.invariant && other.script == script
        guard companions.contains(cause), let earlier = violations.first(where: { $0.identity == cause }),
            earlier.time < violations[0].time || isOneRule
        else { return false }
        return !repairTrials.contains { trial in
            trial.repair.kind.leavesNothing && trial.targets.contains(cause) && trial.gone.contains(cause)
                && !trial.gone.contains(identity)
        }
    }
}
