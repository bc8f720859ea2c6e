/// Values as Swift code.
enum SwiftText {
    /// A string literal on one line, whatever is in the string.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if isPlain(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{" + String(scalar.value, radix: 16) + "}"
                }
            }
        }
        return result + "\""
    }

    /// Controls, and what changes the direction or ends a line, must not stand in code as they are.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        case .format: scalar.value == 0x200D
        default: true
        }
    }

    /// A number as the shortest literal; nil for what is no finite number.
    static func number(_ text: String) -> String? {
        guard let value = Double(text), value.isFinite else { return nil }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return "\(value)"
    }

    /// A whole number that Swift's `Int` can hold.
    static func integer(_ text: String) -> String? {
        if let value = Int(text) { return String(value) }
        guard let value = Double(text), value == value.rounded(), abs(value) < 1e15 else { return nil }
        return String(Int(value))
    }

    static func flag(_ text: String) -> String? {
        switch text {
        case "YES": "true"
        case "NO": "false"
        default: nil
        }
    }

    /// A comment must not end early.
    static func comment(_ text: String) -> String {
        String(literal(text).dropFirst().dropLast())
    }
}
