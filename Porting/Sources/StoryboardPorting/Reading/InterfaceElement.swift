/// An element of the file, with all that is in it.
final class InterfaceElement: Sendable {
    let name: String
    let line: Int
    let attributes: [String: String]
    let children: [InterfaceElement]
    /// The characters directly in it, as they stand.
    let text: String

    init(name: String, line: Int, attributes: [String: String], children: [InterfaceElement], text: String) {
        self.name = name
        self.line = line
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The name by which others refer to it; nil where there is none, or where `id` means something else.
    var id: String? { name == "device" || name == "adaptation" ? nil : attributes["id"] }
    var key: String? { attributes["key"] }

    func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child that is the value of a property.
    func value(of key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// Itself and everything in it, in the order of the file.
    func forEach(_ body: (InterfaceElement) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEach(body) }
    }
}
