/// What a number of a step counts, and within which bounds scripts from outside must keep it.
package struct StepMeasure: Sendable {
    let range: ClosedRange<Int>
    /// What an error says that a text should have there.
    let expected: String
    /// What an error says before a number that bytes should not have there.
    let found: String
    /// What follows the number in a text.
    let unit: String

    package init(_ range: ClosedRange<Int>, expected: String, found: String, unit: String = "") {
        self.range = range
        self.expected = expected
        self.found = found
        self.unit = unit
    }

    static let frames = StepMeasure(ScriptLimits.frames, expected: "frames", found: "a frame count of")
    static let pointsRight = points("right")
    static let pointsDown = points("down")
    static let percentOfWidth = percent("width")
    static let percentOfHeight = percent("height")

    private static func points(_ direction: String) -> StepMeasure {
        StepMeasure(ScriptLimits.points, expected: "points \(direction)", found: "a distance in points of")
    }

    private static func percent(_ side: String) -> StepMeasure {
        StepMeasure(ScriptLimits.percent, expected: "percent of the \(side)", found: "a percentage of", unit: "%")
    }
}
