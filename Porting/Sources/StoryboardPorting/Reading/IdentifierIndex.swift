/// The elements of a document by their ids, and the scene that each is in.
struct IdentifierIndex: Sendable {
    private var elements: [String: InterfaceElement] = [:]
    private var scenes: [String: Int] = [:]

    /// Attributes that hold the id of another element.
    private static let references = ["destination", "firstItem", "secondItem", "initialViewController"]

    /// Throws where an id stands twice, or where one is meant that is not there.
    init(_ root: InterfaceElement) throws {
        var scene = 0
        try root.forEach { element in
            if element.name == "scene" { scene += 1 }
            guard let id = element.id else { return }
            if let earlier = elements[id] {
                throw Fault(
                    line: element.line,
                    what: "The id \(SwiftText.literal(id)) stands for <\(element.name)> here and for "
                        + "<\(earlier.name)> in line \(earlier.line)",
                    remedy: "Give one of the two another id, and have what is meant for it refer to that")
            }
            elements[id] = element
            scenes[id] = scene
        }
        try root.forEach { element in
            for name in Self.references {
                guard let id = element.attributes[name], elements[id] == nil else { continue }
                throw Fault(
                    line: element.line,
                    what: "\(Self.described(element)) has the \(name) \(SwiftText.literal(id)), an id that nothing has",
                    remedy: "Open the file in Xcode and remove or repair this \(element.name)")
            }
        }
    }

    private static func described(_ element: InterfaceElement) -> String {
        guard let name = element.attributes["property"] ?? element.attributes["selector"] else {
            return "This \(element.name)"
        }
        return "The \(element.name) \(SwiftText.literal(name))"
    }

    subscript(id: String) -> InterfaceElement? { elements[id] }

    /// The number of the scene, from 1; 0 outside scenes.
    func scene(of id: String) -> Int? { scenes[id] }
}
