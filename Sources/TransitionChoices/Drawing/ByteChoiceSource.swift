/// Choices out of a fuzzer's bytes: a header, then records of fixed width, one for each step.
///
/// Every string of bytes is legal. A changed byte changes one record and an inserted record inserts one, because a
/// record never reads beyond its own bytes: what it draws after them is simplest. A partial last record is dropped.
public struct ByteChoiceSource: ChoiceSource, Sendable {
    private let bytes: [UInt8]
    private let headerWidth: Int
    private let recordWidth: Int
    private var position = 0
    /// Where the current record, or the header, ends.
    private var end: Int
    private var nextRecord: Int

    /// Bytes in which choices before the first record take `headerWidth`, and each record `recordWidth`, at least 1.
    public init(_ bytes: [UInt8], headerWidth: Int, recordWidth: Int) {
        self.bytes = bytes
        self.headerWidth = max(0, headerWidth)
        self.recordWidth = max(1, recordWidth)
        end = min(bytes.count, self.headerWidth)
        nextRecord = self.headerWidth
    }

    /// How many whole records there are.
    public var recordCount: Int { max(0, bytes.count - headerWidth) / recordWidth }

    /// How many bytes a choice takes, the more significant ones last; none when there is nothing to choose.
    public static func width(forMaximum maximum: UInt64) -> Int {
        (maximum.bitWidth - maximum.leadingZeroBitCount + 7) / 8
    }

    /// A number up to the maximum stands for itself; of the others, half are likely values and half wrap around.
    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        let width = Self.width(forMaximum: maximum)
        guard end - position >= width else {
            position = end
            return 0
        }
        var number: UInt64 = 0
        for index in 0..<width { number |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += width
        guard number > maximum else { return number }
        if case .likely(let likely) = hint, !likely.values.isEmpty, number % 2 == 1 {
            return min(likely.values[Int((number / 2) % UInt64(likely.values.count))], maximum)
        }
        return number % (maximum + 1)
    }

    public var canRetry: Bool { true }

    public mutating func beginRecord() -> Bool {
        guard nextRecord + recordWidth <= bytes.count else { return false }
        position = nextRecord
        nextRecord += recordWidth
        end = nextRecord
        return true
    }
}
