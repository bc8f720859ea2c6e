import Foundation
import TransitionRunner

extension EngineRun {
    /// Performs each input of the corpus once, and ends the process as programs end, so that what was built to count
    /// lines writes what it has counted.
    ///
    /// Lines that an input came to before it killed the process are not counted.
    @MainActor
    public func cover(_ scene: TransitionScene) -> Never {
        let files = CorpusFiles(folder: corpus)
        let input = input(of: scene)
        let lines = StatusLines(work: "covered")
        let target = makeTarget(scene)
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        for path in files.paths where ContinuousClock.now < end {
            if target.perform(files.bytes(of: path).withUnsafeBytes(input.script(from:))) != nil { count += 1 }
        }
        lines.tellLast(scripts: count, features: 0, inputs: files.paths.count)
        exit(0)
    }
}
