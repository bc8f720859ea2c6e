import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: ReplayCommand) throws(CommandFailure) -> ExitStatus {
        let contested = try contested(command.contested.contested)
        let given = try script(command.script)
        let script = contested == .off ? given.unflipped : given
        let scene = try scene(
            named: script.scene, asked: "the script is for a scene that is not here,", today: command.tolerance.today
        ).withBaseline(try baseline(command.tolerance.baseline)?.identities(in: script.scene) ?? [])
        try checkActions(of: script, in: scene)
        let result = engine.replay(script, scene)
        let fingerprint = ScriptSource.fingerprint(command.script)
        var (found, problems) = (Counterexample?.none, result.problems)
        if !result.violations.isEmpty {
            let explanation = engine.explain(script, scene, fingerprint).taken(as: contested)
            problems += explanation.problems.filter { !problems.contains($0) }
            found = explanation.found ?? (explanation.problems.isEmpty ? unrepeated(result) : Counterexample(result))
        }
        let format = ReportFormats.format(of: command.format?.flag)
        console.output(
            format.render(
                ReplayReport(
                    of: script, trace: result.trace, found: found,
                    standing: command.tolerance.baseline == nil ? nil : .new, known: result.known,
                    allowed: result.allowed.map { ($0, scene.allowance(for: $0.identity)?.reason) },
                    problems: problems, fatalAftermaths: result.fatalAftermaths, includesTrace: command.trace,
                    style: reportStyle)))
        for problem in problems { console.error("\(name): \(problem)\n") }
        if found?.isWarning == false { return .failureFound }
        return problems.isEmpty ? .noFailureFound : .searchFailed
    }

    /// A script that names what is gone tests less than it did: to call it passed would be a lie.
    func checkActions(
        of script: Script, in scene: TransitionScene, from place: String = "the script"
    ) throws(CommandFailure) {
        for (index, step) in script.steps.enumerated() {
            guard case .act(let action) = step, !scene.actionNames.contains(action) else { continue }
            let advice = NearestNames.advice(for: action, among: scene.actionNames)
            throw CommandFailure(
                status: .malformedInput,
                message: "step \(index + 1) of \(place): scene '\(scene.name)' has no action '\(action)'\(advice)")
        }
    }

    func script(_ word: String) throws(CommandFailure) -> Script {
        do {
            return try ScriptSource.read(word)
        } catch {
            switch error {
            case .unreadable: throw CommandFailure(status: .unreadableInput, message: error.description)
            case .malformed: throw CommandFailure(status: .malformedInput, message: error.description)
            }
        }
    }

    /// It failed, and a moment later it did not.
    private func unrepeated(_ result: RunResult) -> Counterexample {
        Counterexample(
            result, flakiness: Flakiness(eventIndex: 0, first: "the script fails", second: "the script passes"))
    }
}
