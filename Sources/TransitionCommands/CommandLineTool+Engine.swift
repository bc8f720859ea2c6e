import TransitionCore
import TransitionFuzzing
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    /// Runs the engine that is in this executable; comes back only if there is none.
    func perform(_ command: EngineCommand) throws(CommandFailure) -> ExitStatus {
        let scene = try scene(named: command.scene, asked: "there is no scene", today: command.tolerance.today)
            .withBaseline(try baseline(command.tolerance.baseline)?.identities(in: command.scene) ?? [])
        if let fault = EngineRun.fault {
            throw CommandFailure(
                status: .searchFailed, message: "\(fault); '\(name) fuzz' builds one that can fuzz")
        }
        var run = EngineRun(
            corpus: command.corpus, inbox: command.inbox, seconds: command.seconds, seed: command.seed)
        run.maxSteps = command.maxSteps
        run.engineOptions = command.engineOption
        run.contested = try contested(command.contested.contested)
        run.run(scene)
    }
}
