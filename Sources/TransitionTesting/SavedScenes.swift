import Foundation
import Synchronization

/// The scenes that saved scripts are for and those that a test run has checked: nobody else would miss a script of a
/// scene that is gone or renamed.
struct SavedScenes: Sendable {
    /// One folder of saved scripts.
    private struct Folder: Sendable {
        /// How many scripts there are, by their scenes.
        var scriptCounts: [String: Int] = [:]
        var checked: Set<String> = []
    }

    private var folders: [String: Folder] = [:]

    /// Notes that a scene was checked, and which scenes the scripts beside its test are for.
    mutating func note(checked scene: String, in folder: String, scriptScenes: [String]) {
        var noted = folders[folder] ?? Folder()
        noted.checked.insert(scene)
        noted.scriptCounts = scriptScenes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        folders[folder] = noted
    }

    /// One line for each scene of which scripts were never replayed.
    var unclaimed: [String] {
        folders.sorted { $0.key < $1.key }.flatMap { path, folder in
            folder.scriptCounts.filter { !folder.checked.contains($0.key) }.sorted { $0.key < $1.key }
                .map { scene, count in
                    "\(path): \(count) saved \(count == 1 ? "script is" : "scripts are") for the scene '\(scene)', "
                        + "which no test checked: rename it in the files, or delete them"
                }
        }
    }
}

extension SavedScenes {
    /// What is known of this process, and which process that is: a copy, made to perform a script, has nothing to tell.
    private struct Run {
        var process: pid_t?
        var scenes = SavedScenes()
    }

    private static let ofThisProcess = Mutex(Run())

    static func noteForThisProcess(checked scene: String, in folder: String, scriptScenes: [String]) {
        ofThisProcess.withLock { $0.scenes.note(checked: scene, in: folder, scriptScenes: scriptScenes) }
    }

    /// Tells at the end of the process what no test has claimed; a run of chosen tests leaves out others by intent.
    static func tellAtExit(arguments: [String] = CommandLine.arguments) {
        guard !isFiltered(arguments) else { return }
        let isFirst = ofThisProcess.withLock { run in
            defer { run.process = getpid() }
            return run.process == nil
        }
        if isFirst { atexit { SavedScenes.tell() } }
    }

    static func isFiltered(_ arguments: [String]) -> Bool {
        arguments.contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
        }
    }

    private static func tell() {
        let lines = ofThisProcess.withLock { $0.process == getpid() ? $0.scenes.unclaimed : [] }
        try? FileHandle.standardError.write(contentsOf: Data(lines.map { "⚠ \($0)\n" }.joined().utf8))
    }
}
