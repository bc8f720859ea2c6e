/// Writes the properties of an object by the rules of its kind.
struct PropertyWriter {
    let context: WritingContext
    private var usage: Usage { context.usage }

    /// The statements that set what the element says.
    func statements(
        _ element: InterfaceElement, _ rules: [PropertyRule], on receiver: String
    ) throws -> [String] {
        try rules.compactMap { rule in
            guard let value = try value(element, rule), value != rule.standard else { return nil }
            return rule.statement(receiver, value)
        }
    }

    private func value(_ element: InterfaceElement, _ rule: PropertyRule) throws -> String? {
        if let text = usage.text(element, rule.source) { return try value(text, element, rule) }
        // The state of a button has a key that is a property's name, and is no value.
        guard let child = element.value(of: rule.source), ValueWriter.names.contains(child.name) else { return nil }
        return try ValueWriter(context: context).expression(of: child)
    }

    private func value(_ text: String, _ element: InterfaceElement, _ rule: PropertyRule) throws -> String? {
        let source = rule.source
        switch rule.kind {
        case .flag: return try required(SwiftText.flag(text), element, source, text, "YES or NO")
        case .number: return try required(SwiftText.number(text), element, source, text, "a number")
        case .integer: return try required(SwiftText.integer(text), element, source, text, "a whole number")
        case .text: return SwiftText.literal(text)
        case .image:
            let isSymbol = usage.text(element, "catalog") == "system"
            return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftText.literal(text)))"
        case .choice(let names):
            if let name = PropertyRule.caseName(text, among: names) { return name }
            usage.leaveOut(
                element, "\(element.name) \(source) \(SwiftText.comment(text))", because: "the model has no such value")
            return nil
        case .value:
            usage.leaveOut(element, "\(element.name) \(source)", because: "a value of a kind that is not known")
            return nil
        }
    }

    private func required(
        _ value: String?, _ element: InterfaceElement, _ name: String, _ text: String, _ expected: String
    ) throws -> String {
        guard let value else { throw ValueWriter.fault(element, name, text, expected) }
        return value
    }
}
