import TransitionCore
import TransitionInvariants

/// What became of a failing script with its failures put right one by one.
enum RepairLines {
    /// What the failure itself came to, and of what it is a consequence.
    static func terms(_ counterexample: Counterexample) -> [ReportTerm] {
        let identity = counterexample.identity
        // Of two that go away with each other, one is told under the other, which follows from nothing then.
        let followers = counterexample.otherForms.filter { $0.relation == .goesAwayWithIt && $0.relative == identity }
        let tried = counterexample.repairTrials.compactMap { trial -> ReportTerm? in
            if trial.targets.first == identity { return ReportTerm("Tried", own(trial)) }
            guard trial.isTelling, trial.gone.contains(identity),
                !followers.contains(where: { trial.targets.contains($0.identity) })
            else { return nil }
            return ReportTerm(
                "Follows", "from \(trial.targets[0].invariant): goes away with \(trial.repair.kind.words)")
        }
        return tried + untried(counterexample)
    }

    /// Where a repair has taken the failure away, nobody misses another one.
    private static func untried(_ counterexample: Counterexample) -> [ReportTerm] {
        let count = counterexample.untriedRepairs.count
        let isSettled = counterexample.repairTrials.contains { trial in
            trial.isTelling && trial.gone.contains(counterexample.identity)
        }
        guard count > 0, !isSettled else { return [] }
        let repairs = Figures.counted(count, "more repair")
        return [ReportTerm("Not tried", "\(repairs): a script is performed only so often")]
    }

    private static func own(_ trial: RepairTrial) -> String {
        switch trial.outcome {
        case .passes: "with \(trial.repair.kind.words), the script passes"
        case .goesAway where trial.came.isEmpty:
            "with \(trial.repair.kind.words), it goes away; other rules are still broken"
        case .goesAway:
            "with \(trial.repair.kind.words), it goes away, and comes to light: "
                + trial.came.map(\.words).joined(separator: "; ")
        case .stays: "with \(trial.repair.kind.words), it stays"
        case .makesWorse: "with \(trial.repair.kind.words), UIKit raised or the app died, which tells nothing"
        }
    }

    /// What stands below the run with a repair: it may break other rules all the same.
    static func caption(of repair: Repair, in counterexample: Counterexample) -> String {
        let words = "the same script with \(repair.kind.words)"
        guard let trial = counterexample.repairTrials.first(where: { $0.repair == repair }), trial.outcome != .passes
        else { return words }
        let left = counterexample.violations.map(\.identity).filter { !trial.gone.contains($0) } + trial.came
        var names: [String] = []
        for name in left.map(\.invariant.name) where !names.contains(name) { names.append(name) }
        let broken = names.isEmpty ? "other rules are broken" : "then broken: \(names.joined(separator: ", "))"
        return "\(words); \(broken)"
    }

    /// What is said of another failure of the script, behind its sentence.
    static func note(on other: ViolationIdentity, of counterexample: Counterexample) -> String {
        let own = counterexample.repairTrials.first { $0.targets.first == counterexample.identity && $0.isTelling }
        guard let own else { return "" }
        return own.gone.contains(other) ? " (goes away with the first)" : " (stays when the first is repaired)"
    }
}
