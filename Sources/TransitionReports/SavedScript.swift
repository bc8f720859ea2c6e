import Foundation
import TransitionCore
import TransitionInvariants

/// A counterexample as a file that is committed and replayed from then on.
public enum SavedScript {
    /// The ending of script files.
    public static let fileExtension = "transition"

    /// `completes-exactly-once-7MK2N9.transition`: one name for one failure, however often it is found.
    public static func name(of identity: ViolationIdentity, number: Int = 1) -> String {
        // A user's own invariant may be named with anything; a slash would be a folder.
        let invariant = identity.invariant.name.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": String(scalar)
            default: "-"
            }
        }
        return "\(invariant.joined())-\(identity.fingerprint)\(number == 1 ? "" : "-\(number)").\(fileExtension)"
    }

    /// The script with what was wrong as comments.
    public static func contents(of counterexample: Counterexample) -> String {
        let identity = counterexample.identity
        return ScriptText.print(
            counterexample.script,
            comments: [
                identity.words,
                counterexample.violations[0].summary,
            ])
    }

    /// Writes the file into a folder, which is made when it is missing, and returns its path.
    ///
    /// The text goes to a temporary file first, so that no half of it is ever seen under its own name. A file that
    /// holds another script is kept: the new one gets a number.
    public static func write(
        _ counterexample: Counterexample, toFolder folder: String
    ) throws(UnwritableFolder) -> String {
        try write(counterexample.script, contents(of: counterexample), of: counterexample.identity, toFolder: folder)
    }

    /// Writes a script of which no more is known than what it shows.
    package static func write(
        _ script: Script, of identity: ViolationIdentity, toFolder folder: String
    ) throws(UnwritableFolder) -> String {
        try write(script, ScriptText.print(script, comments: [identity.words]), of: identity, toFolder: folder)
    }

    private static func write(
        _ script: Script, _ text: String, of identity: ViolationIdentity, toFolder folder: String
    ) throws(UnwritableFolder) -> String {
        var (name, number) = (name(of: identity), 1)
        while let present = FileManager.default.contents(atPath: "\(folder)/\(name)"),
            (try? ScriptText.parse(utf8: Array(present), file: name)) != script
        {
            number += 1
            name = Self.name(of: identity, number: number)
        }
        try write(text, name: name, toFolder: folder)
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Fails when no file could be written into the folder; to be asked before a long search.
    public static func checkFolder(_ folder: String) throws(UnwritableFolder) {
        let name = ".transition-check-\(getpid())"
        try write("", name: name, toFolder: folder)
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }

    /// Writes a file whole or not at all, into a folder that is made when it is missing.
    package static func write(_ text: String, name: String, toFolder folder: String) throws(UnwritableFolder) {
        do {
            let directory = URL(fileURLWithPath: folder, isDirectory: true)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: directory.appendingPathComponent(name), options: .atomic)
        } catch {
            throw UnwritableFolder(path: folder, error)
        }
    }
}
