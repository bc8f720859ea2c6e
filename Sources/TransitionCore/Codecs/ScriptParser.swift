/// Reads a whole script text: header, scene, profile, steps.
struct ScriptParser {
    private let file: String
    /// The lines that say something.
    private let lines: [ScriptLine]
    private let end: (line: Int, column: Int)
    private var index = 0

    init(text: String, file: String) {
        self.file = file
        var scalars = text.unicodeScalars[...]
        if scalars.first == "\u{feff}" { scalars = scalars.dropFirst() }
        let split = scalars.split(separator: "\n", omittingEmptySubsequences: false)
        end = (split.count, (split.last?.count ?? 0) + 1)
        lines = split.enumerated().compactMap { offset, content in
            let content = content.last == "\r" ? content.dropLast() : content
            var line = ScriptLine(content, number: offset + 1, file: file)
            return line.isAtEnd() ? nil : line
        }
    }

    mutating func script() throws(ScriptParseError) -> Script {
        try header()
        let expected = "\"scene\" and the scene's name"
        var line = try nextLine(expected: expected)
        _ = try line.keyword(["scene"], expected: expected)
        let scene = try line.name("the scene's name")
        try line.expectEnd()
        return Script(scene: scene, profile: try profile(), steps: try steps())
    }

    private mutating func nextLine(expected: String) throws(ScriptParseError) -> ScriptLine {
        guard index < lines.count else {
            throw ScriptParseError(
                file: file, line: end.line, column: end.column, expected: expected, found: "the end of the file")
        }
        defer { index += 1 }
        return lines[index]
    }

    private mutating func header() throws(ScriptParseError) {
        let expected = "\"\(ScriptText.headerWord) \(ScriptText.version)\""
        var line = try nextLine(expected: expected)
        _ = try line.keyword([ScriptText.headerWord], expected: expected)
        if let found = line.peek(), found != String(ScriptText.version), Int(found) != nil {
            throw line.failure(
                expected: "version \(ScriptText.version)",
                found: "version \(found), which this TransitionCheck does not know")
        }
        _ = try line.keyword([String(ScriptText.version)], expected: "version \(ScriptText.version)")
        try line.expectEnd()
    }

    private mutating func profile() throws(ScriptParseError) -> UIKitProfile {
        guard index < lines.count, lines[index].peek() == "profile" else { return .default }
        var line = lines[index]
        index += 1
        try line.keyword("profile")
        let names = ContestedRule.allCases.map(\.ledgerName) + Fault.allCases.map(\.ledgerName)
        let expected = "\"default\" or contested rules and faults (\(names.joined(separator: " ")))"
        if line.peek() == "default" {
            try line.keyword("default")
            try line.expectEnd()
            return .default
        }
        var rules: [ContestedRule] = []
        var faults: [Fault] = []
        repeat {
            let name = try line.keyword(names, expected: expected)
            rules += ContestedRule.allCases.filter { $0.ledgerName == name }
            faults += Fault.allCases.filter { $0.ledgerName == name }
        } while !line.isAtEnd()
        return UIKitProfile(flipping: rules, injecting: faults)
    }

    private mutating func steps() throws(ScriptParseError) -> [Step] {
        var steps: [Step] = []
        while index < lines.count {
            var line = lines[index]
            index += 1
            guard steps.count < ScriptLimits.stepCount else {
                throw line.failure(expected: "at most \(ScriptLimits.stepCount) steps", found: "one more")
            }
            steps.append(try line.step())
            try line.expectEnd()
        }
        return steps
    }
}
