import Foundation
import TransitionCore

/// What the source of an invariant says of it: its doc comment, and the rules of UIKit that its verdicts name.
struct RuleSource {
    /// What looks like a violation and is none; empty when the comment does not say.
    let exceptions: String
    /// `1.4 (high)`, each once, in the order of their numbers.
    let restsOn: [String]

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/TransitionInvariants/Rules")

    /// The source of the invariant with that id, which is its file's name in another spelling.
    init(of id: String) throws {
        let type = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let files = try Self.files()
        let own = files.filter { $0.name == type || $0.name.hasPrefix(type + "+") }
        let text = own.map(\.text).joined(separator: "\n")
        // What a rule uses beside other rules is part of it.
        let parts = files.filter { file in
            let name = file.name.prefix { $0 != "+" }
            return !file.text.contains("static let invariant = Invariant(") && text.contains("\(name)(")
        }
        exceptions = Self.exceptions(in: files.first { $0.name == type }?.text ?? "", of: type)
        let named = (own + parts).flatMap { file in
            file.text.matches(of: /"((?:\d+\.\d+|[CF]\d+)(?: \([a-z ]+\))?)"/).map { String($0.output.1) }
        }
        restsOn = Set(named.map(RuleConfidence.citation(ofRule:))).sorted {
            $0.compare($1, options: .numeric) == .orderedAscending
        }
    }

    private static func files() throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map
        { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return (String(file.dropLast(".swift".count)), text)
        }
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
