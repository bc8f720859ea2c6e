import Foundation

/// What the doc comment of an invariant says of it, for which there is no declaration.
struct RuleSource {
    /// What looks like a violation and is none; empty when the comment does not say.
    let exceptions: String

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/TransitionInvariants/Rules")

    /// The source of the invariant with that id, which is its file's name in another spelling.
    init(of id: String) throws {
        let type = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let file = Self.folder.appendingPathComponent("\(type).swift")
        exceptions = Self.exceptions(in: try String(contentsOf: file, encoding: .utf8), of: type)
    }

    /// The sentence after `Not violations:` in the comment above the type.
    private static func exceptions(in text: String, of type: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let end = lines.firstIndex(where: { $0.contains("enum \(type) ") }) else { return "" }
        let start = lines[..<end].lastIndex { !$0.hasPrefix("///") }.map { $0 + 1 } ?? 0
        let comment = lines[start..<end].map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
        let paragraphs = comment.split(separator: "").map { $0.joined(separator: " ") }
        for paragraph in paragraphs {
            guard let range = paragraph.range(of: "Not violations: ") else { continue }
            return String(paragraph[range.upperBound...])
        }
        return ""
    }
}
