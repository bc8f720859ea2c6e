/// Writes one step as a line of text.
struct StepTextWriter: StepWriter {
    private var words: [String] = []

    /// The step as it stands in a script.
    static func line(_ step: Step) -> String {
        var writer = StepTextWriter()
        writer.words = [step.word]
        step.form.write(step: step, to: &writer)
        return writer.words.joined(separator: " ")
    }

    mutating func word(_ word: String) { words.append(word) }
    mutating func number(_ number: Int, _ measure: StepMeasure) { words.append("\(number)\(measure.unit)") }
    mutating func actionName(_ name: String) { words.append(QuotedText.quote(name)) }

    mutating func start(_ start: TouchStart) {
        switch start {
        case .leftEdge: words += ["left", "edge"]
        case .rightEdge: words += ["right", "edge"]
        case .topEdge: words += ["top", "edge"]
        case .bottomEdge: words += ["bottom", "edge"]
        case .point(let x, let y):
            number(x, .percentOfWidth)
            number(y, .percentOfHeight)
        }
    }

    mutating func ending(_ ending: GestureEnding) { words.append(StepWords.ending(ending)) }
}
