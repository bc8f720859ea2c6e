/// Writes an object's outlets, and has others write its actions and segues.
struct ConnectionWriter {
    let context: WritingContext
    let block: CodeBlock
    /// Whether what the controller's outlets mean must be in this block.
    let isLast: Bool
    private var usage: Usage { context.usage }

    func write(_ object: CodeBlock.Object) throws {
        guard let connections = object.element.first("connections") else { return }
        var collections: [(property: String, element: InterfaceElement, items: [String])] = []
        for connection in connections.children where !usage.isTaken(connection) {
            switch connection.name {
            case "outlet": try outlet(connection, of: object)
            case "outletCollection":
                guard let item = destination(connection, of: object) else { continue }
                let property = usage.text(connection, "property") ?? ""
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].items.append(item)
                } else {
                    collections.append((property, connection, [item]))
                }
            case "action": try ActionWriter(context: context, block: block).action(connection, of: object)
            case "segue": try ActionWriter(context: context, block: block).segue(connection, of: object)
            default: break
            }
        }
        for collection in collections {
            try set(collection.property, of: object, toItems: collection.items, at: collection.element)
        }
    }

    /// What a connection leads to; nil where that is not made here.
    private func destination(_ connection: InterfaceElement, of object: CodeBlock.Object) -> String? {
        let id = connection.attributes["destination"] ?? ""
        if let expression = block.expression(of: id) {
            usage.take(connection)
            _ = usage.text(connection, "destination")
            return expression
        }
        let isController = object.role == .controller || object.role == .owner
        if isLast || !isController {
            let name = connection.attributes["property"] ?? ""
            usage.leaveOut(
                connection, "\(connection.name) \(SwiftText.comment(name))",
                because: "what it leads to is not made with its owner")
            usage.takeAll(connection)
        }
        return nil
    }

    private func outlet(_ connection: InterfaceElement, of object: CodeBlock.Object) throws {
        guard let value = destination(connection, of: object) else { return }
        let name = usage.text(connection, "property") ?? ""
        let receiver = object.role == .owner ? "\(object.expression)?" : object.expression
        if let delegate = object.delegates[name] {
            block.add("\(receiver).\(name) = \(value) as AnyObject as? any \(delegate)")
            return
        }
        let property = try context.property(name, at: connection)
        if name == "view", object.role == .owner || object.role == .controller {
            block.add("(\(object.expression) as AnyObject as? UIViewController)?.view = \(value)")
            return
        }
        if Self.standard.contains(name), !object.isCustom {
            block.add("\(receiver).\(property) = \(value)")
        } else if isSettable(name, of: object, at: connection) {
            block.add("\(receiver).\(property) = \(value)")
        }
    }

    /// Outlets that UIKit's own classes have.
    private static let standard: Set<String> = [
        "backgroundView", "selectedBackgroundView", "accessoryView", "tableHeaderView", "tableFooterView", "titleView",
        "leftView", "rightView", "customView", "refreshControl",
    ]

    private func isSettable(_ name: String, of object: CodeBlock.Object, at connection: InterfaceElement) -> Bool {
        if context.canSet(object.className, name, isCustom: object.isCustom) {
            context.note(.outlet, object.className, name, connection)
            return true
        }
        usage.leaveOut(
            connection, "\(connection.name) \(SwiftText.comment(name))",
            because: "\(object.className) has no such property that another file can set")
        return false
    }

    private func set(
        _ name: String, of object: CodeBlock.Object, toItems items: [String], at connection: InterfaceElement
    ) throws {
        if name == "gestureRecognizers", [.view, .control, .cell].contains(object.role) {
            return block.add(items.map { "\(object.expression).addGestureRecognizer(\($0))" })
        }
        let property = try context.property(name, at: connection)
        guard isSettable(name, of: object, at: connection) else { return }
        let receiver = object.role == .owner ? "\(object.expression)?" : object.expression
        block.add("\(receiver).\(property) = [\(items.joined(separator: ", "))]")
    }
}
