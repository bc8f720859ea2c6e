import Foundation
import TransitionCore
import TransitionRunner

extension EngineRun {
    /// Lets the guided search go on from the corpus until the time is up, and ends the process.
    ///
    /// It needs no engine and no coverage: what scripts do to transitions guides it. What shows something new is added
    /// to the corpus, where an engine of another kind goes on from. Status lines and statuses are as of `run`.
    @MainActor
    public func runGuided(_ scene: TransitionScene) -> Never {
        StandbyProcess.dieWithParent()
        // Looks at the scene in children of its own, which are not the target's to wait for.
        var stream = ScriptStream(scene: scene, profiles: answers, maxSteps: maxSteps, seed: UInt64(seed))
        let files = CorpusFiles(folder: corpus)
        let input = input(of: scene)
        var lines = StatusLines(work: "guided")
        let target = makeTarget(scene)
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        var earlier = files.paths[...]
        var kept = earlier.count
        while ContinuousClock.now < end {
            let path = earlier.popFirst()
            let script = path.map { files.bytes(of: $0).withUnsafeBytes(input.script(from:)) } ?? stream.next()
            if let result = target.perform(script) {
                count += 1
                if stream.note(result), path == nil, let bytes = input.bytes(for: script) {
                    keep { () throws(UnwritableCorpus) in try files.add(bytes) }
                    kept += 1
                }
            }
            lines.tell(scripts: count, features: stream.featureCount, inputs: kept)
        }
        lines.tellLast(scripts: count, features: stream.featureCount, inputs: kept)
        exit(0)
    }

    private func keep(_ write: () throws(UnwritableCorpus) -> Void) {
        do { try write() } catch { Self.end(EngineTarget.Status.unwritableInbox, "\(error)") }
    }
}
