/// Writes views with all that is in them: what a view holds is made before it, as `init(coder:)` decodes it.
struct ViewWriter {
    let context: WritingContext
    let block: CodeBlock

    var usage: Usage { context.usage }
    var properties: PropertyWriter { PropertyWriter(context: context) }
    /// What the object is called in the closure that fills it.
    static let filled = "it"

    /// Makes the view, and returns the name of its variable.
    func make(_ element: InterfaceElement) throws -> String {
        usage.take(element)
        let kind = kind(of: element)
        let named = try context.className(of: element, standard: kind.className)
        let fill = try statements(element, kind, on: Self.filled)
        let variable = block.newName(kind.variable)
        let values = try InitialValues(context: context, block: block).arguments(of: element)
        block.add(
            Self.creation(of: named.name, values, fill, as: variable))
        let role: CodeBlock.Role = kind.isControl ? .control : Self.isCell(element) ? .cell : .view
        register(element, variable, named, role, kind.delegates)
        try registerParts(of: element, as: variable)
        try TableLines.register(of: element, as: variable, in: self)
        if let content = element.value(of: "contentView"), let kind = ViewKind.named(content.name) {
            register(content, "\(variable).contentView", (kind.className, false), .view, [:])
            try registerParts(of: content, as: "\(variable).contentView")
        }
        try ListWriter(context: context, block: block).addPrototypes(of: element, to: variable)
        return variable
    }

    /// `let label = UILabel(coder: …)!`
    static func creation(of className: String, _ values: String?, _ fill: [String], as variable: String) -> [String] {
        let start = "let \(variable) = \(className)(coder: "
        if values == nil, fill.isEmpty { return [start + "NSCoder())!"] }
        let arguments = values.map { "(InterfaceValues(\($0)))" } ?? ""
        if fill.isEmpty { return [start + "InterfaceCoder\(arguments) { (_: \(className)) in })!"] }
        return [start + "InterfaceCoder\(arguments) { (\(filled): \(className)) in"] + CodeBlock.indented(fill) + [
            "})!"
        ]
    }

    private func kind(of element: InterfaceElement) -> ViewKind {
        let kind = ViewKind.named(element.name) ?? .unknown
        if kind.isReplaced {
            usage.leaveOut(
                element, "\(element.name) class",
                because: "the model has no such view; a plain one is in its place")
        }
        return kind
    }

    /// What sets the properties of a view that comes with another, which decides where it is.
    func statementsBesidePlace(
        _ element: InterfaceElement, _ kind: ViewKind, on receiver: String
    ) throws -> [String] {
        usage.take(element)
        for key in ViewKind.placeKeys { if let place = element.value(of: key) { usage.takeAll(place) } }
        return try properties.statements(element, kind.rulesBesidePlace, on: receiver)
    }

    private static func isCell(_ element: InterfaceElement) -> Bool {
        element.name == "tableViewCell" || element.name == "collectionViewCell"
    }

    func register(
        _ element: InterfaceElement, _ expression: String, _ named: (name: String, isCustom: Bool),
        _ role: CodeBlock.Role, _ delegates: [String: String]
    ) {
        block.register(
            CodeBlock.Object(
                element: element, expression: expression, className: named.name, isCustom: named.isCustom, role: role,
                delegates: delegates))
    }

    /// What sets the properties and adds the parts. `receiver` is the view, in its closure or outside.
    func statements(_ element: InterfaceElement, _ kind: ViewKind, on receiver: String) throws -> [String] {
        var fill = try properties.statements(element, kind.rules, on: receiver)
        fill += defaults(element, on: receiver)
        fill += try PartWriter(views: self).statements(element, on: receiver)
        return fill
    }

    /// Where a file that is silent means something else than a new object of UIKit has.
    private func defaults(_ element: InterfaceElement, on receiver: String) -> [String] {
        var lines: [String] = []
        let attributes = element.attributes
        if ["label", "imageView"].contains(element.name), attributes["userInteractionEnabled"] == nil {
            lines.append("\(receiver).isUserInteractionEnabled = true")
        }
        let scrolls = ["scrollView", "textView", "tableView", "collectionView"].contains(element.name)
        if scrolls, attributes["clipsSubviews"] == nil { lines.append("\(receiver).clipsToBounds = false") }
        if element.name == "tableView", attributes["alwaysBounceVertical"] == nil {
            lines.append("\(receiver).alwaysBounceVertical = false")
        }
        return lines
    }

    /// Layout guides, constraints, and the guides and constraints of content views, once the view is there.
    func registerParts(of element: InterfaceElement, as expression: String) throws {
        for child in element.children {
            switch child.name {
            case "viewLayoutGuide":
                usage.takeAll(child)
                if let guide = Self.guides[child.key ?? ""] { block.register(child, "\(expression).\(guide)") }
            case "constraints":
                let excluded = Self.excluded(element, "constraints")
                for constraint in child.children where !excluded.contains(constraint.id ?? "") {
                    block.constraints.append((constraint, expression))
                }
                for constraint in child.children where excluded.contains(constraint.id ?? "") {
                    usage.leaveOut(constraint, because: "it is not installed for every size class")
                }
            case "connections":
                for segue in child.children where segue.attributes["kind"] == "embed" {
                    block.embedded.append((segue, expression))
                }
            default: break
            }
        }
    }

    private static let guides = [
        "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
        "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
        "keyboard": "keyboardLayoutGuide", "readableContent": "readableContentGuide",
    ]

    /// The ids of constraints or subviews that are not there by default.
    static func excluded(_ element: InterfaceElement, _ key: String) -> Set<String> {
        let standard = element.children.first { $0.name == "variation" && $0.key == "default" }
        let mask = standard?.children.first { $0.name == "mask" && $0.key == key }
        return Set((mask?.children ?? []).filter { $0.name == "exclude" }.compactMap { $0.attributes["reference"] })
    }
}
