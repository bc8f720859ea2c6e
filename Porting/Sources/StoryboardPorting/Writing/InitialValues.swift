/// What only `init(coder:)` can set, as arguments of `InterfaceValues`.
struct InitialValues {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }

    /// The arguments; nil where there is nothing to set. A layout is made in the block.
    func arguments(of element: InterfaceElement) throws -> String? {
        var arguments: [String] = []
        func add(_ label: String, _ value: String?) { if let value { arguments.append("\(label): \(value)") } }
        switch element.name {
        case "button":
            add(
                "buttonType",
                choice(
                    element, "buttonType",
                    "custom roundedRect=system system detailDisclosure infoLight infoDark contactAdd close plain"))
        case "tableView": add("tableStyle", choice(element, "style", "plain grouped insetGrouped"))
        case "tableViewCell":
            let styles =
                "IBUITableViewCellStyleDefault=default IBUITableViewCellStyleValue1=value1 "
                + "IBUITableViewCellStyleValue2=value2 IBUITableViewCellStyleSubtitle=subtitle"
            add("cellStyle", choice(element, "style", styles))
            add("reuseIdentifier", usage.text(element, "reuseIdentifier").map(SwiftText.literal))
        case "collectionViewCell", "collectionReusableView": _ = usage.text(element, "reuseIdentifier")
        case "collectionView": add("collectionLayout", try layout(of: element))
        case "pageViewController":
            add("pageStyle", choice(element, "transitionStyle", "pageCurl scroll"))
            add("pageOrientation", choice(element, "navigationOrientation", "horizontal vertical"))
        case "splitViewController":
            add("splitStyle", choice(element, "style", "doubleColumn tripleColumn unspecified"))
        default: break
        }
        return arguments.isEmpty ? nil : arguments.joined(separator: ", ")
    }

    private func choice(_ element: InterfaceElement, _ name: String, _ choices: String) -> String? {
        guard let text = usage.text(element, name) else { return nil }
        if let value = PropertyRule.caseName(text, among: choices) { return value }
        usage.leaveOut(
            element, "\(element.name) \(name) \(SwiftText.comment(text))", because: "the model has no such value")
        return nil
    }

    private func layout(of element: InterfaceElement) throws -> String? {
        guard let layout = usage.value(element, of: "collectionViewLayout") else { return nil }
        let isFlow = layout.name == "collectionViewFlowLayout"
        let named = try context.className(
            of: layout, standard: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
        let variable = block.newName("layout")
        block.add("let \(variable) = \(named.name)(coder: NSCoder())!")
        guard isFlow else { return variable }
        block.add(
            try PropertyWriter(context: context).statements(layout, PropertyRule.flowLayout, on: variable))
        if layout.attributes["automaticEstimatedItemSize"] == "YES" {
            block.add("\(variable).estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        }
        block.register(
            CodeBlock.Object(
                element: layout, expression: variable, className: named.name, isCustom: named.isCustom, role: .other,
                delegates: [:]))
        return variable
    }
}
