import Foundation
import TransitionChoices
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Makes a counterexample of a script that killed its process; every candidate runs in a child of its own.
@MainActor
struct CrashExplainer {
    let scene: TransitionScene
    let options: SearchOptions
    let vocabulary: ScriptVocabulary

    /// Executions for shrinking a crash. Each has a child of its own.
    private static let shrinkLimit = 600
    /// The same for a hang, where every candidate that still fails is waited for, though not as long as in a search.
    private static let hangShrinkLimit = 100
    /// Seconds without a sign of life after which a script that has hung before is taken to hang again.
    static let hangWait = 3.0

    /// The signal and the message with its numbers folded.
    static func identity(of crash: ChildCrash) -> ViolationIdentity {
        NoCrash.violation(for: record(of: crash), trace: Trace()).identity
    }

    static func record(of crash: ChildCrash) -> CrashRecord {
        CrashRecord(reason: crash.reason, message: crash.message, step: crash.journal.step)
    }

    /// - Parameter met: takes up crashes of another kind that candidates die of.
    func explain(
        _ crash: ChildCrash, script: Script, index: Int, statistics: SearchStatistics, metBy met: MetFailures? = nil
    ) -> Counterexample {
        let identity = Self.identity(of: crash)
        var last = crash
        let original = scriptWithProbes(script, diedIn: crash.journal.step)
        let isHang = Self.record(of: crash).reason == "hang"
        let wait = isHang ? min(options.hangTimeout, Self.hangWait) : options.hangTimeout
        let budget = min(options.shrinkBudget, isHang ? Self.hangShrinkLimit : Self.shrinkLimit)
        let shrunk = ScriptShrinker.shrink(original, vocabulary: vocabulary, budget: budget) { candidate in
            guard let crash = self.crash(of: candidate, probes: false, wait: wait) else { return .passes }
            guard Self.identity(of: crash) == identity else {
                met?.add(crash, script: candidate, index: index, whileShrinking: identity)
                return .otherFailure
            }
            last = crash
            return .fails
        }
        var statistics = statistics
        statistics.firstFailure = index + 1
        let record = Self.record(of: self.crash(of: shrunk.script, probes: false) ?? last)
        var counterexample = Counterexample(
            script: shrunk.script, violations: [violation(for: record, of: shrunk.script)], trace: Trace(),
            original: script, shrinkRunCount: shrunk.runCount, crash: record, statistics: statistics)
        // What a step may be instead is not worth a wait for each value.
        if !isHang { counterexample.freeParts = freeParts(of: shrunk.script, identity) }
        return counterexample
    }

    /// The violation of a script that killed its process; it names the rule if its condition did.
    func violation(for record: CrashRecord, of script: Script) -> Violation {
        let violation = NoCrash.violation(for: record, trace: Trace())
        guard let formula = fatalFormula(of: script, violation.identity) else { return violation }
        return Violation(
            identity: violation.identity,
            summary: "The condition of the rule \(formula.id) did not return: \(formula.formula).",
            expected: "a condition that can be judged at any time", seen: violation.seen,
            remedy: "Let it read what may be gone as an optional: it is judged in every frame, also before the first "
                + "step and while the app tears things down.",
            restsOn: [], decisions: [], time: violation.time)
    }

    /// The rule over the live app without which the script lives, and with which alone it dies.
    private func fatalFormula(of script: Script, _ identity: ViolationIdentity) -> SceneFormula? {
        func dies(_ formulas: [SceneFormula]) -> Bool {
            let explainer = CrashExplainer(
                scene: scene.watching(only: formulas), options: options, vocabulary: vocabulary)
            return explainer.crash(of: script, probes: false).map { Self.identity(of: $0) == identity } ?? false
        }
        guard !scene.formulas.isEmpty, !dies([]) else { return nil }
        return scene.formulas.first { dies([$0]) }
    }

    /// A child for each run: a crash does not tell which of the others would crash.
    private func freeParts(of script: Script, _ identity: ViolationIdentity) -> [FreeStepPart] {
        FreeStepPartFinder(script: script, vocabulary: vocabulary, budget: options.explainBudget).find { candidate in
            crash(of: candidate, probes: false).map { Self.identity(of: $0) == identity } ?? false
        }
    }

    /// The script as it died: one that died in a probe after it has the probed actions as its last steps.
    private func scriptWithProbes(_ script: Script, diedIn step: Int) -> Script {
        let probed = scene.actionNames.prefix(max(0, step - script.steps.count + 1))
        guard !probed.isEmpty else { return script }
        let rest = Step.wait(frames: vocabulary.longestWait)
        var longer = script
        longer.steps += [.lift, .foreground, rest] + probed.flatMap { [.act($0), rest] }
        return crash(of: longer, probes: false) == nil ? script : longer
    }

    /// How the script kills its process, or nil when it does not.
    ///
    /// - Parameters:
    ///   - probes: whether the scene's actions are tried after it, as a search does.
    ///   - wait: seconds without a sign of life after which it hangs; nil for those of the search.
    func crash(of script: Script, probes: Bool = true, wait: Double? = nil) -> ChildCrash? {
        let outcome = try? runInChild(timeout: wait ?? options.hangTimeout) { journal in
            journal.beginRun(ScriptBinary.encode(script))
            _ = Evaluator(scene: scene).evaluate(script, probes: probes) { journal.beginStep($0) }
            return Data()
        }
        switch outcome {
        case .crashed(let crash), .hung(let crash): return crash
        default: return nil
        }
    }
}
