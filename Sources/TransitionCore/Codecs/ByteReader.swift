/// Reads a script's bytes from front to back and never beyond their end.
struct ByteReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var remainingCount: Int { bytes.count - offset }

    mutating func byte() throws(ScriptBinaryError) -> UInt8 {
        guard offset < bytes.count else { throw .truncated(offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Seven bits a byte, lowest first; only the shortest form is accepted, so that equal scripts have equal bytes.
    mutating func unsigned() throws(ScriptBinaryError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            let bits = UInt64(next & 0x7f)
            if shift == 63, bits > 1 { throw .unknownContent("a number of more than 64 bits") }
            value |= bits << shift
            if next & 0x80 == 0 {
                if next == 0, shift > 0 { throw .unknownContent("a number that is not in its shortest form") }
                return value
            }
            if shift == 63 { throw .unknownContent("a number of more than 64 bits") }
            shift += 7
        }
    }

    /// A number of which small ones of either sign are short.
    mutating func signed() throws(ScriptBinaryError) -> Int {
        let value = try unsigned()
        return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
    }

    mutating func signed(_ meaning: String, in range: ClosedRange<Int>) throws(ScriptBinaryError) -> Int {
        let value = try signed()
        guard range.contains(value) else {
            throw .unknownContent(
                "\(meaning) \(value), which is not from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// A count that can be true: each of the counted things takes at least one byte.
    mutating func count(_ meaning: String, atMost limit: Int) throws(ScriptBinaryError) -> Int {
        let value = try unsigned()
        guard value <= UInt64(limit) else { throw .unknownContent("\(value) \(meaning), more than \(limit)") }
        guard value <= UInt64(remainingCount) else { throw .truncated(offset: bytes.count) }
        return Int(value)
    }

    mutating func string(_ meaning: String) throws(ScriptBinaryError) -> String {
        let length = try count("bytes of \(meaning)", atMost: .max)
        defer { offset += length }
        guard let text = String(validating: bytes[offset..<(offset + length)], as: UTF8.self) else {
            throw .unknownContent("\(meaning) that is not UTF-8")
        }
        return text
    }
}
