import Foundation

/// Writes the values of keys: colours, fonts, rectangles and the like.
struct ValueWriter {
    let context: WritingContext
    var usage: Usage { context.usage }

    /// The elements that are values.
    static let names: Set<String> = [
        "nil", "color", "fontDescription", "string", "mutableString", "attributedString", "rect", "size", "point",
        "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask", "rectEdge", "extendedEdge", "real",
        "integer", "image",
    ]

    /// The value as code; nil where there is none, or where it was left out and noted.
    func expression(of value: InterfaceElement) throws -> String? {
        usage.take(value)
        switch value.name {
        case "nil": return nil
        case "color": return try color(value)
        case "fontDescription": return try font(value)
        case "string", "mutableString": return SwiftText.literal(string(value))
        case "attributedString": return attributed(value)
        case "rect":
            return try "CGRect(x: \(number(value, "x")), y: \(number(value, "y")), "
                + "width: \(number(value, "width")), height: \(number(value, "height")))"
        case "size": return try "CGSize(width: \(number(value, "width")), height: \(number(value, "height")))"
        case "point": return try "CGPoint(x: \(number(value, "x")), y: \(number(value, "y")))"
        case "inset":
            return try insets(
                "UIEdgeInsets", value, ["top": "minY", "left": "minX", "bottom": "maxY", "right": "maxX"])
        case "edgeInsets": return try insets("UIEdgeInsets", value, [:])
        case "directionalEdgeInsets": return try insets("NSDirectionalEdgeInsets", value, [:])
        case "autoresizingMask": return try mask(value)
        case "rectEdge", "extendedEdge": return try edges(value)
        case "real", "integer": return try number(value, "value")
        case "image": return usage.text(value, "name").map { "UIImage(named: \(SwiftText.literal($0)))" }
        default:
            usage.leaveOut(value, because: "a value of a kind that is not known")
            return nil
        }
    }

    func string(_ value: InterfaceElement) -> String {
        if usage.text(value, "base64-UTF8") == "YES" {
            // Xcode leaves out the padding.
            let text = value.text.filter { !$0.isWhitespace && $0 != "=" }
            let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
            if let data = Data(base64Encoded: padded) { return String(decoding: data, as: UTF8.self) }
        }
        return value.text
    }

    private func attributed(_ value: InterfaceElement) -> String {
        var text = ""
        for fragment in value.children where fragment.name == "fragment" {
            usage.take(fragment)
            if let content = usage.text(fragment, "content") {
                text += content
            } else if let content = usage.value(fragment, of: "content") {
                text += string(content)
            }
        }
        return "NSAttributedString(string: \(SwiftText.literal(text)))"
    }

    /// A number that must be there and must be one.
    func number(_ element: InterfaceElement, _ name: String) throws -> String {
        let text = usage.text(element, name) ?? ""
        guard let number = SwiftText.number(text) else { throw Self.fault(element, name, text, "a number") }
        return number
    }

    static func fault(_ element: InterfaceElement, _ name: String, _ text: String, _ expected: String) -> Fault {
        Fault(
            line: element.line,
            what: "The \(name) of this \(element.name) is \(SwiftText.literal(text)), "
                + "where \(expected) belongs",
            remedy: "Correct it, or open the file in Xcode and set it again")
    }

    private func insets(
        _ type: String, _ value: InterfaceElement, _ names: [String: String]
    ) throws -> String {
        let sides =
            type == "UIEdgeInsets" ? ["top", "left", "bottom", "right"] : ["top", "leading", "bottom", "trailing"]
        let parts = try sides.map { try "\($0): \(number(value, names[$0] ?? $0))" }
        return "\(type)(\(parts.joined(separator: ", ")))"
    }

    private func mask(_ value: InterfaceElement) throws -> String {
        let names = [
            ("widthSizable", "flexibleWidth"), ("heightSizable", "flexibleHeight"),
            ("flexibleMinX", "flexibleLeftMargin"), ("flexibleMaxX", "flexibleRightMargin"),
            ("flexibleMinY", "flexibleTopMargin"), ("flexibleMaxY", "flexibleBottomMargin"),
        ]
        return "[" + names.filter { usage.text(value, $0.0) == "YES" }.map { ".\($0.1)" }.joined(separator: ", ") + "]"
    }

    private func edges(_ value: InterfaceElement) throws -> String {
        let names = ["top", "left", "bottom", "right"]
        return "[" + names.filter { usage.text(value, $0) == "YES" }.map { ".\($0)" }.joined(separator: ", ") + "]"
    }
}
