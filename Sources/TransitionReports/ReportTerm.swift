/// A heading and what stands behind it: a line of a text, or a row of a page.
struct ReportTerm {
    let heading: String
    let words: String
    /// Whether the words are never broken into lines, as those of a command to be pasted.
    var isWhole = false

    init(_ heading: String, _ words: String, isWhole: Bool = false) {
        self.heading = heading
        self.words = words
        self.isWhole = isWhole
    }

    /// As a text has it, in line with others.
    var line: String { "  " + heading + String(repeating: " ", count: max(1, 12 - heading.count)) + words }

    /// Where its words begin in the line.
    var indent: Int { line.count - words.count }
}
