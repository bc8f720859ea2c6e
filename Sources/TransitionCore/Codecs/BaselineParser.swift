/// Reads a whole list of known failures: header, remarks, entries.
struct BaselineParser {
    private let file: String
    private let lines: [ScriptLine]
    private var entries: [Baseline.Entry] = []
    /// The line of each failure, by the names that it has there.
    private var firstLines: [[String]: Int] = [:]
    private let readingFirstVersion: BaselineText.FirstVersionReader?
    private let renaming: (ViolationIdentity) -> RenamedIdentity
    /// Whether lines name failures in words.
    private var isFirstVersion = false

    init(
        text: String, file: String, readingFirstVersion: BaselineText.FirstVersionReader?,
        renaming: @escaping (ViolationIdentity) -> RenamedIdentity
    ) {
        self.file = file
        self.readingFirstVersion = readingFirstVersion
        self.renaming = renaming
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
        var baseline = Baseline(preamble: preamble ?? remark, closing: preamble == nil ? [] : remark)
        for entry in entries { baseline.merge(entry) }
        return baseline
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
        let written = isFirstVersion ? try firstVersionName(&line) : try name(&line)
        try line.expectEnd()
        if let earlier = firstLines.updateValue(line.number, forKey: [scene] + written.words) {
            throw start.failure(expected: "each failure once", found: "that of line \(earlier) again")
        }
        let identity: ViolationIdentity
        switch written.today {
        case .known(let known): identity = known
        case .oneOf(let identities): throw refusal(of: written, as: identities, in: scene)
        }
        entries.append(
            Baseline.Entry(
                scene: scene, identity: identity, remark: remark + (line.comment().map { [$0] } ?? [])))
    }

    /// A failure as a line names it.
    private struct WrittenName {
        let words: [String]
        let today: RenamedIdentity
        /// The line from where it tells what happened.
        let start: ScriptLine
        /// What is expected there, and what stands there.
        let expected: String
        let found: String
    }

    private func name(_ line: inout ScriptLine) throws(ScriptParseError) -> WrittenName {
        let start = line
        let identity = try IdentityText.identity(&line)
        return WrittenName(
            words: [IdentityText.print(identity)], today: renaming(identity), start: start,
            expected: "a failure by its name of today", found: "a name of an earlier release, which does not tell it")
    }

    /// The rule, what it was broken for and how, in words; a line by the names of today has more of them, and may stand
    /// in the place of one that was refused.
    private func firstVersionName(_ line: inout ScriptLine) throws(ScriptParseError) -> WrittenName {
        var rest = line
        let invariant = try rest.name("the rule's name")
        let subject = try rest.name("what the rule was broken for")
        let start = rest
        let cause = try rest.name("how it was broken")
        guard rest.isAtEnd() else { return try name(&line) }
        line = rest
        guard let today = readingFirstVersion?(InvariantID(invariant), subject, cause) else {
            throw line.failure(expected: "a list of version \(BaselineText.version)")
        }
        return WrittenName(
            words: [invariant, subject, cause], today: today, start: start,
            expected: "words by which a failure of \(invariant) is known from version 1",
            found: QuotedText.quote(cause))
    }

    /// The error of a name that does not tell what it is today, with the lines that may be put in its place.
    private func refusal(
        of name: WrittenName, as identities: [ViolationIdentity], in scene: String
    ) -> ScriptParseError {
        var start = name.start
        let lines = identities.map { BaselineText.line(of: $0, in: scene) }.joined(separator: " or: ")
        let hasBlanks = identities.contains { $0.hasBlanks }
        let advice = hasBlanks ? " (put in yourself what is in capitals)" : ""
        return start.failure(
            expected: name.expected, found: "\(name.found); put in its place: \(lines)\(advice)")
    }
}
