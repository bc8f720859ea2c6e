import Foundation
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Performs a failing script with UIKit's own objects in place of the app's; every trial in a child of its own, since
/// nobody has performed it yet.
@MainActor
struct StockExperimenter {
    let scene: TransitionScene
    let options: SearchOptions

    /// What a child reports of one trial.
    private struct Report: Codable {
        var replaced: [VendedPart] = []
        var vended: [VendedPart] = []
        var showsFailure = false
        /// Whether an exception ended it.
        var isFrozen = false
        var startedCount = 0
        /// How the transition that the failure is about was come to, if it shows the failure and there is one.
        var approach: TransitionApproach?
        /// Whether it came to one in the way that was asked for.
        var isSameApproach = true
    }

    /// Nil when the script starts no transition, or does not show the failure, or where a trial could tell nothing or
    /// had no child.
    ///
    /// - Parameter isCrash: whether the failure kills its process.
    func experiment(
        with script: Script, of identity: ViolationIdentity, isCrash: Bool = false
    ) -> StockExperiment? {
        SearchProblems.unlessNoted { trials(with: script, of: identity, isCrash: isCrash) } ?? nil
    }

    private func trials(with script: Script, of identity: ViolationIdentity, isCrash: Bool) -> StockExperiment? {
        var runCount = 1
        guard let plain = report(of: script, identity, .only([]), isCrash: isCrash), plain.showsFailure,
            plain.startedCount > 0 || isCrash
        else { return nil }
        func outcome(_ substitution: Substitution) -> (outcome: StockExperiment.Outcome, replaced: [VendedPart]) {
            runCount += 1
            let report = report(of: script, identity, substitution, isCrash: isCrash, like: plain.approach)
            guard let report else { return (.untold, []) }
            if report.showsFailure { return (.stays, report.replaced) }
            let isTold = !report.isFrozen && report.startedCount >= plain.startedCount && report.isSameApproach
            return (isTold ? .goesAway : .untold, report.replaced)
        }
        let all = outcome(.all)
        // A leak may stay since a delegate makes in a trial what it makes otherwise.
        if all.outcome == .stays, isLeak(identity) { return nil }
        guard !all.replaced.isEmpty else {
            // A process that died has not told what was replaced in it.
            let together = all.outcome == .stays && !isCrash ? nil : all.outcome
            return StockExperiment(parts: [], together: together, trials: [], runCount: runCount)
        }
        var trials: [StockExperiment.Trial] = []
        // With all of them replaced, others may never be asked for that are at work without.
        let vended = plain.vended + all.replaced.filter { !plain.vended.contains($0) }
        // What stays with all of them is nobody's; of one alone there is nothing more to say.
        if all.outcome != .stays {
            for parts in vended.count == 1 ? [vended] : Self.selections(of: vended) {
                let outcome = parts == all.replaced ? all.outcome : outcome(.only(Set(parts))).outcome
                trials.append(StockExperiment.Trial(replaced: parts, outcome: outcome))
            }
        }
        return StockExperiment(parts: all.replaced, together: all.outcome, trials: trials, runCount: runCount)
    }

    /// Each part alone, then the several that one class plays, then all of each kind that has several.
    private static func selections(of parts: [VendedPart]) -> [[VendedPart]] {
        let kinds = TransitionPart.allCases.map { kind in parts.filter { $0.part == kind } }
        let names = parts.map(\.typeName).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let classes = names.map { name in parts.filter { $0.typeName == name } }
        return parts.map { [$0] } + (classes + kinds).filter { $0.count > 1 && $0 != parts }
    }

    /// Nil when the process died of something else, or there was none, which is noted.
    private func report(
        of script: Script, _ identity: ViolationIdentity, _ substitution: Substitution, isCrash: Bool,
        like approach: TransitionApproach? = nil
    ) -> Report? {
        SearchProblems.noting("What UIKit's own objects do in place of the app's could not be seen") {
            try trial(with: script, identity, substitution, isCrash: isCrash, like: approach)
        } ?? nil
    }

    private func trial(
        with script: Script, _ identity: ViolationIdentity, _ substitution: Substitution, isCrash: Bool,
        like approach: TransitionApproach?
    ) throws(IsolationError) -> Report? {
        func evaluator() -> Evaluator {
            let evaluator = Evaluator(scene: scene, restriction: options.invariants, substitution: substitution)
            evaluator.performsAgain = evaluator.parts(judgedBy: identity.invariant)
            return evaluator
        }
        let outcome = try scene.judgeInChild(
            script, timeout: min(options.hangTimeout, CrashExplainer.hangWait), probes: !isCrash, by: evaluator()
        ) { self.report(of: $0, identity, like: approach) }
        switch outcome {
        case .finished(let data): return try ChildWords.read(from: data)
        case .crashed(let crash), .hung(let crash):
            guard CrashExplainer.identity(of: crash) == identity else { return nil }
            var report = Report()
            report.showsFailure = true
            return report
        }
    }

    private func report(
        of result: RunResult, _ identity: ViolationIdentity, like approach: TransitionApproach?
    ) -> Report {
        var report = Report()
        report.replaced = result.trace.replacedParts
        report.vended = result.trace.vendedParts
        let shown = result.violations.first { violation in
            violation.identity == identity || isSameLeak(violation.identity, identity)
        }
        report.showsFailure = shown != nil
        report.approach = shown.flatMap { TransitionApproach(of: $0, in: result.trace) }
        report.isSameApproach = approach?.isRepeated(in: result.trace) ?? true
        report.isFrozen = result.trace.diagnostics.contains { $0.severity == .exception }
        report.startedCount = result.trace.events.count { if case .started = $0.kind { true } else { false } }
        return report
    }

    /// What is lost is the same, whatever seems to hold it with other objects about.
    private func isSameLeak(_ one: ViolationIdentity, _ other: ViolationIdentity) -> Bool {
        isLeak(one) && one.invariant == other.invariant && one.subject == other.subject
    }

    private func isLeak(_ identity: ViolationIdentity) -> Bool {
        scene.invariantSet.judges(.leaks, by: identity.invariant)
    }
}
