import Foundation
import TransitionCore
import TransitionRunner

extension EngineRun {
    /// Performs each input of the corpus once, and ends the process as programs end, so that what was built to count
    /// lines writes what it has counted.
    ///
    /// Lines that an input came to before it killed the process are not counted.
    @MainActor
    public func cover(_ scene: TransitionScene) -> Never {
        onceEach(scene, work: "covered") { target, script, _ in
            _ = target.perform(script)
            return 0
        }
    }

    /// Does something with each input of the corpus, the shortest first, until the time is up, and ends the process.
    ///
    /// - Parameters:
    ///   - work: what is done, for status lines.
    ///   - perform: is given the script of an input, and the path of its file, and says how many features there are.
    @MainActor
    func onceEach(
        _ scene: TransitionScene, work: String, _ perform: (EngineTarget, Script, _ path: String) -> Int
    ) -> Never {
        let files = CorpusFiles(folder: corpus)
        let input = input(of: scene)
        let lines = StatusLines(work: work)
        let target = makeTarget(scene)
        let end = ContinuousClock.now + .seconds(seconds)
        var (count, features) = (0, 0)
        for path in files.paths where ContinuousClock.now < end {
            features = perform(target, files.bytes(of: path).withUnsafeBytes(input.script(from:)), path)
            count += 1
        }
        lines.tellLast(scripts: count, features: features, inputs: files.paths.count)
        exit(0)
    }
}
