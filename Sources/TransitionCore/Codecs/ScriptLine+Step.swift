extension ScriptLine {
    private static let forms = StepKind.allCases.map(\.form).sorted { $0.word < $1.word }

    /// Reads one step; what follows it on the line is the caller's matter.
    mutating func step() throws(ScriptParseError) -> Step {
        let words = Self.forms.map { $0.word }
        let word = try keyword(words, expected: "a step (\(words.joined(separator: ", ")))")
        return try Self.forms[words.firstIndex(of: word) ?? 0].read(from: &self)
    }
}

extension ScriptLine: StepReader {
    typealias Failure = ScriptParseError

    mutating func word(_ word: String) throws(ScriptParseError) { try keyword(word) }

    mutating func number(_ measure: StepMeasure) throws(ScriptParseError) -> Int {
        try integer(measure.expected, in: measure.range, suffix: measure.unit)
    }

    mutating func actionName() throws(ScriptParseError) -> String { try name("the action's name") }

    mutating func start(of gesture: String) throws(ScriptParseError) -> TouchStart {
        let edges: [(String, TouchStart)] = [
            ("left", .leftEdge), ("right", .rightEdge), ("top", .topEdge), ("bottom", .bottomEdge),
        ]
        if let edge = edges.first(where: { $0.0 == peek() }) {
            try keyword(edge.0)
            try keyword("edge")
            return edge.1
        }
        guard peek()?.utf8.last == UInt8(ascii: "%") else {
            throw failure(expected: "an edge (left, right, top, bottom) or a point such as 50% 50%")
        }
        return .point(x: try number(.percentOfWidth), y: try number(.percentOfHeight))
    }

    mutating func ending(of gesture: String) throws(ScriptParseError) -> GestureEnding {
        let endings = GestureEnding.allCases
        let words = endings.map(StepWords.ending)
        let word = try keyword(words, expected: words.map { "\"\($0)\"" }.joined(separator: ", "))
        return endings[words.firstIndex(of: word) ?? 0]
    }
}
