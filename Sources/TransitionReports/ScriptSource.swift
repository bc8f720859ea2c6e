import Foundation
import TransitionCore

/// Why a word that should name a script, or a baseline, does not.
public enum ScriptSourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file, or it cannot be read.
    case unreadable(path: String, reason: String, expected: String = scriptForms)
    /// The file or token is there, but no script.
    case malformed(String)

    /// What names a script.
    public static let scriptForms = "a .\(SavedScript.fileExtension) file or a token such as T1-AQ5j…"

    public var description: String {
        switch self {
        case .unreadable(let path, let reason, let expected): "cannot read '\(path)': \(reason); give \(expected)"
        case .malformed(let what): what
        }
    }
}

/// Where a script to repeat comes from: a saved file or a replay token.
public enum ScriptSource {
    /// Reads the script that a word names; a file wins over a token of the same spelling.
    public static func read(_ word: String) throws(ScriptSourceError) -> Script {
        if ReplayToken.isLikely(word), !FileManager.default.fileExists(atPath: word) {
            do { return try ReplayToken.decode(word) } catch { throw .malformed(error.description) }
        }
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(fileURLWithPath: word))
        } catch {
            throw .unreadable(path: word, reason: reason(for: word))
        }
        do { return try ScriptText.parse(utf8: Array(bytes), file: word) } catch { throw .malformed(error.description) }
    }

    /// The fingerprint of the failure that a token was printed for, or a file is named after; nil if there is none.
    public static func fingerprint(_ word: String) -> String? {
        if let text = ReplayToken.fingerprint(of: word) { return text }
        let name = URL(fileURLWithPath: word).deletingPathExtension().lastPathComponent
        return name.split(separator: "-" as Character).suffix(2).last { Fingerprint.isOne($0) }.map(String.init)
    }

    private static func reason(for path: String) -> String {
        var isFolder: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return "there is no such file"
        }
        return isFolder.boolValue ? "it is a folder" : "it may not be read"
    }
}
