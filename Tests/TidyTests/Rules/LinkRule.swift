import Foundation

/// A link from one document to another file of the repository leads somewhere.
enum LinkRule {
    static func problems(in file: SourceFile, exists: (String) -> Bool) -> [TidyProblem] {
        links(of: file).compactMap { link in
            let target = String(link.target.prefix { $0 != "#" })
            guard !target.isEmpty, !target.contains(":") else { return nil }
            guard let path = resolve(target, from: file.path), exists(path) else {
                return TidyProblem(path: file.path, line: link.line, text: "a link to \(target), which is not there")
            }
            return nil
        }
    }

    /// The targets of `[text](target)`, outside code.
    private static func links(of file: SourceFile) -> [(target: String, line: Int)] {
        var isInFence = false
        var links: [(String, Int)] = []
        for (index, line) in file.lines.enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isInFence.toggle() }
            if isInFence || line.hasPrefix("    ") { continue }
            // Every second piece between backticks is code.
            let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "code" }.joined()
            for piece in prose.components(separatedBy: "](").dropFirst() {
                guard let end = piece.firstIndex(where: { $0 == ")" || $0 == " " }) else { continue }
                links.append((String(piece[..<end]), index + 1))
            }
        }
        return links
    }

    /// The path from the root; nil when the link leaves the repository.
    private static func resolve(_ target: String, from path: String) -> String? {
        var parts = target.hasPrefix("/") ? [] : path.split(separator: "/").dropLast()
        for part in target.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}
