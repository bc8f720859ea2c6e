import Foundation
import TransitionCore
import TransitionReports

extension CommandLineTool {
    func perform(_ command: ReportCommand) throws(CommandFailure) -> ExitStatus {
        let newFolders = NewFolders(upTo: command.output)
        try checkWritable(command.output, "--output")
        // Also where the script cannot be read.
        defer { newFolders.removeEmpty() }
        var replayed = try replayed(command.script, command.contested, command.tolerance)
        guard let found = replayed.found else {
            console.output(TextFormat.render(replayed.report(standing: nil, includesTrace: false, style: reportStyle)))
            console.output("  No page was written, since there is no failure to show.\n")
            return status(of: replayed)
        }
        let (recording, problems) = engine.record(found, replayed.scene)
        replayed.problems += problems
        let path: String
        do {
            path = try PageFiles.write(
                found, of: replayed.scene.name, recording: recording, style: reportStyle, toFolder: command.output)
        } catch {
            // What was found is told all the same.
            console.output(TextFormat.render(replayed.report(standing: nil, includesTrace: false, style: reportStyle)))
            let fault = unwritable(error, "--output")
            try console.tellFaults(of: name, endingWith: status(of: replayed)) { () throws(CommandFailure) in
                throw fault
            }
            return .failureFound
        }
        console.output(
            TextFormat.render(
                replayed.report(standing: nil, includesTrace: false, pagePath: path, style: reportStyle)))
        if command.open { openInBrowser(path) }
        return status(of: replayed)
    }

    /// Hands the page to whatever the system shows pages with; that there is nothing is told, and fails nothing.
    private func openInBrowser(_ path: String) {
        #if os(macOS)
            let opener = "/usr/bin/open"
        #else
            let opener = "/usr/bin/xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: opener)
        process.arguments = [path]
        do {
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus != 0 else { return }
            console.error(
                "\(name): no browser was opened: \(opener) ended with \(process.terminationStatus); open \(path)\n")
        } catch {
            console.error("\(name): no browser was opened, for there is no \(opener); open \(path)\n")
        }
    }
}

/// Folders on the way to one, that are not there yet.
private struct NewFolders {
    /// The innermost first.
    private var paths: [String] = []

    init(upTo path: String) {
        var folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
            paths.append(folder.path)
            folder.deleteLastPathComponent()
        }
    }

    func removeEmpty() {
        // Where something stands in one it fails, and so do those around it.
        for path in paths { rmdir(path) }
    }
}
