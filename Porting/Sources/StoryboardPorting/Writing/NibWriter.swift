/// Writes the function that makes the objects of a nib.
struct NibWriter {
    let context: WritingContext
    private var usage: Usage { context.usage }

    /// The call that defines the nib.
    func definition() throws -> [String] {
        let objects = context.file.root.first("objects")?.children ?? []
        guard let placeholder = objects.first(where: { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" })
        else {
            throw Fault(
                line: context.file.root.line, what: "The file has no owner, and so is no nib",
                remedy: "Open it in Xcode and save it again")
        }
        let named = try context.className(of: placeholder, standard: "UIViewController")
        let owner = CodeBlock.Object(
            element: placeholder, expression: "owner", className: named.name, isCustom: named.isCustom, role: .owner,
            delegates: [:])
        let block = CodeBlock(owner: owner)
        var made: [String] = []
        for object in objects where object.name != "placeholder" {
            if let variable = try make(object, block) { made.append(variable) }
        }
        for other in objects where other.name == "placeholder" { note(other) }
        block.register(owner)
        try BlockEnd(context: context, block: block).write()
        let usesOwner = block.lines.contains { $0.contains("owner") }
        var lines = ["UINib.define(name) { \(usesOwner ? "owner" : "_") in"]
        if usesOwner { lines.append("    let owner = owner as? \(named.name)") }
        lines += CodeBlock.indented(block.lines)
        lines += ["    return [\(made.joined(separator: ", "))]", "}"]
        return lines
    }

    private func make(_ object: InterfaceElement, _ block: CodeBlock) throws -> String? {
        if ControllerKind.named(object.name) != nil {
            usage.leaveOut(object, because: "a controller in a nib; make it in code")
            return nil
        }
        return try ObjectWriter(context: context, block: block).make(object)
    }

    private func note(_ placeholder: InterfaceElement) {
        let identifier = placeholder.attributes["placeholderIdentifier"] ?? ""
        guard !["IBFilesOwner", "IBFirstResponder"].contains(identifier) else { return }
        usage.leaveOut(
            placeholder, "placeholder \(SwiftText.comment(identifier))",
            because: "nothing can be given for it; what is connected to it is left out")
    }
}
