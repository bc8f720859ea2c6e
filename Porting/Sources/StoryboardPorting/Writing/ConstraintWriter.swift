/// Writes constraints.
struct ConstraintWriter {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }

    private static let attributes =
        "left right top bottom leading trailing width height centerX centerY baseline=lastBaseline lastBaseline "
        + "firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin "
        + "centerXWithinMargins centerYWithinMargins"
    private static let relations = "equal lessThanOrEqual greaterThanOrEqual"

    /// Makes all constraints of the block and turns them on.
    func write() throws {
        var made: [String] = []
        for (element, holder) in block.constraints where element.name == "constraint" {
            if let variable = try make(element, holder) { made.append(variable) }
        }
        if made.isEmpty { return }
        block.add("NSLayoutConstraint.activate([")
        block.add(made.map { "    \($0)," })
        block.add("])")
    }

    private func make(_ element: InterfaceElement, _ holder: String) throws -> String? {
        usage.take(element)
        if usage.text(element, "placeholder") == "YES" {
            usage.takeAll(element)
            return nil
        }
        guard let first = item(element, "firstItem", holder) else { return nil }
        var second = "nil"
        if element.attributes["secondAttribute"] != nil {
            guard let other = item(element, "secondItem", holder) else { return nil }
            second = other
        }
        let relation = try choice(element, "relation", Self.relations, standard: ".equal")
        let attributes = try [
            choice(element, "firstAttribute", Self.attributes, standard: ".notAnAttribute"),
            choice(element, "secondAttribute", Self.attributes, standard: ".notAnAttribute"),
        ]
        let multiplier = try multiplier(element)
        let constant = try number(element, "constant") ?? "0"
        let variable = block.newName("constraint")
        block.add("let \(variable) = NSLayoutConstraint(")
        block.add("    item: \(first), attribute: \(attributes[0]), relatedBy: \(relation), toItem: \(second),")
        block.add("    attribute: \(attributes[1]), multiplier: \(multiplier), constant: \(constant))")
        if let priority = try number(element, "priority"), priority != "1000" {
            block.add("\(variable).priority = UILayoutPriority(\(priority))")
        }
        if let identifier = usage.text(element, "identifier") {
            block.add("\(variable).identifier = \(SwiftText.literal(identifier))")
        }
        block.register(
            CodeBlock.Object(
                element: element, expression: variable, className: "NSLayoutConstraint", isCustom: false, role: .other,
                delegates: [:]))
        return variable
    }

    /// The object that is meant; without a name it is the view that holds the constraint.
    private func item(_ element: InterfaceElement, _ name: String, _ holder: String) -> String? {
        guard let id = usage.text(element, name) else { return holder }
        if let expression = block.expression(of: id) { return expression }
        usage.leaveOut(element, because: "it ties something that was left out")
        return nil
    }

    private func choice(
        _ element: InterfaceElement, _ name: String, _ choices: String, standard: String
    ) throws -> String {
        guard let text = usage.text(element, name) else { return standard }
        guard let value = PropertyRule.caseName(text, among: choices) else {
            throw ValueWriter.fault(element, name, text, "a name that UIKit knows")
        }
        return value
    }

    private func number(_ element: InterfaceElement, _ name: String) throws -> String? {
        guard element.attributes[name] != nil else { return nil }
        return try ValueWriter(context: context).number(element, name)
    }

    /// A number, or a ratio such as `16:9` or `1/3`.
    private func multiplier(_ element: InterfaceElement) throws -> String {
        guard let text = usage.text(element, "multiplier") else { return "1" }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { SwiftText.number(String($0)) }
        if parts.count == 1, let value = parts[0] { return value }
        if parts.count == 2, let above = parts[0], let below = parts[1], Double(below) != 0 {
            return above == below ? "1" : "CGFloat(\(above)) / CGFloat(\(below))"
        }
        throw ValueWriter.fault(element, "multiplier", text, "a number or a ratio")
    }
}
