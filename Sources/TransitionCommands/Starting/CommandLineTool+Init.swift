import Foundation
import TransitionReports

extension CommandLineTool {
    func perform(_ command: InitCommand) throws(CommandFailure) -> ExitStatus {
        let place = try StarterPlace(folder: command.folder)
        let code = try appCode(command, for: place)
        let toolkit = try ToolkitReference(command.toolkit, for: place)
        guard toolkit != .folder(place.folder) else {
            throw CommandFailure.usage(
                "'\(command.folder)' is this toolkit itself; name the folder of your app's project")
        }
        let project = StarterProject(place: place, toolkit: toolkit, code: code)
        let files = project.files
        try StarterWriting(place: place, files: files).write()
        console.output(files.map { "  \(place.shown($0.path))\n" }.joined())
        console.output("\(Figures.counted(files.count, "file")) written. Next:\n\n" + nextSteps(of: project))
        return .noFailureFound
    }

    /// What the package is to test: the folder that the command names, or else an example.
    private func appCode(_ command: InitCommand, for place: StarterPlace) throws(CommandFailure) -> AppCode {
        guard let sources = command.sources else {
            guard command.root == nil else {
                throw CommandFailure.usage("--root makes a controller of your own code, so --sources has to name that")
            }
            return .example
        }
        return .linked(try LinkedSources(sources, for: place), root: command.root)
    }

    private func nextSteps(of project: StarterProject) -> String {
        let folder = project.place.shown(StarterPlace.packageName)
        let edited: String? =
            switch project.code {
            case .linked(_, root: nil):
                "edit \(folder)/\(SceneTemplate.path): make the controller that the app begins with"
            case .linked, .example: nil
            }
        let steps = [
            "cd \(ShellText.word(folder))",
            "swift run checks run \(project.code.sceneName)   # builds for some minutes the first time, then searches",
            "swift test   # searches every scene, and saves what fails",
        ]
        let words = (edited.map { ["First \($0)."] } ?? []) + steps.map { "  \($0)" } + project.remarks
        return words.joined(separator: "\n") + "\n"
    }
}
