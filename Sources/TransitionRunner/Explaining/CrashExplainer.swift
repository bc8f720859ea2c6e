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

    /// The signal and the message with its numbers folded.
    static func identity(of crash: ChildCrash) -> ViolationIdentity {
        NoCrash.violation(for: record(of: crash), trace: Trace()).identity
    }

    static func record(of crash: ChildCrash) -> CrashRecord {
        CrashRecord(reason: crash.reason, message: crash.message, step: crash.journal.step)
    }

    func explain(
        _ crash: ChildCrash, script: Script, index: Int, statistics: SearchStatistics
    ) -> Counterexample {
        let identity = Self.identity(of: crash)
        var last = crash
        let shrunk = ScriptShrinker.shrink(script, vocabulary: vocabulary, budget: min(options.shrinkBudget, 600)) {
            candidate in
            guard let crash = self.crash(of: candidate) else { return .passes }
            guard Self.identity(of: crash) == identity else { return .otherFailure }
            last = crash
            return .fails
        }
        var statistics = statistics
        statistics.firstFailure = index + 1
        let record = Self.record(of: self.crash(of: shrunk.script) ?? last)
        return Counterexample(
            script: shrunk.script, violations: [NoCrash.violation(for: record, trace: Trace())], trace: Trace(),
            original: script, shrinkRunCount: shrunk.runCount, crash: record, statistics: statistics)
    }

    /// How the script kills its process, or nil when it does not.
    func crash(of script: Script) -> ChildCrash? {
        let outcome = try? runInChild(timeout: options.hangTimeout) { journal in
            journal.beginRun(ScriptBinary.encode(script))
            _ = Evaluator(scene: scene).evaluate(script) { journal.beginStep($0) }
            return Data()
        }
        switch outcome {
        case .crashed(let crash), .hung(let crash): return crash
        default: return nil
        }
    }
}
