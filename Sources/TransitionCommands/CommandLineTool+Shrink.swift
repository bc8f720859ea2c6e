import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: ShrinkCommand) throws(CommandFailure) -> ExitStatus {
        var options = SearchOptions()
        options.contested = try contested(command.contested.contested)
        options.jobs = try jobs(command.jobs) ?? options.jobs
        let given = try scripts(of: command)
        let scene = try scene(
            of: given[0].script, today: command.tolerance.today
        ).withBaseline(try baseline(command.tolerance.baseline)?.identities(in: given[0].script.scene) ?? [])
        for (file, script) in given { try checkActions(of: script, in: scene, from: file) }
        try checkWritable(command.save, "--save")
        try checkWritable(command.results.results, "--results")
        let scripts = given.map { options.contested == .off ? $0.script.unflipped : $0.script }
        Interruption.note()
        let result = engine.search(scene, options.performing(scripts), progress(scene, seed: nil))
        console.progress?("")
        let status = status(of: result)
        let report = try report(
            result, of: scene, endingWith: status, as: ReportFormats.format(of: command.format?.flag),
            in: ReportPlaces(saved: command.save, results: command.results.results))
        try write([report], to: command.results.results, endingWith: status)
        return status
    }

    /// The scripts that the command names, all of one scene, each with the file that it stands in.
    private func scripts(of command: ShrinkCommand) throws(CommandFailure) -> [(file: String, script: Script)] {
        let maxSteps = try maxSteps(command.maxSteps)
        let input = try command.scene.map { (name) throws(CommandFailure) in
            FuzzInput(scene: try scene(named: name, asked: "there is no scene", today: nil), maxSteps: maxSteps)
        }
        var given: [(file: String, script: Script)] = []
        for file in command.files.flatMap(files(at:)) {
            given.append((file, try script(in: file, by: input)))
        }
        guard let first = given.first else {
            throw CommandFailure(
                status: .unreadableInput, message: "there is no file in \(command.files.joined(separator: ", "))")
        }
        if let other = given.first(where: { $0.script.scene != first.script.scene }) {
            throw CommandFailure.usage(
                "\(first.file) is for the scene \(first.script.scene), and \(other.file) for \(other.script.scene); "
                    + "shrink those of one scene at a time")
        }
        return given
    }

    /// The path or token itself, or the files of the folder there, in order of name.
    private func files(at path: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
        return names.sorted().filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
    }

    private func script(in file: String, by input: FuzzInput?) throws(CommandFailure) -> Script {
        let isFile = FileManager.default.fileExists(atPath: file)
        if isFile, let input, !file.hasSuffix(".\(SavedScript.fileExtension)") {
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw CommandFailure(
                    status: .unreadableInput, message: "cannot read '\(file)': it is a folder, or may not be read")
            }
            return bytes.withUnsafeBytes(input.script(from:))
        }
        do {
            return try script(file)
        } catch  where isFile && error.status == .malformedInput && input == nil {
            throw CommandFailure(
                status: .malformedInput,
                message: "\(error.message); if a fuzzing engine has saved it, name its scene with --scene")
        }
    }
}
