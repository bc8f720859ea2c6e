/// Writes the functions of a scene: one that fills its controller, and one that makes the controller's view.
struct SceneWriter {
    let context: WritingContext
    let scene: InterfaceScene
    /// What the functions' names end with.
    let suffix: String
    private var usage: Usage { context.usage }

    /// The code of a scene.
    struct Code {
        /// The call that defines it.
        let definition: [String]
        let functions: [[String]]
    }

    func write() throws -> Code {
        let element = scene.controller
        usage.take(element)
        _ = usage.text(element, "storyboardIdentifier")
        let isInitial = context.file.root.attributes["initialViewController"] == element.id
        if scene.isReference { return reference(isInitial) }
        guard let kind = ControllerKind.named(element.name) else { return Code(definition: [], functions: []) }
        if kind.isReplaced {
            usage.leaveOut(
                element, "\(element.name) class",
                because: "the model has no such controller; a plain one is in its place")
        }
        let named = try context.className(of: element, standard: kind.className)
        let controller = CodeBlock.Object(
            element: element, expression: "controller", className: named.name, isCustom: named.isCustom,
            role: .controller, delegates: kind.delegates)
        let fill = CodeBlock(owner: controller)
        fill.add(try PropertyWriter(context: context).statements(element, kind.rules, on: "controller"))
        try bars(of: element, in: fill)
        relationships(of: element, in: fill)
        let values = try InitialValues(context: context, block: fill).arguments(of: element)
        let load = try view(of: controller, fill)
        return code(named.name, values, isInitial, fill, load)
    }

    private func reference(_ isInitial: Bool) -> Code {
        let name = usage.text(scene.controller, "storyboardName") ?? context.file.name
        let other = usage.text(scene.controller, "referencedIdentifier").map(SwiftText.literal) ?? "nil"
        _ = usage.text(scene.controller, "bundleIdentifier")
        return Code(
            definition: [
                "contents.reference(\(SwiftText.literal(scene.identifier)), to: \(SwiftText.literal(name)), \(other)"
                    + (isInitial ? ", isInitial: true)" : ")")
            ], functions: [])
    }

    private func code(
        _ className: String, _ values: String?, _ isInitial: Bool, _ fill: CodeBlock, _ load: CodeBlock?
    ) -> Code {
        var arguments = [SwiftText.literal(scene.identifier)]
        if isInitial { arguments.append("isInitial: true") }
        if let values { arguments.append("values: InterfaceValues(\(values))") }
        arguments.append("make: { \(className)(coder: $0)! }")
        arguments.append(fill.isEmpty ? "fill: { (_: \(className)) in }" : "fill: fill\(suffix)")
        if load != nil { arguments.append("view: loadViewOf\(suffix)") }
        func function(_ name: String, _ block: CodeBlock) -> [String] {
            ["private static func \(name)\(suffix)(_ controller: \(className)) {"]
                + CodeBlock.indented(block.lines) + ["}"]
        }
        var functions: [[String]] = []
        if !fill.isEmpty { functions.append(function("fill", fill)) }
        if let load { functions.append(function("loadViewOf", load)) }
        return Code(
            definition: ["contents.scene("] + CodeBlock.indented(arguments.dropLast().map { $0 + "," })
                + ["    \(arguments[arguments.count - 1]))"], functions: functions)
    }

    /// The block that makes the view; nil for a controller that makes its own. Ends both blocks.
    private func view(of controller: CodeBlock.Object, _ fill: CodeBlock) throws -> CodeBlock? {
        let root = controller.element.value(of: "view").flatMap { ViewKind.named($0.name) == nil ? nil : $0 }
        let block = root == nil ? fill : CodeBlock(owner: controller)
        if root != nil {
            fill.register(controller)
            try BlockEnd(context: context, block: fill).write(isLast: false)
        }
        if let root {
            let variable = try ViewWriter(context: context, block: block).make(root)
            block.add("controller.view = \(variable)")
            if controller.element.name == "tableViewController" {
                try ListWriter(context: context, block: block).addStaticRows(of: root, to: "controller")
            }
        }
        for guide in controller.element.first("layoutGuides")?.children ?? [] {
            block.register(guide, "controller.\(guide.attributes["type"] == "top" ? "top" : "bottom")LayoutGuide")
        }
        var kept: [String] = []
        for other in scene.others {
            guard let variable = try ObjectWriter(context: context, block: block).make(other) else { continue }
            kept.append(variable)
        }
        if !kept.isEmpty { block.add("controller.keep([\(kept.joined(separator: ", "))])") }
        block.register(controller)
        try BlockEnd(context: context, block: block).write()
        return root == nil ? nil : block
    }

    private func bars(of element: InterfaceElement, in fill: CodeBlock) throws {
        let writer = BarWriter(context: context, block: fill)
        if let item = element.value(of: "navigationItem") {
            try writer.navigationItem(item, on: "controller.navigationItem")
        }
        if let item = element.value(of: "tabBarItem") {
            fill.add("controller.tabBarItem = \(try writer.tab(item))")
        }
        if let items = element.first("toolbarItems") { try writer.toolbarItems(items, on: "controller") }
        for key in ["navigationBar", "toolbar", "tabBar"] {
            guard let bar = element.value(of: key), let kind = ViewKind.named(bar.name) else { continue }
            try self.bar(bar, kind, on: "controller.\(key)", in: fill)
        }
    }

    /// A bar that its controller makes and places.
    private func bar(
        _ bar: InterfaceElement, _ kind: ViewKind, on receiver: String, in fill: CodeBlock
    ) throws {
        if bar.attributes["customClass"] != nil {
            usage.leaveOut(bar, "\(bar.name) customClass", because: "the controller makes a bar of UIKit's own class")
            _ = usage.text(bar, "customClass")
        }
        fill.add(
            try ViewWriter(context: context, block: fill).statementsBesidePlace(bar, kind, on: receiver))
        fill.register(
            CodeBlock.Object(
                element: bar, expression: receiver, className: kind.className, isCustom: false, role: .view,
                delegates: kind.delegates))
    }

    /// The controllers that come with this one.
    private func relationships(of element: InterfaceElement, in fill: CodeBlock) {
        var held: [String] = []
        for segue in element.first("connections")?.children ?? [] where segue.attributes["kind"] == "relationship" {
            usage.takeAll(segue)
            guard let other = context.file.scenes.first(where: { $0.controller.id == segue.attributes["destination"] })
            else {
                usage.leaveOut(segue, "segue relationship", because: "its destination is no controller")
                continue
            }
            held.append(
                "controller.storyboard!.instantiateViewController(withIdentifier: "
                    + "\(SwiftText.literal(other.identifier)))")
        }
        if held.isEmpty { return }
        fill.add("controller.viewControllers = [")
        fill.add(held.map { "    \($0)," })
        fill.add("]")
    }
}
