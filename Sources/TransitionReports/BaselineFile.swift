import Foundation
import TransitionCore
import TransitionInvariants

/// A list of known failures as a file that is committed.
public enum BaselineFile {
    /// The name of the file beside a test's own.
    public static let name = "Known.baseline"

    /// Reads the list.
    ///
    /// - Throws: `.unreadable` when there is no such file, `.malformed` with file, line and column when it is no list.
    public static func read(_ path: String) throws(ScriptSourceError) -> Baseline {
        var isFolder: ObjCBool = false
        guard let bytes = FileManager.default.contents(atPath: path) else {
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let reason = isFolder.boolValue ? "it is a folder" : exists ? "it may not be read" : "there is no such file"
            throw .unreadable(path: path, reason: reason, expected: "a baseline")
        }
        do {
            return try BaselineText.parse(
                utf8: Array(bytes), file: path,
                readingFirstVersion: RenamedIdentity.init(firstVersion:subject:cause:), renaming: \.nameOfToday)
        } catch {
            throw .malformed(error.description)
        }
    }

    /// Adds what was found to the list of the file, which is made when it is missing, and returns what was added.
    ///
    /// Nothing is ever taken out: that a search did not come upon a failure does not mean that it is gone. Remarks
    /// stay. The text goes to a temporary file first, so that no half of it is ever seen under its own name, and a list
    /// to which nothing is added is left as it is.
    public static func add(
        _ identities: [ViolationIdentity], ofScene scene: String, to path: String
    ) throws -> [ViolationIdentity] {
        var baseline = exists(path) ? try read(path) : Baseline(preamble: preamble)
        let known = baseline.identities(in: scene)
        let added = Set(identities).subtracting(known).sorted()
        guard !added.isEmpty || !exists(path) else { return [] }
        for identity in added { baseline.add(Baseline.Entry(scene: scene, identity: identity)) }
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(BaselineText.print(baseline).utf8).write(to: file, options: .atomic)
        } catch {
            throw UnwritableFolder(path: file.deletingLastPathComponent().relativePath, error)
        }
        return added
    }

    public static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// A list with nothing in it but what it is about.
    package static var emptyText: String { BaselineText.print(Baseline(preamble: preamble)) }

    private static let preamble = [
        "Known failures, one a line: scene, rule, how it was broken, and for what. Only others fail.",
        "Write above a line what you know of it, and delete the line when the failure is repaired.",
    ]
}
