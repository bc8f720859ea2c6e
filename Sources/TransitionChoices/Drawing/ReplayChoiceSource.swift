/// Choices of an earlier run, or of one that the shrinker edited, read again in order.
///
/// Anything can be replayed: a value above the maximum becomes the maximum, and after the end all is simplest. The
/// counts tell whether the generator read the sequence as it was written.
public struct ReplayChoiceSource: ChoiceSource, Sendable {
    private let values: [UInt64]
    private var position = 0
    /// How many values were above the maximum and were lowered to it.
    public private(set) var clampedCount = 0
    /// How many choices were asked for after the end.
    public private(set) var missingCount = 0

    public init(_ sequence: ChoiceSequence) {
        self.init(values: sequence.values)
    }

    public init(values: [UInt64]) {
        self.values = values
    }

    /// How many values have not been read.
    public var unreadCount: Int { values.count - position }

    /// Whether every value was read, none was missing and none was out of bounds.
    public var isExact: Bool { clampedCount == 0 && missingCount == 0 && unreadCount == 0 }

    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        guard position < values.count else {
            missingCount += 1
            return 0
        }
        let value = values[position]
        position += 1
        if value > maximum { clampedCount += 1 }
        return min(value, maximum)
    }

    /// Whether there is anything left to read.
    public mutating func beginRecord() -> Bool { position < values.count }
}
