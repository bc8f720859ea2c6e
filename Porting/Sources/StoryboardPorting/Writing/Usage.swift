/// Which parts of a file became code, and what was said of those that did not.
final class Usage {
    private struct Attribute: Hashable {
        let element: ObjectIdentifier
        let name: String
    }

    /// A remark about an element, or about one of its attributes.
    struct Remark {
        let element: InterfaceElement
        let what: String
        let reason: String
    }

    private var attributes: Set<Attribute> = []
    private var elements: Set<ObjectIdentifier> = []
    private(set) var remarks: [Remark] = []

    /// An attribute's text, which counts as used from now on.
    func text(_ element: InterfaceElement, _ name: String) -> String? {
        guard let text = element.attributes[name] else { return nil }
        attributes.insert(Attribute(element: ObjectIdentifier(element), name: name))
        return text
    }

    /// The element counts as used from now on, its attributes only as they are read.
    func take(_ element: InterfaceElement) { elements.insert(ObjectIdentifier(element)) }

    /// The element counts as used, with all attributes and all that is in it.
    func takeAll(_ element: InterfaceElement) {
        element.forEach { part in
            take(part)
            for name in part.attributes.keys { _ = text(part, name) }
        }
    }

    func value(_ element: InterfaceElement, of key: String) -> InterfaceElement? {
        guard let value = element.value(of: key) else { return nil }
        take(value)
        return value
    }

    func first(_ element: InterfaceElement, _ name: String) -> InterfaceElement? {
        guard let child = element.first(name) else { return nil }
        take(child)
        return child
    }

    func isTaken(_ element: InterfaceElement) -> Bool { elements.contains(ObjectIdentifier(element)) }

    func isUsed(_ element: InterfaceElement, _ name: String) -> Bool {
        attributes.contains(Attribute(element: ObjectIdentifier(element), name: name))
    }

    /// Says why an element, or what of it, was left out. It counts as used, so that it is told once.
    func leaveOut(_ element: InterfaceElement, _ what: String? = nil, because reason: String) {
        remarks.append(Remark(element: element, what: what ?? element.name, reason: reason))
        if what == nil { takeAll(element) }
    }
}
