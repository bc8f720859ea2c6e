/// The statements of one function or closure, and the objects that they make.
final class CodeBlock {
    /// An object that was made, or that came with another.
    struct Object {
        let element: InterfaceElement
        let expression: String
        let className: String
        /// Whether the class is one of the app's.
        let isCustom: Bool
        let role: Role
        let delegates: [String: String]
    }

    /// What may be connected to an object.
    enum Role {
        case view, control, cell, recognizer, barButton, controller, owner, other
    }

    /// The controller, or the owner of a nib; its expression is a name that closures may capture.
    let owner: Object
    var anchor: String { owner.expression }
    private(set) var lines: [String] = []
    private(set) var objects: [Object] = []
    private var expressions: [String: String] = [:]
    private var counts: [String: Int] = [:]
    /// Constraints with the view that holds them.
    var constraints: [(element: InterfaceElement, holder: String)] = []
    /// Containers with the segues that fill them.
    var embedded: [(segue: InterfaceElement, container: String)] = []

    init(owner: Object) { self.owner = owner }

    var isEmpty: Bool { lines.isEmpty }

    func add(_ line: String) { lines.append(line) }

    func add(_ more: [String]) { lines += more }

    /// A name that is not in use yet: `label`, then `label2`.
    func newName(_ base: String) -> String {
        counts[base, default: 0] += 1
        let count = counts[base] ?? 1
        return count == 1 ? base : "\(base)\(count)"
    }

    func register(_ object: Object) {
        objects.append(object)
        if let id = object.element.id { expressions[id] = object.expression }
    }

    /// A part that is no object to be connected, such as a layout guide.
    func register(_ element: InterfaceElement, _ expression: String) {
        if let id = element.id { expressions[id] = expression }
    }

    /// What an id stands for here; nil for what is in another function or was left out.
    func expression(of id: String) -> String? {
        expressions[id] ?? (id == owner.element.id ? anchor : nil)
    }

    func object(_ id: String) -> Object? {
        objects.last { $0.element.id == id } ?? (id == owner.element.id ? owner : nil)
    }

    /// The lines, each set in by so many levels.
    static func indented(_ lines: [String], by levels: Int = 1) -> [String] {
        let space = String(repeating: "    ", count: levels)
        return lines.map { $0.isEmpty ? $0 : space + $0 }
    }
}
