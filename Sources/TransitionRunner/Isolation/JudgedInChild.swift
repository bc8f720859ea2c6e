import Foundation
import HeadlessUIKit
import TransitionCore

extension TransitionScene {
    /// Judges a script in a child of its own, and again as `performInChild` does.
    ///
    /// - Parameters:
    ///   - timeout: seconds without a sign of life after which it hangs.
    ///   - probes: whether the scene's actions are tried after it.
    ///   - evaluator: who judges it; made in the child.
    ///   - make: what the child hands over of the result, which `ChildWords` reads.
    /// - Throws: as `performInChild` does.
    @MainActor
    func judgeInChild(
        _ script: Script, timeout: Double, probes: Bool = true, by evaluator: @autoclosure () -> Evaluator,
        _ make: (RunResult) -> some Encodable
    ) throws(IsolationError) -> ChildOutcome {
        try performInChild(script, timeout: timeout) { journal in
            journal.beginRun(ScriptBinary.encode(script))
            HeadlessApp.observeTurns { journal.tick() }
            let evaluator = evaluator()
            evaluator.onAftermath = journal.noteAftermath
            let result = evaluator.evaluate(script, probes: probes) { journal.beginStep($0) }
            HeadlessApp.observeTurns(nil)
            return (try? ChildWords.encoder.encode(make(result))) ?? Data()
        }
    }
}
