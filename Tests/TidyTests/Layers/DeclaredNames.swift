/// The names that a Swift file declares: its types, and whatever else has a name.
///
/// It knows no grammar, and rather takes a word for declared than not: parameters, labels and patterns count too.
struct DeclaredNames {
    private(set) var outermostTypes: Set<String> = []
    /// Nested ones included.
    private(set) var types: Set<String> = []
    private(set) var members: Set<String> = []

    private static let typeKeywords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
    ]
    private static let memberKeywords: Set<String> = ["func", "var", "let"]

    init(of file: SourceFile) {
        for line in file.codeLines { read(line) }
    }

    private mutating func read(_ line: String) {
        let words = words(of: line)
        var previous: Word?
        for word in words {
            if let keyword = previous?.name, Self.typeKeywords.contains(keyword) {
                types.insert(word.name)
                if line.first?.isWhitespace == false { outermostTypes.insert(word.name) }
            } else if let keyword = previous?.name, Self.memberKeywords.contains(keyword) {
                members.insert(word.name)
            } else if !word.isOfType, !word.followsDot,
                word.isLabel || words[0].name == "case" || words[0].name == "indirect"
            {
                members.insert(word.name)
            }
            previous = word
        }
    }
}

/// A word of a line of code.
struct Word {
    let name: String
    let followsDot: Bool
    /// Whether a colon follows, as after a label or a parameter, or another word and then a colon.
    let isLabel: Bool

    /// Whether it is written as the name of a type.
    var isOfType: Bool { name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false }
}

/// Letters, digits and underscores that stand together.
func words(of line: String) -> [Word] {
    let bytes = Array(line.utf8)
    var words: [Word] = []
    var index = 0
    var last: UInt8 = 0
    while index < bytes.count {
        guard isWordPart(bytes[index]) else {
            if bytes[index] != UInt8(ascii: "`") { last = bytes[index] }
            index += 1
            continue
        }
        let start = index
        while index < bytes.count, isWordPart(bytes[index]) { index += 1 }
        words.append(
            Word(
                name: String(decoding: bytes[start..<index], as: UTF8.self), followsDot: last == UInt8(ascii: "."),
                isLabel: isBeforeColon(bytes, index)))
        last = 0
    }
    return words
}

private func isBeforeColon(_ bytes: [UInt8], _ index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "`") || bytes[index] == UInt8(ascii: " ") { index += 1 }
    while index < bytes.count, isWordPart(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
}

private func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
        || byte == UInt8(ascii: "_") || byte >= 0x80
}
