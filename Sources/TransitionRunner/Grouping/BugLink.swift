import TransitionCore

/// Why two failures are one bug: something decides both.
enum BugLink: CaseIterable {
    /// The same repair of the model takes each away from its smallest script.
    case repair
    /// One line of the app's code did what both are about.
    case line
    /// One flaw, told of each page: each goes away with UIKit's own in place of the same objects.
    case blame
    /// The same steps fail, by one answer of UIKit's in this way and by another one in that.
    case answer
    /// One fault of UIKit's own is needed for both.
    case fault
    /// One act of the app, which asks for no transition, is needed for both in the midst of one.
    case act

    /// The first that holds; nil where nothing joins them.
    static func joining(_ one: Counterexample, _ other: Counterexample) -> BugLink? {
        allCases.first { $0.joins(one, other) }
    }

    private func joins(_ one: Counterexample, _ other: Counterexample) -> Bool {
        switch self {
        case .repair: one.ownRepair != nil && one.ownRepair == other.ownRepair
        case .line: one.decidingLine != nil && one.decidingLine == other.decidingLine
        case .blame: one.blamedFlaw != nil && one.blamedFlaw == other.blamedFlaw
        case .answer:
            one.script.steps == other.script.steps && one.script.profile != other.script.profile
                && one.identity.subject == other.identity.subject
        case .fault: !Set(one.neededFaults).isDisjoint(with: other.neededFaults)
        case .act: !one.actsWithinTransitions.isDisjoint(with: other.actsWithinTransitions)
        }
    }
}

/// Why a failure is a consequence of another one, the stronger sign first.
enum Consequence: Int {
    /// What puts the other one right in the model takes this one away from its smallest script.
    case byRepair
    /// No script of the search showed this one without the other, which comes first, and no repair has taken them
    /// apart.
    case byScripts

    /// Nil where nothing says so.
    init?(_ failure: Counterexample, of cause: Counterexample) {
        guard failure.identity != cause.identity else { return nil }
        if failure.goesAway(with: cause) {
            self = .byRepair
        } else if failure.neverComes(without: cause) {
            self = .byScripts
        } else {
            return nil
        }
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
