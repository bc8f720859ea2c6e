/// Reads a whole list of known failures: header, remarks, entries.
struct BaselineParser {
    private let file: String
    private let lines: [ScriptLine]
    private var entries: [Baseline.Entry] = []
    /// The line of each entry.
    private var firstLines: [Baseline.Entry: Int] = [:]
    private let readingFirstVersion: BaselineText.FirstVersionReader?
    /// Whether lines name failures in words.
    private var isFirstVersion = false

    init(text: String, file: String, readingFirstVersion: BaselineText.FirstVersionReader?) {
        self.file = file
        self.readingFirstVersion = readingFirstVersion
        var scalars = text.unicodeScalars[...]
        if scalars.first == "\u{feff}" { scalars = scalars.dropFirst() }
        lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { offset, content in
            ScriptLine(content.last == "\r" ? content.dropLast() : content, number: offset + 1, file: file)
        }
    }

    mutating func baseline() throws(ScriptParseError) -> Baseline {
        var rest = lines[...]
        try header(&rest)
        var preamble: [String]?
        var remark: [String] = []
        for var line in rest {
            if line.isAtEnd() {
                if let comment = line.comment() {
                    remark.append(comment)
                } else if preamble == nil {
                    (preamble, remark) = (remark, [])
                }
                continue
            }
            // What stands right under the header and right above an entry is about the entry.
            preamble = preamble ?? []
            try entry(&line, remark: remark)
            remark = []
        }
        return Baseline(
            preamble: preamble ?? remark, entries: entries, closing: preamble == nil ? [] : remark)
    }

    private mutating func header(_ rest: inout ArraySlice<ScriptLine>) throws(ScriptParseError) {
        let expected = "\"\(BaselineText.headerWord) \(BaselineText.version)\""
        // A file that was only touched is a list without entries.
        guard !lines.allSatisfy({ $0.isBlank }) else { return rest.removeAll() }
        guard var line = rest.popFirst() else { return }
        _ = try line.keyword([BaselineText.headerWord], expected: expected)
        if line.peek() == "1", readingFirstVersion != nil {
            try line.keyword("1")
            isFirstVersion = true
            return try line.expectEnd()
        }
        if let found = line.peek(), found != String(BaselineText.version), Int(found) != nil {
            throw line.failure(
                expected: "version \(BaselineText.version)",
                found: "version \(found), which this TransitionCheck does not know")
        }
        _ = try line.keyword([String(BaselineText.version)], expected: "version \(BaselineText.version)")
        try line.expectEnd()
    }

    private mutating func entry(_ line: inout ScriptLine, remark: [String]) throws(ScriptParseError) {
        var start = line
        let scene = try line.name("the scene's name")
        let identity = isFirstVersion ? try firstVersionIdentity(&line) : try IdentityText.identity(&line)
        try line.expectEnd()
        if let earlier = firstLines.updateValue(line.number, forKey: Baseline.Entry(scene: scene, identity: identity)) {
            throw start.failure(expected: "each failure once", found: "that of line \(earlier) again")
        }
        entries.append(
            Baseline.Entry(
                scene: scene, identity: identity, remark: remark + (line.comment().map { [$0] } ?? [])))
    }

    /// The rule, what it was broken for and how, in words.
    private func firstVersionIdentity(_ line: inout ScriptLine) throws(ScriptParseError) -> ViolationIdentity {
        let invariant = InvariantID(try line.name("the rule's name"))
        let subject = try line.name("what the rule was broken for")
        var start = line
        let cause = try line.name("how it was broken")
        guard let identity = readingFirstVersion?(invariant, subject, cause) else {
            throw start.failure(
                expected: "words that \(invariant) used in version 1",
                found: "\(QuotedText.quote(cause)), which it does not know; take the line out, and add the failure anew"
            )
        }
        return identity
    }
}
