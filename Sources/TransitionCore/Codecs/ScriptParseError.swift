/// Why the text of a script or a baseline was refused: where, what was expected, what stood there.
///
/// The description is one line, `file:line:column: expected …, found …`, as compilers print it.
public struct ScriptParseError: Error, Hashable, Sendable, CustomStringConvertible {
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// In Unicode scalars, counted from 1.
    public let column: Int
    public let expected: String
    public let found: String

    public init(file: String, line: Int, column: Int, expected: String, found: String) {
        self.file = file
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
    }

    public var description: String {
        "\(QuotedText.escape(file)):\(line):\(column): expected \(expected), found \(found)"
    }
}
