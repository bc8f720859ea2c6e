import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: ReplayCommand) throws(CommandFailure) -> ExitStatus {
        let replayed = try replayed(command.script, command.contested, command.tolerance)
        let format = ReportFormats.format(of: command.format?.flag)
        console.output(
            format.render(
                replayed.report(
                    standing: command.tolerance.baseline == nil ? nil : .new, includesTrace: command.trace,
                    style: reportStyle)))
        return status(of: replayed)
    }

    /// Performs the script that a word names, and explains what it breaks.
    func replayed(
        _ word: String, _ contestedOption: ContestedOption, _ tolerance: ToleranceOptions
    ) throws(CommandFailure) -> ReplayedScript {
        let contested = try contested(contestedOption.contested)
        let given = try script(word)
        let script = contested == .off ? given.unflipped : given
        let scene = try scene(of: script, today: tolerance.today).withBaseline(
            try baseline(tolerance.baseline)?.identities(in: script.scene) ?? [])
        try checkActions(of: script, in: scene)
        let result = engine.replay(script, scene)
        var replayed = ReplayedScript(scene: scene, result: result, problems: result.problems)
        guard !result.violations.isEmpty else { return replayed }
        let explanation = engine.explain(script, scene, ScriptSource.fingerprint(word)).taken(as: contested)
        replayed.problems += explanation.problems.filter { !replayed.problems.contains($0) }
        replayed.found =
            explanation.found ?? (explanation.problems.isEmpty ? unrepeated(result) : Counterexample(result))
        return replayed
    }

    /// Tells what went wrong, and how the command ends.
    func status(of replayed: ReplayedScript) -> ExitStatus {
        for problem in replayed.problems { console.error("\(name): \(problem)\n") }
        if replayed.found?.isWarning == false { return .failureFound }
        return replayed.problems.isEmpty ? .noFailureFound : .searchFailed
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
            case .malformed:
                throw CommandFailure(status: .malformedInput, message: adviceOnTrace(word) ?? error.description)
            }
        }
    }

    /// What to do with a file that is the trace of a script, as 'export' prints it; nil for any other one.
    private func adviceOnTrace(_ path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: 100_000) else {
            return nil
        }
        switch TraceLines.beginning(of: String(decoding: bytes, as: UTF8.self)) {
        case .trace(let token):
            let kept = "'\(name) export TOKEN --as script'"
            return "'\(path)' is a trace, which is no script; perform its script with '\(name) replay \(token)', or "
                + "make a file of it with \(kept)"
        case .cutTrace:
            return "'\(path)' is a trace that was cut off before it says of which script; export it again with "
                + "'\(name) export TOKEN --as trace'"
        case .other: return nil
        }
    }

    /// It failed, and a moment later it did not.
    private func unrepeated(_ result: RunResult) -> Counterexample {
        Counterexample(
            result, flakiness: Flakiness(eventIndex: 0, first: "the script fails", second: "the script passes"))
    }
}

/// What a script has come to that was performed again.
struct ReplayedScript {
    let scene: TransitionScene
    let result: RunResult
    /// What it breaks, explained; nil if it breaks nothing new.
    var found: Counterexample?
    /// What went wrong with the replay itself.
    var problems: [String]

    func report(
        standing: TextReport.Standing?, includesTrace: Bool, pagePath: String? = nil, style: ReportStyle
    ) -> ReplayReport {
        ReplayReport(
            of: result.script, trace: result.trace, found: found, standing: standing, known: result.known,
            allowed: result.allowed.map { ($0, scene.allowance(for: $0.identity)?.reason) }, problems: problems,
            fatalAftermaths: result.fatalAftermaths, includesTrace: includesTrace, pagePath: pagePath, style: style)
    }
}
