/// Words of a user in Swift code.
enum SwiftText {
    /// A string literal that means just that.
    static func literal(_ text: String) -> String {
        let characters = text.unicodeScalars.map { scalar in
            switch scalar {
            // With the backslash, no interpolation is left either.
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(characters.joined())\""
    }
}
