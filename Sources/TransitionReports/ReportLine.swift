/// A line of a text report, and how it is broken where a terminal is narrow.
struct ReportLine: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let text: String
    /// How far the rest of it is indented when it is broken.
    var indent: Int
    /// Whether it is never broken: a command to be pasted, the row of a table.
    var isWhole = false

    init(_ text: String, indent: Int? = nil, isWhole: Bool = false) {
        self.text = text
        self.indent = indent ?? text.prefix { $0 == " " }.count + 4
        self.isWhole = isWhole
    }

    init(stringLiteral text: String) { self.init(text) }

    init(_ term: ReportTerm) {
        self.init(term.line, indent: term.indent, isWhole: term.isWhole)
    }

    /// As lines of at most so many columns, broken at spaces; a word that is longer stands alone.
    func broken(to width: Int?) -> [String] {
        guard let width, !isWhole, text.visibleCount > width else { return [text] }
        let margin = String(text.prefix { $0 == " " })
        // What is indented beyond the middle leaves no room for words.
        let rest = String(repeating: " ", count: min(indent, width / 2))
        var lines: [String] = []
        var (line, hasWord) = (margin, false)
        for word in text.dropFirst(margin.count).split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line + (hasWord ? " " : "") + word
            if hasWord, longer.visibleCount > width {
                lines.append(line.trimmedAtEnd)
                // Spaces that put words into columns mean nothing where a line begins.
                (line, hasWord) = (rest + word, !word.isEmpty)
            } else {
                (line, hasWord) = (longer, true)
            }
        }
        return lines + [line.trimmedAtEnd]
    }
}

extension String {
    /// Its characters as a terminal shows them, colours aside.
    fileprivate var visibleCount: Int {
        var (count, isCode) = (0, false)
        for character in self {
            if character == "\u{1b}" {
                isCode = true
            } else if isCode {
                isCode = character != "m"
            } else {
                count += 1
            }
        }
        return count
    }

    fileprivate var trimmedAtEnd: String {
        var trimmed = self
        while trimmed.last == " " { trimmed.removeLast() }
        return trimmed
    }
}
