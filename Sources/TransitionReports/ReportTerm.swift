/// A heading and what stands behind it: a line of a text, or a row of a page.
struct ReportTerm {
    let heading: String
    let words: String

    init(_ heading: String, _ words: String) {
        self.heading = heading
        self.words = words
    }

    /// As a text has it, in line with others.
    var line: String { "  " + heading + String(repeating: " ", count: max(1, 10 - heading.count)) + words }
}
