import Foundation
import TransitionReports

/// Writes the files of a new package all at once or not at all, and over none that is there.
struct StarterWriting {
    let place: StarterPlace
    let files: [StarterFile]

    func write() throws(CommandFailure) {
        try checkNothingExists()
        // Beside its place, so that the last step is no more than a new name.
        let draft = place.folder.appendingPathComponent(
            ".\(StarterPlace.packageName)-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: draft) }
        var undo: [URL] = []
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
            for file in files { try write(file, to: drafted(file, in: draft)) }
            for file in files where !file.isInPackage {
                try move(drafted(file, in: draft), to: destination(of: file), &undo)
            }
            try move(draft.appendingPathComponent(StarterPlace.packageName), to: place.package, &undo)
        } catch {
            for url in undo.reversed() { try? FileManager.default.removeItem(at: url) }
            throw CommandFailure(
                status: .unwritableOutput,
                message:
                    "cannot write into '\(place.folder.path)', and left nothing there: \(error.systemReason); make it "
                    + "writable, or name another folder")
        }
    }

    /// Fails with the names of what is in the way.
    private func checkNothingExists() throws(CommandFailure) {
        let paths = [StarterPlace.packageName] + files.filter { !$0.isInPackage }.map(\.path)
        let names = paths.filter { exists(place.url(of: $0)) }.map(place.shown)
        guard names.isEmpty else {
            let verb = names.count == 1 ? "is there already" : "are there already"
            throw CommandFailure(
                status: .unwritableOutput,
                message: "\(names.map { "'\($0)'" }.joined(separator: ", ")) \(verb), and nothing was written; move "
                    + "\(names.count == 1 ? "it" : "them") away, or name another folder")
        }
    }

    private func destination(of file: StarterFile) -> URL {
        place.url(of: file.path)
    }

    private func drafted(_ file: StarterFile, in draft: URL) -> URL {
        let name = destination(of: file).lastPathComponent
        return draft.appendingPathComponent(file.isInPackage ? file.path : "workflows/\(name)")
    }

    /// Whether something has that name, even if it is a link to nothing.
    private func exists(_ url: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
    }

    private func write(_ file: StarterFile, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        switch file.content {
        case .text(let text): try Data(text.utf8).write(to: url, options: .withoutOverwriting)
        case .link(let target):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
        }
    }

    /// Gives a file its name, and notes what was made for that.
    private func move(_ draft: URL, to url: URL, _ undo: inout [URL]) throws {
        var missing: [URL] = []
        var folder = url.deletingLastPathComponent()
        while !exists(folder) {
            missing.append(folder)
            folder.deleteLastPathComponent()
        }
        for folder in missing.reversed() {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            undo.append(folder)
        }
        try FileManager.default.moveItem(at: draft, to: url)
        undo.append(url)
    }
}
