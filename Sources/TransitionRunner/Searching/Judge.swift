import HeadlessUIKit
import TransitionCore

/// Performs scripts of one scene in this process and judges them.
///
/// Use it where a trap of the code under test may end the process, as in a fuzz target or a benchmark; `replay` and
/// `search` run in children. One judge keeps the undisturbed twins it has made, so make one and reuse it.
@MainActor
public final class Judge {
    private let evaluator: Evaluator

    /// - Parameter invariants: check these rules alone; nil checks all rules of the scene.
    public init(scene: TransitionScene, invariants: [InvariantID]? = nil) {
        evaluator = Evaluator(scene: scene, restriction: invariants)
    }

    /// How many worlds it has launched for undisturbed twins: runs that come to the same share one.
    public var twinExecutionCount: Int { evaluator.twinExecutionCount }

    public func judge(_ script: Script) -> RunResult {
        evaluator.evaluate(script)
    }

    /// Judges and notes in a journal what is performed, for whoever has to tell of it if it kills the process.
    ///
    /// - Parameter comparing: whether there is more than the run alone, whose result depends on nothing before it.
    package func judge(_ script: Script, comparing: Bool = true, noting journal: Journal) -> RunResult {
        evaluator.onAftermath = journal.noteAftermath
        HeadlessApp.observeTurns { journal.tick() }
        journal.beginRun(ScriptBinary.encode(script))
        defer { journal.endRun() }
        return evaluator.evaluate(script, probes: comparing) { journal.beginStep($0) }
    }

    /// Judges by the run alone, to see what comparing costs: no undisturbed twin, no probes after it, and animators are
    /// asked no more often. Rules that need one of these cannot be broken.
    public func judgeWithoutComparing(_ script: Script) -> RunResult {
        evaluator.evaluate(script, probes: false)
    }
}

/// Performs one script in this process and returns its trace, unjudged.
@MainActor
public func trace(of script: Script, in scene: TransitionScene) -> Trace {
    Evaluator(scene: scene).perform(script)
}
