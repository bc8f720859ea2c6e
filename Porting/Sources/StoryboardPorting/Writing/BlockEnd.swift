/// Writes what follows when all objects of a block are made: constraints, connections, what the file sets by key
/// path, and the call that tells objects of the app's classes that they are ready.
struct BlockEnd {
    let context: WritingContext
    let block: CodeBlock

    /// `isLast` is false where another block of the same controller follows, which makes what is missing here.
    func write(isLast: Bool = true) throws {
        try ConstraintWriter(context: context, block: block).write()
        for object in block.objects {
            try ConnectionWriter(context: context, block: block, isLast: isLast).write(object)
        }
        for object in block.objects {
            try RuntimeAttributes(context: context, block: block).write(object)
        }
        for object in block.objects where object.isCustom && [.view, .control, .cell].contains(object.role) {
            block.add("\(object.expression).awakeFromNib()")
        }
        for (segue, container) in block.embedded { try embed(segue, in: container) }
    }

    private func embed(_ segue: InterfaceElement, in container: String) throws {
        context.usage.take(segue)
        _ = context.usage.text(segue, "kind")
        guard let destination = context.usage.text(segue, "destination"),
            let scene = context.file.scenes.first(where: { $0.controller.id == destination })
        else {
            return context.usage.leaveOut(segue, because: "its destination is no controller")
        }
        context.embeds = true
        let identifier = context.usage.text(segue, "identifier").map(SwiftText.literal) ?? "nil"
        block.add(
            "embed(\(SwiftText.literal(scene.identifier)), as: \(identifier), in: \(container), of: \(block.anchor))")
    }
}
