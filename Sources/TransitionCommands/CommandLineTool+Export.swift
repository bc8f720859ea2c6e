import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: ExportCommand) throws(CommandFailure) -> ExitStatus {
        guard let form = ExportedTest.Form(rawValue: command.form) else {
            let all = ExportedTest.Form.allCases.map(\.rawValue).joined(separator: " or ")
            throw CommandFailure.usage("--as takes \(all), not '\(command.form)'")
        }
        let script = try script(command.script)
        let scene = try scene(
            named: script.scene, asked: "the script is for a scene that is not here,", today: nil)
        try checkActions(of: script, in: scene)
        let summary = engine.replay(script, scene).violations.first?.summary ?? ""
        let test = ExportedTest(
            script, summary: summary,
            window: Rectangle(x: 0, y: 0, width: Double(scene.size.width), height: Double(scene.size.height)))
        if let step = test.firstImpossibleStep(for: form) {
            throw CommandFailure.usage(
                "step \(step.number), \(step.phrase), cannot be done from within an app; export it --as xcuitest")
        }
        console.output(test.source(as: form))
        return .noFailureFound
    }
}
