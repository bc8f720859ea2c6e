/// A text file of the repository, read once.
struct SourceFile: Sendable {
    /// The path from the repository's root, with `/`.
    let path: String
    let text: String
    let lines: [String]
    /// The lines without comments and strings; empty for files that are not Swift.
    let codeLines: [String]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = Self.lines(of: text)
        codeLines = path.hasSuffix(".swift") ? Self.lines(of: maskedCode(text)) : []
    }

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
