/// Choices of an earlier run, or of one that the shrinker edited, read again in order.
///
/// Anything can be replayed: a value above the maximum becomes the maximum, and after the end all is simplest. The
/// counts tell whether the generator read the sequence as it was written.
///
/// Given spans too, it keeps in step with them: a span that reads fewer choices than were written for it leaves the
/// rest unread, and one that wants more reads simplest ones. So a change within one step never shifts another.
public struct ReplayChoiceSource: ChoiceSource, Sendable {
    private let values: [UInt64]
    private let spans: [Span]
    private var position = 0
    /// The first span that may still begin.
    private var nextSpan = 0
    /// Where each open span ends in the values; nil for one that was not written there.
    private var ends: [Int?] = []
    /// Where reading ends for now.
    private var limit: Int
    /// How many values were above the maximum and were lowered to it.
    public private(set) var clampedCount = 0
    /// How many choices were asked for after the end, of the sequence or of a span.
    public private(set) var missingCount = 0
    private var skippedCount = 0

    public init(_ sequence: ChoiceSequence) {
        self.init(values: sequence.values, spans: sequence.spans)
    }

    public init(values: [UInt64], spans: [Span] = []) {
        self.values = values
        self.spans = spans
        limit = values.count
    }

    /// How many values have not been read.
    public var unreadCount: Int { values.count - position + skippedCount }

    /// Whether every value was read, none was missing and none was out of bounds.
    public var isExact: Bool { clampedCount == 0 && missingCount == 0 && unreadCount == 0 }

    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        guard position < limit else {
            missingCount += 1
            return 0
        }
        let value = values[position]
        position += 1
        if value > maximum { clampedCount += 1 }
        return min(value, maximum)
    }

    /// Whether there is anything left to read.
    public mutating func beginRecord() -> Bool { position < limit }

    public mutating func beginSpan(_ label: String) {
        guard !spans.isEmpty else { return }
        while nextSpan < spans.count, spans[nextSpan].start < position { nextSpan += 1 }
        var index = nextSpan
        while index < spans.count, spans[index].start == position, spans[index].end <= limit {
            if spans[index].label == label {
                nextSpan = index + 1
                limit = spans[index].end
                ends.append(limit)
                return
            }
            index += 1
        }
        ends.append(nil)
    }

    public mutating func endSpan() {
        guard !spans.isEmpty, let end = ends.removeLast() else { return }
        skippedCount += end - position
        position = end
        limit = ends.last { $0 != nil }.flatMap { $0 } ?? values.count
    }
}
