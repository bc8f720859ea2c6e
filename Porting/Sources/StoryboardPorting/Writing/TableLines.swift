/// The labels and the image of a standard table cell: they come with the cell and are not made.
struct TableLines {
    let views: ViewWriter
    private var parts: [(element: InterfaceElement, property: String)] = []

    init(views: ViewWriter) { self.views = views }

    /// The ids of the subviews that are such lines.
    var ids: Set<String> { Set(parts.compactMap(\.element.id)) }

    /// Finds the lines of a cell; none in other views.
    func take(_ element: InterfaceElement) throws -> TableLines {
        var result = self
        guard element.name == "tableViewCell", element.attributes["style"] != nil else { return self }
        for property in ["imageView", "textLabel", "detailTextLabel"] {
            guard let id = views.usage.text(element, property) else { continue }
            guard let part = views.context.file.index[id] else {
                throw Fault(
                    line: element.line,
                    what: "The \(property) of this cell is \(SwiftText.literal(id)), "
                        + "an id that nothing has", remedy: "Open the file in Xcode and save it again")
            }
            result.parts.append((part, property))
        }
        return result
    }

    /// What sets the lines' own properties, but not their places, which the cell decides.
    func statements(_ receiver: String) throws -> [String] {
        try parts.flatMap { part, property in
            guard let kind = ViewKind.named(part.name) else { return [String]() }
            return try views.statementsBesidePlace(part, kind, on: "\(receiver).\(property)!")
        }
    }

    /// Makes the lines known by the cell's variable.
    static func register(of element: InterfaceElement, as cell: String, in views: ViewWriter) throws {
        for part in try TableLines(views: views).take(element).parts {
            guard let kind = ViewKind.named(part.element.name) else { continue }
            views.register(
                part.element, "\(cell).\(part.property)!", (kind.className, false), .view, kind.delegates)
        }
    }
}
