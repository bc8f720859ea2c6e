import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: ExportCommand) throws(CommandFailure) -> ExitStatus {
        let form = ExportedTest.Form(rawValue: command.form)
        guard ExportCommand.forms.contains(command.form) else {
            let all = ExportCommand.forms.joined(separator: ", ")
            throw CommandFailure.usage("--as takes one of \(all), not '\(command.form)'")
        }
        let script = try script(command.script)
        if command.form == ExportCommand.scriptForm {
            console.output(ScriptText.print(script))
            return .noFailureFound
        }
        let scene = try scene(of: script, today: nil)
        try checkActions(of: script, in: scene)
        let result = engine.replay(script, scene)
        guard let form else {
            // Of a process that died there is only what it said.
            guard !result.trace.events.isEmpty else {
                let reason = result.problems.first ?? result.violations.first?.summary ?? "nothing happened"
                throw CommandFailure(
                    status: .searchFailed, message: "the run left no trace: \(reason) See '\(name) replay --trace'.")
            }
            console.output(TraceLines.render(result.trace, performing: script))
            return .noFailureFound
        }
        let test = ExportedTest(
            script, breaking: result.violations.first,
            window: Rectangle(x: 0, y: 0, width: Double(scene.size.width), height: Double(scene.size.height)),
            command: "\(name) replay", trace: result.trace)
        if let step = test.firstImpossibleStep(for: form) {
            throw CommandFailure.usage(
                "step \(step.number), \(step.phrase), cannot be done from within an app; export it --as xcuitest")
        }
        console.output(test.source(as: form))
        return .noFailureFound
    }
}
