/// What a generator knows about the values of one choice.
///
/// A hint changes how often a source picks a value, never which values are legal, and is not part of the sequence: so a
/// sequence holds plain numbers, and shrinking reaches numbers that no hint names.
public enum ChoiceHint: Sendable {
    case none
    /// A quantity: where the range is wide, small values come about as often as large ones.
    case quantity
    /// A pick of what comes next, of which a run may leave some out.
    case alternatives
    /// A finite double, as a `RealOrder` numbers it.
    case real(RealOrder)
    case likely(LikelyValues)
    case weighted(ChoiceWeights)
}

/// Values worth trying more often than others: boundaries, instants just before and after something.
public struct LikelyValues: Sendable {
    /// As given; a value given twice is twice as likely.
    public let values: [UInt64]
    /// Each once, from the smallest.
    public let distinct: [UInt64]

    public init(_ values: [UInt64]) {
        self.values = values
        var distinct: [UInt64] = []
        for value in values.sorted() where distinct.last != value { distinct.append(value) }
        self.distinct = distinct
    }
}

/// How often each value from 0 is picked, in proportion to the others; 0 leaves a value out.
public struct ChoiceWeights: Sendable {
    /// The sums of the weights up to and with each value.
    let sums: [UInt64]
    /// The values with a weight above 0, from the smallest.
    package let positive: [UInt64]

    /// Weights of the values 0, 1, 2 …; a negative one counts as 0.
    public init(_ weights: [Int]) {
        var sums: [UInt64] = []
        var positive: [UInt64] = []
        var sum: UInt64 = 0
        for (value, weight) in weights.enumerated() {
            sum += UInt64(max(0, weight))
            sums.append(sum)
            if weight > 0 { positive.append(UInt64(value)) }
        }
        self.sums = sums
        self.positive = positive
    }

    /// All weights together; 0 when there is nothing to pick.
    package var total: UInt64 { sums.last ?? 0 }

    /// The value that a number below `total` stands for.
    func value(at number: UInt64) -> UInt64 {
        var value = 0
        while sums[value] <= number { value += 1 }
        return UInt64(value)
    }
}
