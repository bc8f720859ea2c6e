import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: CoverageCommand) throws(CommandFailure) -> ExitStatus {
        let names = command.scenes.isEmpty ? scenes.map(\.name) : command.scenes
        var folders: [FindingsFolder] = []
        for name in names {
            folders.append(
                FindingsFolder(
                    in: command.findings, of: try scene(named: name, asked: "there is no scene", today: nil)))
        }
        guard !folders.isEmpty else { throw CommandFailure.usage("there is no scene: this command has none") }
        var options = SearchOptions()
        options.maxSteps = try maxSteps(command.maxSteps)
        try checkWritable(command.findings, "--findings")
        guard let build = EngineBuild(executable: ownExecutable, kind: .coverage) else {
            throw CommandFailure(
                status: .searchFailed,
                message: "cannot count lines: \(ownExecutable.path) is in no package that could be built for that")
        }
        console.progress?("building \(build.product) so that it counts lines; the first time takes minutes")
        let executable = try build.build()
        let profiles = URL(fileURLWithPath: command.findings).appendingPathComponent(".coverage")
        try? FileManager.default.removeItem(at: profiles)
        for folder in folders { try cover(folder, executable, options, profiles) }
        console.progress?("")
        let lcov = try export(profiles, of: executable)
        if let path = command.lcov { try write(lcov, to: path) }
        let files = LineCoverage.read(lcov: lcov).filter { isUserFile($0.path) && !$0.path.contains("/.build/") }
        console.output(CoverageReport.render(files))
        return .noFailureFound
    }

    /// Has the inputs of one scene performed.
    private func cover(
        _ folder: FindingsFolder, _ executable: URL, _ options: SearchOptions, _ profiles: URL
    ) throws(CommandFailure) {
        let settings = EngineSettings(options: options, seed: 1, engineOptions: [])
        do {
            try folder.seedCorpus(maxSteps: options.maxSteps)
            var engine = settings.command(executable, .cover, in: folder, log: folder.log(of: "coverage"))
            engine.environment = ["LLVM_PROFILE_FILE": "\(profiles.path)/\(folder.scene.name)-%p.profraw"]
            let process = try EngineProcess(engine, seconds: 3_600)
            let end = try process.finish { _ in console.progress?("\(folder.scene.name): performing its inputs") }
            if let problem = end.problem(process.status, log: engine.log.path) {
                throw CommandFailure(status: .searchFailed, message: "\(folder.scene.name): \(problem)")
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(
                status: .searchFailed, message: "\(folder.scene.name): inputs could not be performed: \(error)")
        }
    }

    /// What was counted, in the form of lcov.
    private func export(_ profiles: URL, of executable: URL) throws(CommandFailure) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: profiles.path)) ?? []
        let raw = names.filter { $0.hasSuffix(".profraw") }.sorted().map { "\(profiles.path)/\($0)" }
        guard !raw.isEmpty else {
            throw CommandFailure(
                status: .searchFailed, message: "nothing was counted: \(profiles.path) has no .profraw file")
        }
        let merged = "\(profiles.path)/all.profdata"
        _ = try output(of: "llvm-profdata", ["merge", "-o", merged] + raw)
        return try output(
            of: "llvm-cov", ["export", "-format=lcov", "-instr-profile", merged, executable.path])
    }

    /// What a tool of the toolchain prints.
    private func output(of tool: String, _ arguments: [String]) throws(CommandFailure) -> String {
        let path = try Toolchain.path(ofTool: tool)
        guard let output = Toolchain.output(of: [path] + arguments) else {
            throw CommandFailure(
                status: .searchFailed, message: "\(path) could not read what was counted; it says why above")
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func write(_ lcov: String, to path: String) throws(CommandFailure) {
        do {
            try Data(lcov.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure(
                status: .unwritableOutput,
                message: "\(path) cannot be written: \(error.systemReason); choose another with --lcov")
        }
    }
}
