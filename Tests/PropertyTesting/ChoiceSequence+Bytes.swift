import TransitionChoices

/// Why bytes are not a choice sequence.
public struct ChoiceDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where reading stopped, in bytes from the start.
    public let offset: Int
    public let expected: String

    public var description: String {
        "Not a saved choice sequence: expected \(expected) at byte \(offset). Save the failure again."
    }
}

extension ChoiceSequence {
    private static let formatVersion: UInt8 = 2

    /// The sequence as bytes: a version, then choices and spans as numbers of variable length.
    public func encoded() -> [UInt8] {
        var bytes = [Self.formatVersion]
        Self.append(UInt64(choices.count), to: &bytes)
        for choice in choices {
            Self.append(choice.value, to: &bytes)
            Self.append(choice.maximum, to: &bytes)
            Self.append(choice.kind, to: &bytes)
        }
        Self.append(UInt64(spans.count), to: &bytes)
        for span in spans {
            Self.append(UInt64(span.label.utf8.count), to: &bytes)
            bytes.append(contentsOf: span.label.utf8)
            for number in [span.start, span.end, span.depth] { Self.append(UInt64(number), to: &bytes) }
        }
        return bytes
    }

    /// Reads what `encoded()` wrote.
    public init(decoding bytes: [UInt8]) throws(ChoiceDecodingError) {
        var reader = ChoiceByteReader(bytes: bytes)
        guard try reader.byte("a format version") == Self.formatVersion else {
            throw ChoiceDecodingError(offset: 0, expected: "format version \(Self.formatVersion)")
        }
        var choices: [Choice] = []
        for _ in 0..<(try reader.count("the number of choices")) {
            let valueOffset = reader.offset
            let value = try reader.number("a choice's value")
            let maximum = try reader.number("a choice's maximum")
            guard value <= maximum else {
                throw ChoiceDecodingError(offset: valueOffset, expected: "a value of at most \(maximum)")
            }
            choices.append(Choice(value, maximum: maximum, kind: try reader.kind(maximum: maximum)))
        }
        var spans: [Span] = []
        for _ in 0..<(try reader.count("the number of spans")) {
            spans.append(try reader.span(choiceCount: choices.count))
        }
        guard reader.offset == bytes.count else {
            throw ChoiceDecodingError(offset: reader.offset, expected: "the end of the data")
        }
        self.init(choices: choices, spans: spans)
    }

    private static func append(_ kind: ChoiceKind, to bytes: inout [UInt8]) {
        switch kind {
        case .plain: bytes.append(0)
        case .pick: bytes.append(1)
        case .more: bytes.append(2)
        case .real: bytes.append(3)
        case .integer(let below):
            bytes.append(4)
            append(below, to: &bytes)
        }
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

private struct ChoiceByteReader {
    let bytes: [UInt8]
    var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func byte(_ expected: String) throws(ChoiceDecodingError) -> UInt8 {
        guard offset < bytes.count else { throw ChoiceDecodingError(offset: offset, expected: expected) }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func number(_ expected: String) throws(ChoiceDecodingError) -> UInt64 {
        let start = offset
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try byte(expected)
            let digit = UInt64(byte & 0x7F)
            guard (digit << shift) >> shift == digit else { break }
            number |= digit << shift
            if byte < 0x80 { return number }
        }
        throw ChoiceDecodingError(offset: start, expected: "\(expected) of at most 64 bits")
    }

    mutating func kind(maximum: UInt64) throws(ChoiceDecodingError) -> ChoiceKind {
        let start = offset
        switch try byte("the kind of a choice") {
        case 0: return .plain
        case 1: return .pick
        case 2: return .more
        case 3: return .real
        case 4:
            let below = try number("how many integers lie below the simplest")
            guard below <= maximum else { throw ChoiceDecodingError(offset: start, expected: "at most \(maximum)") }
            return .integer(below: below)
        default: throw ChoiceDecodingError(offset: start, expected: "the kind of a choice, 0…4")
        }
    }

    /// A number of things that the rest of the data can hold, so that a damaged count costs no memory.
    mutating func count(_ expected: String) throws(ChoiceDecodingError) -> Int {
        let start = offset
        let number = try number(expected)
        guard number <= UInt64(bytes.count - offset) else {
            throw ChoiceDecodingError(offset: start, expected: expected)
        }
        return Int(number)
    }

    mutating func span(choiceCount: Int) throws(ChoiceDecodingError) -> Span {
        let length = try count("the length of a span's label")
        let label = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
        offset += length
        let rangeOffset = offset
        let start = try number("a span's start")
        let end = try number("a span's end")
        let depth = try number("a span's depth")
        guard start <= end, end <= UInt64(choiceCount), depth <= UInt64(bytes.count) else {
            throw ChoiceDecodingError(offset: rangeOffset, expected: "a span within \(choiceCount) choices")
        }
        return Span(label: label, start: Int(start), end: Int(end), depth: Int(depth))
    }
}
