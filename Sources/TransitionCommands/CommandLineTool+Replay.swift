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
        var found = result.violations.isEmpty ? nil : engine.explain(script, scene, fingerprint) ?? unrepeated(result)
        if contested == .fail { found?.severity = .failure }
        if command.json {
            console.output(
                JSONReport.render(
                    scene: scene.name, statistics: nil, bugs: found.map { [FoundBug($0)] } ?? [],
                    allowed: result.allowed, known: result.known, includesTrace: command.trace))
        } else {
            if command.trace {
                // Of a process that died there is only what it said.
                let lines = found?.crash?.events ?? TraceText.lines(of: result.trace, performing: script)
                console.output(lines.map { $0 + "\n" }.joined())
            }
            report(found, result: result, scene: scene, standing: command.tolerance.baseline == nil ? nil : .new)
        }
        return found?.isWarning ?? true ? .noFailureFound : .failureFound
    }

    private func report(
        _ found: Counterexample?, result: RunResult, scene: TransitionScene, standing: TextReport.Standing?
    ) {
        if let found {
            console.output(TextReport.render(found, standing: standing, command: name, usesColor: console.usesColor))
        } else {
            let count = result.script.steps.count
            let nothing = result.known.isEmpty ? "nothing" : "nothing new"
            console.output(
                "✔ \(result.script.scene): the script breaks \(nothing) (\(count) step\(count == 1 ? "" : "s"))\n")
        }
        for violation in result.known {
            console.output("  Known: \(violation.invariant) · \(violation.summary)\n")
        }
        for violation in result.allowed {
            let reason = scene.allowance(for: violation.identity).map { ", because \"\($0.reason)\"" } ?? ""
            console.output("  Allowed by the scene\(reason): \(violation.invariant) · \(violation.summary)\n")
        }
    }

    /// A script that names what is gone tests less than it did: to call it passed would be a lie.
    private func checkActions(of script: Script, in scene: TransitionScene) throws(CommandFailure) {
        for (index, step) in script.steps.enumerated() {
            guard case .act(let action) = step, !scene.actionNames.contains(action) else { continue }
            let advice = NearestNames.advice(for: action, among: scene.actionNames)
            throw CommandFailure(
                status: .malformedInput,
                message: "step \(index + 1) of the script: scene '\(scene.name)' has no action '\(action)'\(advice)")
        }
    }

    private func script(_ word: String) throws(CommandFailure) -> Script {
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
            script: result.script, violations: result.violations, trace: result.trace, original: result.script,
            flakiness: Flakiness(eventIndex: 0, first: "the script fails", second: "the script passes"),
            statistics: SearchStatistics(seed: 0, scriptCount: 1))
    }
}
