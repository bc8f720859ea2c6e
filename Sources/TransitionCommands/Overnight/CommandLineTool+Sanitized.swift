import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    /// Has a build with a sanitizer shrink and tell what it has found and this build does not show.
    func judgeSanitized(
        _ folder: FindingsFolder, _ engine: NightEngine, _ executable: URL, _ command: OvernightCommand, known: String
    ) throws(CommandFailure) -> ExitStatus {
        // Beside them stand the sanitizer's reports.
        let scripts = folder.inboxPaths(of: engine)
        guard !scripts.isEmpty else { return .noFailureFound }
        // What was told already is the other build's.
        let told = "\(folder.path)/told.baseline"
        try list(try toldFailures(folder, known: known), of: folder.scene, in: told)
        var arguments = ["shrink"] + scripts + ["--baseline", told, "--save", folder.path]
        if let results = command.results.results {
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
        let words = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if command.format == nil { console.output(String(decoding: words, as: UTF8.self)) }
        guard let status = ExitStatus(rawValue: process.terminationStatus) else {
            console.error(
                "\(name): \(folder.scene.name): what \(engine.name) has found could not be judged: it ended with "
                    + "\(process.terminationStatus); the scripts are in \(folder.inbox(of: engine))\n")
            return .searchFailed
        }
        return status
    }

    /// What the saved scripts show in this build, and what was known before the night.
    private func toldFailures(_ folder: FindingsFolder, known: String) throws(CommandFailure) -> Set<ViolationIdentity>
    {
        let before = try baseline(known)?.identities(in: folder.scene.name) ?? []
        return knownFindings(in: folder).identities.union(before)
    }

    private func list(
        _ identities: Set<ViolationIdentity>, of scene: TransitionScene, in path: String
    ) throws(CommandFailure) {
        try? FileManager.default.removeItem(atPath: path)
        do {
            _ = try BaselineFile.add(Array(identities), ofScene: scene.name, to: path)
        } catch {
            throw CommandFailure(
                status: .unwritableOutput, message: "\(error); choose another folder with --findings")
        }
    }
}
