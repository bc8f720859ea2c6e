/// Reads one line of a script, word by word.
struct ScriptLine {
    let file: String
    /// Counted from 1.
    let number: Int
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ scalars: some Sequence<Unicode.Scalar>, number: Int, file: String) {
        self.file = file
        self.number = number
        self.scalars = Array(scalars)
    }

    /// Whether nothing stands in it, not even a comment.
    var isBlank: Bool { scalars.allSatisfy { $0 == " " || $0 == "\t" } }

    /// Whether nothing but a comment is left.
    mutating func isAtEnd() -> Bool {
        while position < scalars.count, scalars[position] == " " || scalars[position] == "\t" { position += 1 }
        return position == scalars.count || scalars[position] == "#"
    }

    /// What the comment says that is left of the line, without its mark; nil when none is left.
    mutating func comment() -> String? {
        guard isAtEnd(), position < scalars.count else { return nil }
        let text = scalars[(position + 1)...]
        return String(String.UnicodeScalarView(text.first == " " ? text.dropFirst() : text))
    }

    mutating func expectEnd() throws(ScriptParseError) {
        guard isAtEnd() else { throw failure(expected: "the end of the line") }
    }

    /// The next word, if it is one of these; otherwise an error that says what was expected.
    mutating func keyword(_ known: [String], expected: String) throws(ScriptParseError) -> String {
        let start = position
        if let word = nextWord(), known.contains(word) { return word }
        position = start
        throw failure(expected: expected)
    }

    mutating func keyword(_ word: String) throws(ScriptParseError) {
        _ = try keyword([word], expected: "\"\(word)\"")
    }

    /// The next word as a whole number with this suffix.
    mutating func integer(
        _ meaning: String, in range: ClosedRange<Int>, suffix: String = ""
    ) throws(ScriptParseError) -> Int {
        let start = position
        if let word = nextWord(), word.hasSuffix(suffix), let value = Self.integer(word.dropLast(suffix.count)),
            range.contains(value)
        {
            return value
        }
        position = start
        let ending = suffix.isEmpty ? "" : ", with \"\(suffix)\""
        throw failure(
            expected: "\(meaning), a whole number from \(range.lowerBound) to \(range.upperBound)\(ending)")
    }

    /// A name: a bare word, or anything in quotes.
    mutating func name(_ meaning: String) throws(ScriptParseError) -> String {
        let expected = "\(meaning), in quotes or a word of letters, digits, \".\", \"_\" and \"-\""
        guard !isAtEnd() else { throw failure(expected: expected) }
        if scalars[position] == "\"" { return try quotedName() }
        let start = position
        if let word = nextWord(), QuotedText.isBareWord(word) { return word }
        position = start
        throw failure(expected: expected)
    }

    /// The next word without reading it, for lines whose form depends on it.
    func peek() -> String? {
        var copy = self
        return copy.nextWord()
    }

    /// An error at the next word, which is what was found.
    mutating func failure(expected: String, found: String? = nil) -> ScriptParseError {
        let isEnd = isAtEnd()
        return ScriptParseError(
            file: file, line: number, column: position + 1, expected: expected,
            found: found ?? (isEnd ? "the end of the line" : Self.shown(peek() ?? "")))
    }

    private mutating func nextWord() -> String? {
        guard !isAtEnd() else { return nil }
        var word = String.UnicodeScalarView()
        while position < scalars.count, scalars[position] != " ", scalars[position] != "\t" {
            word.append(scalars[position])
            position += 1
        }
        return String(word)
    }

    /// ASCII digits with an optional minus; nil for anything else and for what no Int holds.
    private static func integer(_ text: Substring) -> Int? {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    private static func shown(_ word: String) -> String {
        let scalars = word.unicodeScalars
        let isLong = scalars.count > 40
        return QuotedText.quote(String(String.UnicodeScalarView(scalars.prefix(40))) + (isLong ? "…" : ""))
    }
}

extension ScriptLine {
    private mutating func quotedName() throws(ScriptParseError) -> String {
        let opening = position
        var text = String.UnicodeScalarView()
        position += 1
        while position < scalars.count {
            let scalar = scalars[position]
            switch scalar {
            case "\"":
                position += 1
                return String(text)
            case "\\":
                text.append(try escapedScalar())
            default:
                text.append(scalar)
                position += 1
            }
        }
        position = opening
        throw failure(expected: "a closing quote", found: "the end of the line")
    }

    private mutating func escapedScalar() throws(ScriptParseError) -> Unicode.Scalar {
        let plain: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "\\": "\\", "n": "\n", "r": "\r", "t": "\t"]
        if position + 1 < scalars.count {
            if let scalar = plain[scalars[position + 1]] {
                position += 2
                return scalar
            }
            if let (scalar, length) = hexadecimalScalar() {
                position += length
                return scalar
            }
        }
        throw failure(expected: "\\\", \\\\, \\n, \\r, \\t or \\u{…}")
    }

    /// `\u{1f600}` at the position, with its length; at most eight digits.
    private func hexadecimalScalar() -> (Unicode.Scalar, Int)? {
        guard scalars[position...].starts(with: ["\\", "u", "{"]),
            let end = scalars[position...].prefix(12).firstIndex(of: "}")
        else { return nil }
        let digits = String(String.UnicodeScalarView(scalars[(position + 3)..<end]))
        guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
            let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, end - position + 1)
    }
}
