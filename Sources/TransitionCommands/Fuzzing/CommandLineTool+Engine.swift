import TransitionCore
import TransitionFuzzing
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    /// Runs an engine in this process; comes back only if it cannot.
    func perform(_ command: EngineCommand) throws(CommandFailure) -> ExitStatus {
        let scene = try scene(named: command.scene, asked: "there is no scene", today: command.tolerance.today)
            .withBaseline(try baseline(command.tolerance.baseline)?.identities(in: command.scene) ?? [])
        var run = EngineRun(
            corpus: command.corpus, inbox: command.inbox, seconds: command.seconds, seed: command.seed)
        run.maxSteps = command.maxSteps
        run.engineOptions = command.engineOption
        run.contested = try contested(command.contested.contested)
        switch command.work {
        case .guided: run.runGuided(scene)
        case .minimize: run.minimize(scene)
        case .cover: run.cover(scene)
        case .libfuzzer: break
        }
        if let fault = EngineRun.fault {
            throw CommandFailure(
                status: .searchFailed, message: "\(fault); '\(name) fuzz' builds one that can fuzz")
        }
        run.run(scene)
    }
}
