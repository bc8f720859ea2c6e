import Foundation
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Performs a failing script again with one failure after another put right by the model; every trial in a child of its
/// own, since nobody has performed it yet.
///
/// The world is the same each time but for the repair: what goes away with a failure was its consequence.
@MainActor
struct RepairExperimenter {
    let scene: TransitionScene
    let options: SearchOptions

    /// A script that breaks many rules is told by the first of them.
    private static let trialLimit = 6

    /// The trials with the failures of a script for which their rules declare a repair, in their order; one that found
    /// nothing to put right is left out. Beside them, the repairs that the limit left untried.
    ///
    /// - Parameters:
    ///   - failures: what the script shows, the failure that it was shrunk for first.
    ///   - trace: the script's run as it is.
    ///   - problems: takes up what could not be tried.
    func trials(
        with script: Script, showing failures: [ViolationIdentity], in trace: Trace, problems: inout SearchProblems
    ) -> (made: [RepairTrial], untried: [Repair]) {
        var trials: [Repair: RepairTrial?] = [:]
        var result: [RepairTrial] = []
        var untried: [Repair] = []
        for target in failures {
            for repair in repairs(of: target, in: trace) {
                if trials[repair] == nil {
                    guard trials.count < Self.trialLimit else {
                        if !untried.contains(repair) { untried.append(repair) }
                        continue
                    }
                    trials.updateValue(trial(repair, for: [target], script, failures, trace, &problems), forKey: repair)
                }
                guard let trial = trials[repair] ?? nil else { continue }
                if let known = result.firstIndex(where: { $0.repair == repair }) {
                    result[known].targets.append(target)
                } else {
                    result.append(trial)
                }
                // The next one is for what this one leaves.
                if trial.isTelling, trial.gone.contains(target) { break }
            }
        }
        return (result, untried)
    }

    /// What puts a failure right, the most particular first.
    private func repairs(of target: ViolationIdentity, in trace: Trace) -> [Repair] {
        guard let rule = scene.invariantSet[target.invariant] else { return [] }
        let ofCause: [Repair] = rule.repairs(of: target).compactMap { kind in
            if kind.isByPage {
                let page = target.cause.names.first { $0.kind == .page }?.name ?? target.subject.controller
                return page.map { Repair(kind, of: .object($0)) }
            }
            guard kind.isByDriver else { return Repair(kind, of: target.subject) }
            return trace.driver(of: target.subject).map { Repair(kind, of: .object($0)) }
        }
        return ofCause + rule.repairs
    }

    /// Nil where nothing was put right.
    fileprivate func trial(
        _ repair: Repair, for targets: [ViolationIdentity], _ script: Script, _ failures: [ViolationIdentity],
        _ trace: Trace, _ problems: inout SearchProblems
    ) -> RepairTrial? {
        let report: Report?
        do {
            report = try self.report(of: script, [repair])
        } catch {
            problems.add("\(targets[0]) could not be put right to see what goes away with it: \(error).")
            return nil
        }
        guard let report else {
            return RepairTrial(repair: repair, targets: targets, outcome: .makesWorse, gone: [], came: [])
        }
        let gone = failures.filter { !report.identities.contains($0) }
        // What only a probe or a copy of the run shows is put right there.
        guard report.isApplied || !gone.isEmpty else { return nil }
        let isFrozen = trace.diagnostics.contains { $0.severity == .exception }
        let outcome: RepairTrial.Outcome =
            // An exception silences the other rules.
            if report.isFrozen, !isFrozen {
                .makesWorse
            } else if targets.contains(where: { failures.contains($0) && !gone.contains($0) }) || gone.isEmpty {
                .stays
            } else {
                report.identities.isEmpty ? .passes : .goesAway
            }
        let came = report.identities.filter { !failures.contains($0) }
        return RepairTrial(repair: repair, targets: targets, outcome: outcome, gone: gone, came: came)
    }

    /// The first of some scripts in which a failure stays with all these repairs; nil where there is none.
    func script(among scripts: [Script], inWhich failure: ViolationIdentity, staysWith repairs: [Repair]) -> Script? {
        scripts.first { script in
            let report = SearchProblems.noting("\(failure) could not be tried by itself") {
                () throws(IsolationError) in try self.report(of: script, repairs)
            }
            return report??.identities.contains(failure) ?? false
        }
    }

