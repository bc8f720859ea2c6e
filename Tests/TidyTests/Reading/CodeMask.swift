/// Swift source with everything blanked that is no code: comments and strings, interpolations included.
///
/// Every line keeps its number and every byte its column, so that a rule can name the place. It knows no regex
/// literals.
func maskedCode(_ text: String) -> String {
    var mask = CodeMask(bytes: Array(text.utf8))
    mask.maskAll()
    return String(decoding: mask.bytes, as: UTF8.self)
}

private struct CodeMask {
    private(set) var bytes: [UInt8]
    private var index = 0

    private static let quote = UInt8(ascii: "\"")
    private static let hash = UInt8(ascii: "#")
    private static let newline = UInt8(ascii: "\n")

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func maskAll() {
        while index < bytes.count {
            if starts("//") {
                while index < bytes.count, bytes[index] != Self.newline { blank(1) }
            } else if starts("/*") {
                maskBlockComment()
            } else if let hashes = hashesOfStringStart() {
                maskString(hashes: hashes)
            } else {
                index += 1
            }
        }
    }

    private func starts(_ prefix: StaticString, at offset: Int = 0) -> Bool {
        let start = index + offset
        guard start + prefix.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<prefix.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == prefix.utf8Start[$0] }
    }

    private mutating func blank(_ count: Int) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] != Self.newline { bytes[index] = UInt8(ascii: " ") }
            index += 1
        }
    }

    private mutating func maskBlockComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                blank(2)
            } else if starts("*/") {
                depth -= 1
                blank(2)
            } else {
                blank(1)
            }
        } while depth > 0 && index < bytes.count
    }

    /// The number of `#` before the quote when a string starts here.
    private func hashesOfStringStart() -> Int? {
        var end = index
        while end < bytes.count, bytes[end] == Self.hash { end += 1 }
        return end < bytes.count && bytes[end] == Self.quote ? end - index : nil
    }

    private mutating func maskString(hashes: Int) {
        let isMultiline = starts("\"\"\"", at: hashes)
        let quotes = isMultiline ? 3 : 1
        blank(hashes + quotes)
        while index < bytes.count {
            if endsString(quotes: quotes, hashes: hashes) {
                blank(quotes + hashes)
                return
            }
            if bytes[index] == Self.newline, !isMultiline { return }
            guard starts("\\"), followedByHashes(hashes, at: 1) else {
                blank(1)
                continue
            }
            blank(1 + hashes)
            if starts("(") { maskInterpolation() } else { blank(1) }
        }
    }

    private func endsString(quotes: Int, hashes: Int) -> Bool {
        guard index + quotes <= bytes.count else { return false }
        return (0..<quotes).allSatisfy { bytes[index + $0] == Self.quote } && followedByHashes(hashes, at: quotes)
    }

    private func followedByHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { index + offset + $0 < bytes.count && bytes[index + offset + $0] == Self.hash }
    }

    private mutating func maskInterpolation() {
        var depth = 0
        repeat {
            if let hashes = hashesOfStringStart() {
                maskString(hashes: hashes)
                continue
            }
            if starts("(") { depth += 1 }
            if starts(")") { depth -= 1 }
            blank(1)
        } while depth > 0 && index < bytes.count
    }
}
