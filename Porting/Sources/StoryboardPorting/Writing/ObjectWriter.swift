/// Writes the objects of a scene or nib that are no part of a view.
struct ObjectWriter {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }

    /// Makes the object, and returns the name of its variable; nil for one that cannot be made.
    func make(_ element: InterfaceElement) throws -> String? {
        if let kind = RecognizerKind.named(element.name) { return try recognizer(element, kind) }
        if ViewKind.named(element.name) != nil {
            return try ViewWriter(context: context, block: block).make(element)
        }
        switch element.name {
        case "barButtonItem": return try BarWriter(context: context, block: block).button(element)
        case "tabBarItem": return try BarWriter(context: context, block: block).tab(element)
        case "customObject":
            let named = try context.className(of: element, standard: "NSObject")
            return made(element, "object", "\(named.name)()", named, .other, [:])
        default:
            usage.leaveOut(element, because: "an object of a kind that is not known")
            return nil
        }
    }

    private func recognizer(_ element: InterfaceElement, _ kind: RecognizerKind) throws -> String {
        let named = try context.className(of: element, standard: kind.className)
        let variable = made(
            element, kind.variable, "\(named.name)(target: nil, action: nil)", named, .recognizer,
            RecognizerKind.delegates)
        block.add(try PropertyWriter(context: context).statements(element, kind.rules, on: variable))
        return variable
    }

    private func made(
        _ element: InterfaceElement, _ base: String, _ creation: String, _ named: (name: String, isCustom: Bool),
        _ role: CodeBlock.Role, _ delegates: [String: String]
    ) -> String {
        usage.take(element)
        let variable = block.newName(base)
        block.add("let \(variable) = \(creation)")
        block.register(
            CodeBlock.Object(
                element: element, expression: variable, className: named.name, isCustom: named.isCustom, role: role,
                delegates: delegates))
        return variable
    }
}
