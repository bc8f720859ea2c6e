/// A text file of the repository, read once.
///
/// Its lines are made when they are asked for: those of all files are as many strings, in a process whose memory each
/// fork of another test would have to map.
struct SourceFile: Sendable {
    /// The path from the repository's root, with `/`.
    let path: String
    let text: String
    /// The text without comments and strings; empty for files that are not Swift.
    private let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = path.hasSuffix(".swift") ? maskedCode(text) : ""
    }

    var lines: [String] { Self.lines(of: text) }

    /// The lines without comments and strings.
    var codeLines: [String] { Self.lines(of: code) }

    var name: String { String(path.split(separator: "/").last ?? "") }

    /// The file name up to its first dot.
    var stem: String { String(name.prefix { $0 != "." }) }

    /// The module of a file under `Sources`, or nil.
    var module: String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

/// Where a rule is broken and how.
struct TidyProblem: Hashable, Sendable, CustomStringConvertible {
    let path: String
    /// Counted from 1; 0 for the file as a whole.
    let line: Int
    let text: String

    var description: String { line == 0 ? "\(path): \(text)" : "\(path):\(line): \(text)" }
}
