import TransitionChoices

/// Any source behind one type, so that generators need no type parameter for it; chance takes the short way.
public struct AnyChoiceSource: ChoiceSource {
    @usableFromInline var random: RandomChoiceSource
    /// Asked in place of chance where there is one.
    @usableFromInline var other: (any ChoiceSource)?
    /// Told apart by a flag, which is cheaper to ask for than the other source.
    @usableFromInline let isRandom: Bool

    public init(_ source: RandomChoiceSource) {
        random = source
        isRandom = true
    }

    public init(_ source: some ChoiceSource) {
        random = RandomChoiceSource(seed: 0)
        other = source
        isRandom = false
    }

    /// The source as it stands now, with what it has counted; nil if it is of another type.
    public func source<Source: ChoiceSource>(as type: Source.Type) -> Source? {
        (other ?? random) as? Source
    }

    @inlinable @inline(__always)
    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        isRandom ? random.value(upTo: maximum, hint: hint) : otherValue(upTo: maximum, hint: hint)
    }

    @usableFromInline
    mutating func otherValue(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        other?.value(upTo: maximum, hint: hint) ?? 0
    }

    public mutating func beginRecord() -> Bool { other?.beginRecord() ?? random.beginRecord() }

    @inlinable
    public mutating func count(in range: ClosedRange<Int>) -> Int? {
        isRandom ? random.count(in: range) : other?.count(in: range)
    }

    public mutating func beginSpan(_ label: String) {
        if !isRandom { other?.beginSpan(label) }
    }

    public mutating func endSpan() {
        if !isRandom { other?.endSpan() }
    }

    public var canRetry: Bool { other?.canRetry ?? random.canRetry }
}
