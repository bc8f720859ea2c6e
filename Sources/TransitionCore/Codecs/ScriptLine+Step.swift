extension ScriptLine {
    private static let stepWords = [
        "act", "background", "cancel", "foreground", "hitch", "lift", "move", "pan", "pinch", "resize", "tap", "wait",
    ]

    /// Reads one step; what follows it on the line is the caller's matter.
    mutating func step() throws(ScriptParseError) -> Step {
        let expected = "a step (\(Self.stepWords.joined(separator: ", ")))"
        switch try keyword(Self.stepWords, expected: expected) {
        case "wait": return .wait(frames: try frames())
        case "act": return .act(try name("the action's name"))
        case "pan": return .pan(try pan())
        case "pinch": return .pinch(try pinch())
        case "move":
            try keyword("by")
            let (dx, dy) = (try points("right"), try points("down"))
            try keyword("over")
            return .move(dx: dx, dy: dy, frames: try frames())
        case "lift": return .lift
        case "cancel": return .cancelTouches
        case "tap": return .tap(x: try percent("width"), y: try percent("height"))
        case "hitch": return .hitch(frames: try frames())
        case "background": return .background
        case "foreground": return .foreground
        default:
            let width = try integer("the width in points", in: ScriptLimits.windowSide)
            return .resize(width: width, height: try integer("the height in points", in: ScriptLimits.windowSide))
        }
    }

    private mutating func pan() throws(ScriptParseError) -> PanStep {
        try keyword("from")
        let start = try touchStart()
        try keyword("by")
        let (dx, dy) = (try points("right"), try points("down"))
        try keyword("over")
        return PanStep(start: start, dx: dx, dy: dy, frames: try frames(), ending: try ending())
    }

    private mutating func pinch() throws(ScriptParseError) -> PinchStep {
        try keyword("at")
        let (x, y) = (try percent("width"), try percent("height"))
        try keyword("to")
        let scale = try integer("percent of the distance", in: ScriptLimits.scale, suffix: "%")
        try keyword("over")
        return PinchStep(x: x, y: y, scale: scale, frames: try frames(), ending: try ending())
    }

    private mutating func ending() throws(ScriptParseError) -> GestureEnding {
        let endings = GestureEnding.allCases
        let words = endings.map(ScriptText.ending)
        let word = try keyword(words, expected: words.map { "\"\($0)\"" }.joined(separator: ", "))
        return endings[words.firstIndex(of: word) ?? 0]
    }

    private mutating func touchStart() throws(ScriptParseError) -> TouchStart {
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
        return .point(x: try percent("width"), y: try percent("height"))
    }

    private mutating func frames() throws(ScriptParseError) -> Int {
        try integer("frames", in: ScriptLimits.frames)
    }

    private mutating func points(_ direction: String) throws(ScriptParseError) -> Int {
        try integer("points \(direction)", in: ScriptLimits.points)
    }

    private mutating func percent(_ side: String) throws(ScriptParseError) -> Int {
        try integer("percent of the \(side)", in: ScriptLimits.percent, suffix: "%")
    }
}
