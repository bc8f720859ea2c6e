/// Names of the app's code that stand in a file.
enum SwiftName {
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// The name as code, in backticks where it is a keyword; nil for what can be no name.
    static func identifier(_ name: String) -> String? {
        guard isIdentifier(name) else { return nil }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_", isStart(first) else { return false }
        return name.unicodeScalars.dropFirst().allSatisfy { isStart($0) || isFurther($0) }
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic }
        return scalar.properties.isXIDStart || (0x1F300...0x1FAFF).contains(scalar.value)
    }

    private static func isFurther(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.numericType != nil }
        return scalar.properties.isXIDContinue
    }

    /// A name for a type, made of any text: words with a capital each.
    static func typeName(_ text: String) -> String {
        var result = ""
        var startsWord = true
        for scalar in text.unicodeScalars {
            guard isStart(scalar) && scalar != "_" || isFurther(scalar) else {
                startsWord = true
                continue
            }
            result += startsWord ? String(scalar).uppercased() : String(scalar)
            startsWord = false
        }
        guard let first = result.unicodeScalars.first else { return "Unnamed" }
        return isStart(first) ? result : "_" + result
    }

    /// Turns `tap:` to `tap(_:)` and `tapWithSender:` to `tap(sender:)`, as Swift would have named the method.
    static func methodName(ofSelector selector: String) -> String? {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let count = parts.count - 1
        guard count <= 2, selector.hasSuffix(":") == (count > 0), isIdentifier(parts[0]) else { return nil }
        if count == 0 { return "\(parts[0])()" }
        var (base, label) = splitWith(parts[0])
        if count == 2 {
            guard isIdentifier(parts[1]) else { return nil }
            label += ":" + parts[1]
        }
        base = identifier(base) ?? base
        return "\(base)(\(label):)"
    }

    /// The base name and the first label.
    private static func splitWith(_ part: String) -> (base: String, label: String) {
        guard let range = part.range(of: "With"), range.lowerBound != part.startIndex,
            let initial = part[range.upperBound...].first, initial.isUppercase
        else { return (part, "_") }
        let label = String(part[range.upperBound...])
        return (String(part[..<range.lowerBound]), label.prefix(1).lowercased() + label.dropFirst())
    }
}
