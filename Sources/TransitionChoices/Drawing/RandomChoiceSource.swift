/// Choices by chance, all from one seed.
///
/// Likely values are taken in two of three cases, else any value up to the maximum, all equally often.
public struct RandomChoiceSource: ChoiceSource, Sendable {
    private var generator: Xoshiro256StarStar

    public init(seed: UInt64) {
        generator = Xoshiro256StarStar(seed: seed)
    }

    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        // A choice without alternatives costs no random number.
        guard maximum > 0 else { return 0 }
        switch hint {
        case .none:
            break
        case .likely(let likely):
            guard !likely.values.isEmpty, generator.next(upTo: 2) > 0 else { break }
            let index = generator.next(upTo: UInt64(likely.values.count - 1))
            return min(likely.values[Int(index)], maximum)
        case .weighted(let weights):
            guard weights.total > 0 else { break }
            return min(weights.value(at: generator.next(upTo: weights.total - 1)), maximum)
        }
        return generator.next(upTo: maximum)
    }

    /// Always another one: a random run goes to the generator's limit, and shrinking shortens it.
    public mutating func beginRecord() -> Bool { true }
}
