/// A file's bytes as text.
enum TextBytes {
    /// The text; an error names the first line that is not UTF-8.
    static func text(utf8 bytes: [UInt8], file: String) throws(ScriptParseError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let broken = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw ScriptParseError(
            file: file, line: broken + 1, column: 1, expected: "UTF-8 text", found: "bytes that are not UTF-8")
    }
}
