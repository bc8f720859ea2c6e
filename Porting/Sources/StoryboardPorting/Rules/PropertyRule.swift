/// How an attribute, or a child that is the value of a key, becomes a property.
struct PropertyRule: Sendable {
    /// What the text of a value means.
    enum Kind: Sendable {
        case flag
        case number
        case integer
        case text
        case image
        /// Colours, fonts, rectangles and the like, told by the element of the value.
        case value
        /// Names of cases as the file has them, with those of UIKit where they differ: `clip=byClipping`.
        case choice(String)
    }

    /// The attribute, or the child's key.
    let source: String
    /// The property; with a `%`, a statement that the value stands in.
    let property: String
    let kind: Kind
    /// The value that the model has of its own accord: it need not be said.
    let standard: String?

    /// A rule for a property of the same name.
    init(_ source: String, _ kind: Kind, standard: String? = nil) {
        self.init(source, source, kind, standard: standard)
    }

    init(_ source: String, _ property: String, _ kind: Kind, standard: String? = nil) {
        self.source = source
        self.property = property
        self.kind = kind
        self.standard = standard
    }

    func statement(_ receiver: String, _ value: String) -> String {
        if property.contains("%") {
            return "\(receiver).\(property.replacing("%", with: value))"
        }
        return "\(receiver).\(property) = \(value)"
    }

    /// The case of an enumeration that a name of the file stands for; nil for a name that is not known.
    static func caseName(_ name: String, among choices: String) -> String? {
        for choice in choices.split(separator: " ") {
            let parts = choice.split(separator: "=")
            if parts[0] == name { return ".\(parts[parts.count - 1])" }
        }
        return nil
    }
}
