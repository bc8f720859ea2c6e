/// Writes what a button shows in each state.
struct ButtonWriter {
    let context: WritingContext
    private var usage: Usage { context.usage }
    private static let states = "normal highlighted disabled selected focused"
    private static let configurations: Set<String> = ["plain", "gray", "tinted", "filled"]

    func statements(_ element: InterfaceElement, on receiver: String) throws -> [String] {
        var lines: [String] = []
        for state in element.children where state.name == "state" {
            usage.take(state)
            guard let name = PropertyRule.caseName(state.key ?? "", among: Self.states) else {
                usage.leaveOut(state, because: "the model has no such state")
                continue
            }
            lines += try look(state, name, on: receiver)
        }
        if let configuration = usage.value(element, of: "configuration") {
            lines += try self.configuration(configuration, on: receiver)
        }
        return lines
    }

    private func look(_ state: InterfaceElement, _ name: String, on receiver: String) throws -> [String] {
        func rule(_ source: String, _ method: String, _ kind: PropertyRule.Kind) -> PropertyRule {
            PropertyRule(source, "\(method)(%, for: \(name))", kind)
        }
        return try PropertyWriter(context: context).statements(
            state,
            [
                rule("title", "setTitle", .text), rule("attributedTitle", "setAttributedTitle", .value),
                rule("titleColor", "setTitleColor", .value), rule("titleShadowColor", "setTitleShadowColor", .value),
                rule("image", "setImage", .image), rule("backgroundImage", "setBackgroundImage", .image),
            ], on: receiver)
    }

    private func configuration(_ element: InterfaceElement, on receiver: String) throws -> [String] {
        let style = usage.text(element, "style") ?? "plain"
        if !Self.configurations.contains(style) {
            usage.leaveOut(
                element, "buttonConfiguration style \(SwiftText.comment(style))",
                because: "the model has no such style; it is plain")
        }
        let kind = Self.configurations.contains(style) ? style : "plain"
        let rules = [
            PropertyRule("title", "configuration?.title", .text),
            PropertyRule("subtitle", "configuration?.subtitle", .text),
            PropertyRule("image", "configuration?.image", .image),
            PropertyRule("baseForegroundColor", "configuration?.baseForegroundColor", .value),
            PropertyRule("baseBackgroundColor", "configuration?.baseBackgroundColor", .value),
        ]
        return try ["\(receiver).configuration = .\(kind)()"]
            + PropertyWriter(context: context).statements(element, rules, on: receiver)
    }
}
