/// Words of a user in a workflow.
enum YAMLText {
    /// A double-quoted scalar: in a plain one some characters mean something.
    ///
    /// A service would take `${{` for the beginning of an expression, wherever it stands.
    static func scalar(_ text: String) -> String {
        let characters = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f: "\\x" + hexadecimal(scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(characters.joined().replacing("${{", with: "${{ '${{' }}"))\""
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
    }
}
