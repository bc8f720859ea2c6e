package enum ActForm: StepForm {
    package static let word = "act"
    package static let code: UInt8 = 1

    package static func payload(of step: Step) -> String? {
        if case .act(let name) = step { name } else { nil }
    }

    package static func write(_ name: String, to writer: inout some StepWriter) { writer.actionName(name) }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .act(try reader.actionName())
    }

    package static func phrase(of name: String) -> String { "act \(QuotedText.quote(name))" }
}
