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
    private static let trialLimit = 4

    /// What a child reports of one trial.
    private struct Report: Codable {
        let identities: [ViolationIdentity]
        /// Whether there was anything to put right.
        let isApplied: Bool
        let isFrozen: Bool
    }

    /// The trials with the failures of a script for which their rules declare a repair, in their order; one that found
    /// nothing to put right is left out.
    ///
    /// - Parameters:
    ///   - failures: what the script shows, the failure that it was shrunk for first.
    ///   - isFrozen: whether an exception ends it as it is.
    ///   - problems: takes up what could not be tried.
    func trials(
        with script: Script, showing failures: [ViolationIdentity], isFrozen: Bool, problems: inout SearchProblems
    ) -> [RepairTrial] {
        let rules = scene.invariantSet.invariants
        var tried: Set<Repair> = []
        var trials: [RepairTrial] = []
        for target in failures where trials.count < Self.trialLimit {
            guard let repair = rules.first(where: { $0.id == target.invariant })?.repair(of: target),
                tried.insert(repair).inserted
            else { continue }
            do {
                if let trial = try trial(repair, for: target, script, failures, isFrozen: isFrozen) {
                    trials.append(trial)
                }
            } catch {
                problems.add("\(target) could not be put right to see what goes away with it: \(error).")
            }
        }
        return trials
    }

    /// Nil where nothing was put right.
    private func trial(
        _ repair: Repair, for target: ViolationIdentity, _ script: Script, _ failures: [ViolationIdentity],
        isFrozen: Bool
    ) throws -> RepairTrial? {
        guard let report = try report(of: script, repair) else {
            return RepairTrial(repair: repair, target: target, outcome: .makesWorse, gone: [], came: [])
        }
        let gone = failures.filter { !report.identities.contains($0) }
        // What only a copy of the run shows is put right in the copy.
        guard report.isApplied || gone.contains(target) else { return nil }
        let outcome: RepairTrial.Outcome =
            // An exception silences the other rules.
            if report.isFrozen, !isFrozen {
                .makesWorse
            } else if !gone.contains(target) {
                .stays
            } else {
                report.identities.isEmpty ? .passes : .goesAway
            }
        let came = report.identities.filter { !failures.contains($0) }
        return RepairTrial(repair: repair, target: target, outcome: outcome, gone: gone, came: came)
    }

    /// Nil when the process died of the script; throws when there was none, or its report cannot be read.
    private func report(of script: Script, _ repair: Repair) throws -> Report? {
        let outcome = try scene.performInChild(
            timeout: min(options.hangTimeout, CrashExplainer.hangWait)
        ) { journal in
            journal.beginRun(ScriptBinary.encode(script))
            let evaluator = Evaluator(scene: scene, restriction: options.invariants, repairs: [repair])
            evaluator.onComparing = journal.noteComparing
            let result = evaluator.evaluate(script) { journal.beginStep($0) }
            let report = Report(
                identities: (result.violations + result.allowed + result.known).map(\.identity),
                isApplied: !result.trace.repairs.isEmpty,
                isFrozen: result.trace.diagnostics.contains { $0.severity == .exception })
            return (try? JSONEncoder().encode(report)) ?? Data()
        }
        guard case .finished(let data) = outcome else { return nil }
        return try JSONDecoder().decode(Report.self, from: data)
    }
}
