/// Text that may hold anything, on one line.
enum QuotedText {
    /// The text in quotes, so that reading it gives the same text again.
    static func quote(_ text: String) -> String {
        "\"\(escape(text))\""
    }

    /// The text without line ends, invisible characters, and bare quotes or backslashes.
    static func escape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(contentsOf: escape(scalar).unicodeScalars) }
        return String(result)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
            return "\\u{\(String(scalar.value, radix: 16))}"
        default:
            return String(scalar)
        }
    }

    /// Whether the name can stand in a script without quotes.
    static func isBareWord(_ name: String) -> Bool {
        !name.isEmpty && name.unicodeScalars.allSatisfy(isBareScalar)
    }

    static func isBareScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
        default: false
        }
    }
}
