/// Writes the cells of tables and collections.
struct ListWriter {
    let context: WritingContext
    let block: CodeBlock
    private var usage: Usage { context.usage }

    /// Registers the prototypes of a list that was made.
    func addPrototypes(of element: InterfaceElement, to list: String) throws {
        switch element.name {
        case "tableView":
            for cell in element.first("prototypes")?.children ?? [] { try addPrototype(cell, "", to: list) }
        case "collectionView":
            for cell in element.first("cells")?.children ?? [] { try addPrototype(cell, "", to: list) }
            for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
                guard let view = element.value(of: key) else { continue }
                try addPrototype(view, ", ofKind: UICollectionView.elementKindSection\(kind)", to: list)
            }
        default: break
        }
    }

    private func addPrototype(_ cell: InterfaceElement, _ kind: String, to list: String) throws {
        guard let identifier = cell.attributes["reuseIdentifier"], !identifier.isEmpty else {
            return usage.leaveOut(cell, because: "a prototype without an identifier cannot be asked for")
        }
        let inner = CodeBlock(owner: block.owner)
        _ = usage.text(cell, "rowHeight")
        let variable = try ViewWriter(context: context, block: inner).make(cell)
        try BlockEnd(context: context, block: inner).write()
        let captured = inner.lines.contains { $0.contains(block.anchor) } ? " [weak \(block.anchor)] in" : ""
        block.add("\(list).registerPrototype(\(SwiftText.literal(identifier))\(kind)) {\(captured)")
        block.add(CodeBlock.indented(inner.lines + ["return \(variable)"]))
        block.add("}")
    }

    /// Gives a table controller the rows that its table has in the file.
    func addStaticRows(of table: InterfaceElement, to controller: String) throws {
        guard let sections = table.first("sections"), !sections.children.isEmpty else { return }
        var code: [String] = []
        for section in sections.children {
            usage.take(section)
            var arguments: [String] = []
            for (name, label) in [("headerTitle", "header"), ("footerTitle", "footer")] {
                if let title = usage.text(section, name) {
                    arguments.append("\(label): \(SwiftText.literal(title))")
                }
            }
            let rows = try (section.first("cells")?.children ?? []).map(row)
            code.append("    StaticTableSection(")
            code.append("        \((arguments + ["rows: ["]).joined(separator: ", "))")
            code += rows.map { "            \($0)," }
            code.append("        ]),")
        }
        block.add("\(controller).staticSections = [")
        block.add(code)
        block.add("]")
    }

    private func row(_ cell: InterfaceElement) throws -> String {
        let height = try usage.text(cell, "rowHeight").map { text in
            guard let number = SwiftText.number(text) else {
                throw ValueWriter.fault(cell, "rowHeight", text, "a number")
            }
            return ", height: \(number)"
        }
        return "StaticTableSection.Row(\(try ViewWriter(context: context, block: block).make(cell))\(height ?? ""))"
    }
}
