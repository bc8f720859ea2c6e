import Foundation

/// A rule's number where code names it: in a comment, or in what a verdict rests on.
struct RuleCitation: Hashable, Sendable, CustomStringConvertible {
    /// `1.4`, `C16` or, for UIKit's texts, `B`.
    let number: String
    /// What is written beside the number: `high` in `1.4 (high)`.
    let confidence: String?
    let path: String
    /// Counted from 1; of a comment its first.
    let line: Int

    static let all = Repository.swiftFiles.flatMap { inComments(of: $0) + inStrings(of: $0) }

    var description: String { "\(path):\(line): \(name)" }

    /// As it is written: `1.4 (high)`.
    var name: String { number + (confidence.map { " (\($0))" } ?? "") }

    /// What is written beside the number, in the list's word for it.
    var listedConfidence: String? {
        switch confidence {
        case "med": "medium"
        case "no source": "model"
        default: confidence
        }
    }

    // MARK: In comments

    static func inComments(of file: SourceFile) -> [RuleCitation] {
        comments(of: file).flatMap { comment in
            numbers(inComment: comment.text).map {
                RuleCitation(number: $0, confidence: nil, path: file.path, line: comment.line)
            }
        }
    }

    /// A number is a rule's after the word ledger, in parentheses with nothing but numbers, and always when it has
    /// the letter C or F: `(ledger 1.4, 1.5, 3)`, `(6.6)`, `C16`. A whole number is a section's and left out.
    static func numbers(inComment text: String) -> [String] {
        guard text.contains(where: \.isNumber) else { return [] }
        var found = words(text).filter { $0.first.map("CF".contains) == true && isNumber($0) }
        for rest in text.components(separatedBy: "ledger ").dropFirst() {
            found += words(rest).prefix { isNumber($0) || Int($0) != nil }.filter(isNumber)
        }
        for rest in text.components(separatedBy: "(").dropFirst() {
            guard let end = rest.firstIndex(of: ")") else { continue }
            let inside = words(String(rest[..<end]))
            if inside.allSatisfy(isNumber) { found += inside }
        }
        return Set(found).sorted()
    }

    /// The text of each comment; lines of it that follow one another are one.
    private static func comments(of file: SourceFile) -> [(text: String, line: Int)] {
        var comments: [(text: String, line: Int)] = []
        var last = -1
        for (index, line) in file.lines.enumerated() {
            guard let start = " \(line)".range(of: " //") else { continue }
            let text = " \(line)"[start.upperBound...].drop { $0 == "/" || $0 == " " }
            if last == index - 1, let before = comments.popLast() {
                comments.append((before.text + " " + text, before.line))
            } else {
                comments.append((String(text), index + 1))
            }
            last = index
        }
        return comments
    }

    private static func words(_ text: String) -> [String] {
        text.split { " ,;:–()`".contains($0) }.map { $0.last == "." ? String($0.dropLast()) : String($0) }
    }

    /// `1.9` and `C16`, but neither `0.2` nor `2.0`.
    private static func isNumber(_ word: String) -> Bool {
        if let first = word.first, "ACF".contains(first) { return word.count < 4 && Int(word.dropFirst()) != nil }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Int($0) != nil && $0.first != "0" }
    }

    // MARK: In strings

    private static let confidences: Set<Substring> = [
        "high", "med", "medium", "low", "model", "no source", "contested", "fault", "trace",
    ]

    /// A number with its confidence is a rule's, `"1.4 (high)"`, and in the invariants a number alone, too.
    static func inStrings(of file: SourceFile) -> [RuleCitation] {
        let isVerdict = file.path.hasPrefix("Sources/TransitionInvariants/")
        return file.lines.enumerated().flatMap { index, line -> [RuleCitation] in
            guard line.contains("\"") else { return [] }
            return line.split(separator: "\"", omittingEmptySubsequences: false).compactMap { piece in
                let parts = piece.split(separator: " (", maxSplits: 1).map(String.init)
                let appendix = "appendix "
                guard let first = parts.first else { return nil }
                let number = first.hasPrefix(appendix) ? String(first.dropFirst(appendix.count)) : first
                guard isNumber(number) || first != number else { return nil }
                if parts.count == 2, parts[1].last == ")" {
                    let words = String(parts[1].dropLast())
                    guard confidences.contains(words.prefix { $0 != "," }) else { return nil }
                    return RuleCitation(number: number, confidence: words, path: file.path, line: index + 1)
                }
                guard parts.count == 1, isVerdict else { return nil }
                return RuleCitation(number: number, confidence: nil, path: file.path, line: index + 1)
            }
        }
    }
}
