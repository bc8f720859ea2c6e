/// A function, initializer or deinitializer with a body, by its lines.
struct FunctionExtent: Hashable {
    /// The line of the declaration, counted from 1.
    let firstLine: Int
    let lastLine: Int
    var lineCount: Int { lastLine - firstLine + 1 }
}

/// The functions of a file, nested ones included, in order of their ends.
func functions(of file: SourceFile) -> [FunctionExtent] {
    var scanner = FunctionScanner()
    for (index, line) in file.codeLines.enumerated() { scanner.read(line, number: index + 1) }
    return scanner.found
}

/// Counts braces; knows a declaration by its keyword and its body by the first brace outside parentheses.
private struct FunctionScanner {
    private(set) var found: [FunctionExtent] = []
    /// One entry an open brace: the first line of the function whose body it opens, or nil for any other brace.
    private var braces: [Int?] = []
    /// The line of a declaration whose body has not come yet.
    private var pending: Int?
    private var parentheses = 0
    private var word = ""
    private var previous: Character = " "

    mutating func read(_ line: String, number: Int) {
        if pending != nil, parentheses == 0, !continues(line) { pending = nil }
        for character in line + "\n" {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            endWord(before: character, line: number)
            readPunctuation(character, line: number)
            previous = character
        }
    }

    /// Whether a line without parentheses open can still belong to the declaration above it.
    private func continues(_ line: String) -> Bool {
        let start = line.drop { $0 == " " }
        return ["{", "->", "where", "throws", "async", "rethrows", ")", "&", ","].contains { start.hasPrefix($0) }
            || start.isEmpty || previousLineIsOpen
    }

    private var previousLineIsOpen: Bool { lastVisible == "," || lastVisible == "&" || lastVisible == ">" }
    private var lastVisible: Character = " "

    private mutating func endWord(before character: Character, line: Int) {
        if !word.isEmpty {
            let isInitializer = word == "init" && previous != "." && "(<?!".contains(character)
            if word == "func" || word == "deinit" || isInitializer { pending = pending ?? line }
            lastVisible = "a"
            previous = "a"
        }
        word = ""
    }

    private mutating func readPunctuation(_ character: Character, line: Int) {
        if character != " ", character != "\n" { lastVisible = character }
        switch character {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "{":
            braces.append(parentheses == 0 ? pending : nil)
            if parentheses == 0 { pending = nil }
        case "}":
            if let first = braces.popLast() ?? nil { found.append(FunctionExtent(firstLine: first, lastLine: line)) }
        default: break
        }
    }
}
