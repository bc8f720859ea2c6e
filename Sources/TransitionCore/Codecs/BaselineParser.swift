/// Reads a whole list of known failures: header, remarks, entries.
struct BaselineParser {
    private let file: String
    private let lines: [ScriptLine]
    private var entries: [Baseline.Entry] = []
    /// The line of each entry.
    private var places: [[String]: Int] = [:]

    init(text: String, file: String) {
        self.file = file
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

    private func header(_ rest: inout ArraySlice<ScriptLine>) throws(ScriptParseError) {
        let expected = "\"\(BaselineText.headerWord) \(BaselineText.version)\""
        guard var line = rest.popFirst() else { return }
        _ = try line.keyword([BaselineText.headerWord], expected: expected)
        if let found = line.peek(), found != String(BaselineText.version), Int(found) != nil {
            throw line.failure(
                expected: "version \(BaselineText.version)",
                found: "version \(found), which this TransitionCheck does not know")
        }
        _ = try line.keyword([String(BaselineText.version)], expected: "version \(BaselineText.version)")
        try line.expectEnd()
    }

    private mutating func entry(_ line: inout ScriptLine, remark: [String]) throws(ScriptParseError) {
        let start = line
        let scene = try line.name("the scene's name")
        let invariant = try line.name("the rule's name")
        let subject = try line.name("what the rule was broken for")
        let cause = try line.name("how it was broken")
        try line.expectEnd()
        let names = [scene, invariant, subject, cause]
        if let place = places.updateValue(line.number, forKey: names) {
            var start = start
            throw start.failure(expected: "each failure once", found: "that of line \(place) again")
        }
        entries.append(
            Baseline.Entry(
                scene: scene,
                identity: ViolationIdentity(invariant: InvariantID(invariant), subject: subject, cause: cause),
                remark: remark + (line.comment().map { [$0] } ?? [])))
    }
}
