/// The outline of a workflow: keys and list items by their indentation. Whatever it does not know is an error.
///
/// It reads the part of YAML that workflows are written in, and is strict where YAML is lenient: two spaces a level, no
/// tabs, no key twice, no value that only looks plain.
struct WorkflowOutline {
    struct Malformed: Error {
        let line: Int
        let reason: String
    }

    /// The path of each key; items of a list are `-1`, `-2` and so on.
    private var paths: [[String]] = []

    init(_ text: String) throws {
        var open: [(indentation: Int, name: String)] = []
        var counts: [[String]: Int] = [:]
        /// Lines that are indented more are words of a block.
        var block: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let malformed = { Malformed(line: index + 1, reason: $0) }
            var words = line.drop { $0 == " " }
            var indentation = line.count - words.count
            guard !words.isEmpty else { continue }
            if let column = block {
                if indentation > column { continue }
                block = nil
            }
            guard !words.hasPrefix("#") else { continue }
            guard !line.contains("\t"), indentation.isMultiple(of: 2) else { throw malformed("indentation") }
            open.removeAll { $0.indentation >= indentation }
            if words.hasPrefix("- ") {
                let list = open.map(\.name)
                counts[list, default: 0] += 1
                open.append((indentation, "-\(counts[list]!)"))
                paths.append(open.map(\.name))
                words = words.dropFirst(2)
                indentation += 2
                if !words.contains(":") { throw malformed("an item that is no mapping") }
            }
            guard let colon = words.firstIndex(of: ":") else { throw malformed("neither a key nor an item") }
            let key = String(words[..<colon])
            let value = words[words.index(after: colon)...]
            guard key.wholeMatch(of: /[A-Za-z_-]+/) != nil else { throw malformed("the key \(key)") }
            guard value.isEmpty || value.hasPrefix(" ") else { throw malformed("no space after \(key)") }
            let scalar = value.drop { $0 == " " }
            guard Self.isScalar(scalar) else { throw malformed("the value of \(key): \(scalar)") }
            if ["|", ">-"].contains(scalar) { block = indentation }
            open.append((indentation, key))
            let path = open.map(\.name)
            guard !paths.contains(path) else { throw malformed("\(key) twice") }
            paths.append(path)
        }
    }

    func keys(under path: [String]) -> [String] {
        paths.filter { $0.count == path.count + 1 && $0.starts(with: path) }.map { $0[path.count] }
    }

    func itemCount(under path: [String]) -> Int { keys(under: path).count { $0.hasPrefix("-") } }

    /// Whether the value is in double quotes, a block's beginning, or plain without any doubt.
    private static func isScalar(_ text: Substring) -> Bool {
        if text.isEmpty || ["|", ">-"].contains(text) { return true }
        if text.hasPrefix("\"") { return text.wholeMatch(of: /"(?:[^"\\]|\\["\\]|\\x[0-9a-f]{2})*"/) != nil }
        return text.wholeMatch(of: /[A-Za-z0-9.$][^#]*/) != nil && !text.contains(": ") && !text.hasSuffix(":")
    }
}
