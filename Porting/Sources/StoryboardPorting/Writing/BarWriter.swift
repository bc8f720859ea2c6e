/// Writes the items of bars.
struct BarWriter {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }
    private var properties: PropertyWriter { PropertyWriter(context: context) }

    private static let buttons =
        "done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh "
        + "stop camera trash play pause rewind fastForward undo redo close"
    private static let tabs =
        "more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed"

    /// What a controller says of its place in a navigation bar.
    func navigationItem(_ element: InterfaceElement, on receiver: String) throws {
        usage.take(element)
        block.register(element, receiver)
        block.add(try properties.statements(element, PropertyRule.navigationItem, on: receiver))
        for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
            guard let item = element.value(of: key) else { continue }
            block.add("\(receiver).\(key) = \(try button(item))")
        }
        for key in ["leftBarButtonItems", "rightBarButtonItems"] {
            guard let list = element.first(key) else { continue }
            usage.take(list)
            let items = try list.children.map(button)
            block.add("\(receiver).\(key) = [\(items.joined(separator: ", "))]")
        }
        if let view = element.value(of: "titleView"), ViewKind.named(view.name) != nil {
            block.add("\(receiver).titleView = \(try ViewWriter(context: context, block: block).make(view))")
        }
    }

    /// The items of a bar that stands on its own.
    func items(of bar: InterfaceElement, on receiver: String) throws -> [String] {
        guard let list = bar.first("items"), !list.children.isEmpty else { return [] }
        let items = try list.children.compactMap { item -> String? in
            switch item.name {
            case "barButtonItem": return try button(item)
            case "tabBarItem": return try tab(item)
            case "navigationItem":
                let variable = block.newName("item")
                block.add("let \(variable) = UINavigationItem(coder: NSCoder())!")
                try navigationItem(item, on: variable)
                return variable
            default: return nil
            }
        }
        return ["\(receiver).items = [\(items.joined(separator: ", "))]"]
    }

    /// The buttons of a controller's toolbar.
    func toolbarItems(_ list: InterfaceElement, on controller: String) throws {
        guard !list.children.isEmpty else { return }
        let items = try list.children.map(button)
        block.add("\(controller).toolbarItems = [\(items.joined(separator: ", "))]")
    }

    func button(_ element: InterfaceElement) throws -> String {
        usage.take(element)
        let named = try context.className(of: element, standard: "UIBarButtonItem")
        var fill = try properties.statements(element, PropertyRule.barButton, on: ViewWriter.filled)
        let view = element.children.first {
            ($0.key == "customView" || $0.key == nil) && ViewKind.named($0.name) != nil
        }
        if let view {
            let made = try ViewWriter(context: context, block: block).make(view)
            fill.append("\(ViewWriter.filled).customView = \(made)")
        }
        let system = usage.text(element, "systemItem").flatMap { PropertyRule.caseName($0, among: Self.buttons) }
        let variable = block.newName("item")
        block.add(
            ViewWriter.creation(of: named.name, system.map { "systemItem: \($0)" }, fill, as: variable))
        block.register(
            CodeBlock.Object(
                element: element, expression: variable, className: named.name, isCustom: named.isCustom,
                role: .barButton, delegates: [:]))
        return variable
    }

    func tab(_ element: InterfaceElement) throws -> String {
        usage.take(element)
        let named = try context.className(of: element, standard: "UITabBarItem")
        let variable = block.newName("tab")
        let system = usage.text(element, "systemItem").flatMap { PropertyRule.caseName($0, among: Self.tabs) }
        if let system, !named.isCustom {
            block.add("let \(variable) = UITabBarItem(tabBarSystemItem: \(system), tag: 0)")
            block.add(try properties.statements(element, PropertyRule.tabBarItem, on: variable))
        } else {
            let fill = try properties.statements(element, PropertyRule.tabBarItem, on: ViewWriter.filled)
            block.add(ViewWriter.creation(of: named.name, nil, fill, as: variable))
        }
        block.register(
            CodeBlock.Object(
                element: element, expression: variable, className: named.name, isCustom: named.isCustom, role: .other,
                delegates: [:]))
        return variable
    }
}
