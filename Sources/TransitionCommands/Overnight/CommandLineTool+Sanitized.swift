import Foundation
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    /// Has a build with a sanitizer shrink and tell what it has found and this build does not show.
    func judgeSanitized(
        _ folder: FindingsFolder, _ engine: NightEngine, _ executable: URL, _ command: OvernightCommand
    ) throws(CommandFailure) -> ExitStatus {
        // Beside them stand the sanitizer's reports.
        let scripts = folder.inboxPaths(of: engine)
        guard !scripts.isEmpty else { return .noFailureFound }
        // What was told already is the other build's.
        let told = "\(folder.path)/told.baseline"
        try? FileManager.default.removeItem(atPath: told)
        try list(knownFindings(in: folder).identities.union(folder.scene.baseline), of: folder.scene, in: told)
        var arguments = ["shrink"] + scripts + ["--baseline", told, "--save", folder.path]
        if let contested = command.options.contested.contested { arguments += ["--contested", contested] }
        if let today = command.options.tolerance.today { arguments += ["--today", today] }
        if let jobs = command.jobs { arguments += ["--jobs", jobs] }
        if let results = command.options.results.results {
            arguments += ["--results", "\(results)/\(engine.rawValue)/\(folder.scene.name)"]
        }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(engine.environment) { $1 }
        process.standardOutput = pipe
        do { try process.run() } catch {
            throw CommandFailure(
                status: .searchFailed, message: "\(executable.path) cannot be run: \(error.localizedDescription)")
        }
        let words = pipe.wholeOutput()
        process.waitUntilExit()
        if command.options.format == nil { console.output(String(decoding: words, as: UTF8.self)) }
        guard let status = ExitStatus(rawValue: process.terminationStatus) else {
            console.error(
                "\(name): \(folder.scene.name): what \(engine.name) has found could not be judged: it ended with "
                    + "\(process.terminationStatus); the scripts are in \(folder.inbox(of: engine))\n")
            return .searchFailed
        }
        return status
    }
}
