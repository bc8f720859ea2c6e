import Foundation
import TransitionCore
import TransitionReports

/// The folder of saved scripts beside a test's file.
struct RegressionFolder {
    let path: String

    /// One saved script, or why it could not be read.
    struct Entry {
        let path: String
        let script: Result<Script, ScriptSourceError>
    }

    /// Every saved script, in order of name; none when there is no such folder.
    ///
    /// - Throws: when there is one that cannot be read.
    func entries() throws -> [Entry] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        return names.filter { $0.hasSuffix(".\(SavedScript.fileExtension)") }.sorted().map { name in
            let file = "\(path)/\(name)"
            return Entry(
                path: shown(file), script: Result { () throws(ScriptSourceError) in try ScriptSource.read(file) })
        }
    }

    /// The path as a user in the package's folder would write it.
    var shownPath: String { shown(path) }

    func save(_ counterexample: Counterexample) throws(UnwritableFolder) -> String {
        shown(try SavedScript.write(counterexample, toFolder: path))
    }

    private func shown(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }
}