    /// What a child reports of one trial.
    private struct Report: Codable {
        let identities: [ViolationIdentity]
        /// Whether there was anything to put right.
        let isApplied: Bool
        let isFrozen: Bool
    }

    /// Nil when the process died of the script; throws when there was none, or its report cannot be read.
    private func report(of script: Script, _ repairs: [Repair]) throws(IsolationError) -> Report? {
        let outcome = try scene.judgeInChild(
            script, timeout: min(options.hangTimeout, CrashExplainer.hangWait),
            by: Evaluator(scene: scene, restriction: options.invariants, repairs: repairs)
        ) { result in
            Report(
                identities: (result.violations + result.allowed + result.known).map(\.identity),
                isApplied: !result.trace.repairs.isEmpty,
                isFrozen: result.trace.diagnostics.contains { $0.severity == .exception })
        }
        guard case .finished(let data) = outcome else { return nil }
        return try ChildWords.read(from: data)
    }
}

extension RepairExperimenter {
    /// The most that one smallest script is performed again for the repairs of others.
    private static let acrossLimit = 8

    /// What a child tells of the trials with one smallest script.
    private struct Across: Codable {
        var trials: [RepairTrial] = []
        /// Whatever became of it.
        var tried: [Repair] = []
        var untried: [Repair] = []
        var problems: [String] = []
        /// Children of its own that something outside has killed.
        var killedCount = 0
    }

    /// Tries what puts one failure of a search right on the smallest scripts of all others: what one repair decides is
    /// one bug.
    func tryAcross(_ failures: inout [Counterexample], jobs: ChildJobs, problems: inout SearchProblems) {
        let repairs = tellingRepairs(of: failures)
        let indices = failures.indices.filter { failures[$0].crash == nil && failures[$0].flakiness == nil }
        for index in indices {
            for trialIndex in failures[index].repairTrials.indices {
                let targets = repairs.first { $0.repair == failures[index].repairTrials[trialIndex].repair }?.targets
                failures[index].repairTrials[trialIndex].targets += (targets ?? []).filter {
                    !failures[index].repairTrials[trialIndex].targets.contains($0)
                }
            }
        }
        let tried = failures
        let outcomes = jobs.outcomes(of: indices.count) { across(tried[indices[$0]], repairs) }
        for (index, outcome) in zip(indices, outcomes) {
            switch outcome {
            case .finished(let across):
                failures[index].repairTrials += across.trials
                let before = failures[index].untriedRepairs.filter { !across.tried.contains($0) }
                failures[index].untriedRepairs = before + across.untried.filter { !before.contains($0) }
                for problem in across.problems { problems.add(problem) }
                KilledChildren.note(across.killedCount)
            case .died(let reason):
                problems.add("What goes away with \(failures[index].identity) could not be tried: \(reason).")
            case .cutShort: break
            }
        }
    }

    private func across(
        _ failure: Counterexample, _ repairs: [(repair: Repair, targets: [ViolationIdentity])]
    ) -> Across {
        var (across, problems) = (Across(), SearchProblems())
        let killedBefore = KilledChildren.count
        let due = repairs.filter { other in !failure.repairTrials.contains { $0.repair == other.repair } }
        across.untried = due.dropFirst(Self.acrossLimit).map { $0.repair }
        for (repair, targets) in due.prefix(Self.acrossLimit) {
            across.tried.append(repair)
            let trial = trial(
                repair, for: targets, failure.script, failure.violations.map(\.identity), failure.trace, &problems)
            guard let trial, trial.isTelling, trial.gone.contains(failure.identity), failure.mayFollow(from: trial)
            else { continue }
            across.trials.append(trial)
        }
        across.problems = problems.texts
        across.killedCount = KilledChildren.count - killedBefore
        return across
    }

    /// What has put failures right in their own smallest scripts, with those that it has.
    private func tellingRepairs(of failures: [Counterexample]) -> [(repair: Repair, targets: [ViolationIdentity])] {
        var repairs: [(repair: Repair, targets: [ViolationIdentity])] = []
        for failure in failures where failure.flakiness == nil {
            for trial in failure.repairTrials
            where trial.isTelling && trial.targets.contains(failure.identity) && trial.gone.contains(failure.identity) {
                if let known = repairs.firstIndex(where: { $0.repair == trial.repair }) {
                    repairs[known].targets.append(failure.identity)
                } else {
                    repairs.append((trial.repair, [failure.identity]))
                }
            }
        }
        return repairs
    }
}
