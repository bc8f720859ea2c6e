import Foundation
import TransitionCore

/// A counterexample as a file that is committed and replayed from then on.
public enum SavedScript {
    /// The ending of script files.
    public static let fileExtension = "transition"

    /// `completes-exactly-once-7MK2N9.transition`: one name for one failure, however often it is found.
    public static func name(of identity: ViolationIdentity) -> String {
        // A user's own invariant may be named with anything; a slash would be a folder.
        let invariant = identity.invariant.name.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": String(scalar)
            default: "-"
            }
        }
        return "\(invariant.joined())-\(identity.fingerprint).\(fileExtension)"
    }

    /// The script with what was wrong as comments.
    public static func contents(of counterexample: Counterexample) -> String {
        let identity = counterexample.identity
        return ScriptText.print(
            counterexample.script,
            comments: [
                "\(identity.invariant) · \(identity.subject) · \(identity.cause)",
                counterexample.violations[0].summary,
            ])
    }

    /// Writes the file into a folder, which is made when it is missing, and returns its path.
    ///
    /// The text goes to a temporary file first, so that no half of it is ever seen under its own name.
    public static func write(_ counterexample: Counterexample, toFolder folder: String) throws -> String {
        try write(contents(of: counterexample), name: name(of: counterexample.identity), toFolder: folder)
    }

    static func write(_ contents: String, name: String, toFolder folder: String) throws -> String {
        let directory = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: directory.appendingPathComponent(name), options: .atomic)
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Fails when no file could be written into the folder; to be asked before a long search.
    public static func checkFolder(_ folder: String) throws {
        let name = ".transition-check-\(getpid())"
        let path = try write("", name: name, toFolder: folder)
        try FileManager.default.removeItem(atPath: path)
    }
}
