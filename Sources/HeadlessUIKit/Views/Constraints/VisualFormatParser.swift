/// Reads a visual format: `H:|-[photo(100)]-8-[name(>=40@750)]-|`.
struct VisualFormatParser {
    struct Failure: Error {
        let reason: String
    }

    /// A number or name with how it binds.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    enum Connection: Equatable {
        case none
        case standard
        case spaces([Predicate])
    }

    enum Element: Equatable {
        case superview
        case view(String, sizes: [Predicate])
    }

    struct Format: Equatable {
        var axis = NSLayoutConstraint.Axis.horizontal
        var elements: [Element] = []
        /// One fewer than the elements.
        var connections: [Connection] = []
    }

    private let characters: [Character]
    private var index = 0

    private init(_ text: String) {
        characters = text.filter { !$0.isWhitespace }
    }

    static func parse(_ text: String) throws -> Format {
        var parser = VisualFormatParser(text)
        return try parser.format()
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func accept(_ text: String) -> Bool {
        let wanted = Array(text)
        guard index + wanted.count <= characters.count,
            Array(characters[index..<index + wanted.count]) == wanted
        else {
            return false
        }
        index += wanted.count
        return true
    }

    private mutating func expect(_ text: String) throws {
        guard accept(text) else { throw Failure(reason: "Expected a '\(text)' here") }
    }

    private mutating func format() throws -> Format {
        var format = Format()
        if accept("V:") { format.axis = .vertical } else { _ = accept("H:") }
        format.elements.append(try element())
        while next != nil {
            format.connections.append(try connection())
            format.elements.append(try element())
        }
        let inner = format.elements.dropFirst().dropLast()
        guard format.elements.count > 1 || format.elements != [.superview], !inner.contains(.superview) else {
            throw Failure(reason: "The superview can only be at the ends")
        }
        return format
    }

    private mutating func element() throws -> Element {
        if accept("|") { return .superview }
        try expect("[")
        let name = name()
        guard !name.isEmpty else { throw Failure(reason: "Expected a view's name here") }
        let sizes = next == "(" ? try predicates() : []
        try expect("]")
        return .view(name, sizes: sizes)
    }

    private mutating func connection() throws -> Connection {
        guard accept("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let spaces = next == "(" ? try predicates() : [Predicate(value: try value())]
        try expect("-")
        return .spaces(spaces)
    }

    private mutating func predicates() throws -> [Predicate] {
        try expect("(")
        var result = [try predicate()]
        while accept(",") { result.append(try predicate()) }
        try expect(")")
        return result
    }

    private mutating func predicate() throws -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if accept(">=") {
            relation = .greaterThanOrEqual
        } else if accept("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = accept("==")
        }
        let value = try value()
        return Predicate(relation: relation, value: value, priority: accept("@") ? try self.value() : nil)
    }

    private mutating func value() throws -> Value {
        let start = index
        if next == "-" { index += 1 }
        while let character = next, character.isNumber || character == "." { index += 1 }
        if let number = Double(String(characters[start..<index])) { return .number(CGFloat(number)) }
        index = start
        let name = name()
        guard !name.isEmpty else { throw Failure(reason: "Expected a number or a name here") }
        return .name(name)
    }

    private mutating func name() -> String {
        let start = index
        while let character = next, character.isLetter || character.isNumber || character == "_" { index += 1 }
        return String(characters[start..<index])
    }
}
