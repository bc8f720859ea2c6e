import TransitionChoices

/// All choice sequences up to a bound, each once, the simplest first: an odometer whose wheels are choices.
///
/// Make one, generate, call `advance()`, and generate again until it says no. Where a hint names likely values only
/// these and 0 are tried, of doubles only boundaries, and a weight of 0 leaves a value out, so that steps with wide
/// parameters stay countable.
public struct ExhaustiveChoiceSource: ChoiceSource, Sendable {
    private struct Wheel {
        var index: Int
        let valueCount: Int
    }

    private let recordLimit: Int
    private let choiceLimit: Int
    private var wheels: [Wheel] = []
    private var position = 0
    /// Every run of one turn of the odometer has this many records.
    private var recordCount = 0
    private var begunCount = 0
    private var wasRefusedARecord = false

    /// All sequences of at most `recordLimit` records in which the first `choiceLimit` choices vary; later ones are 0.
    public init(recordLimit: Int, choiceLimit: Int = 64) {
        self.recordLimit = recordLimit
        self.choiceLimit = choiceLimit
    }

    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        let candidates = Candidates(maximum: maximum, hint: hint)
        guard candidates.count > 1 else { return candidates[0] }
        if position == wheels.count {
            guard position < choiceLimit else { return candidates[0] }
            wheels.append(Wheel(index: 0, valueCount: candidates.count))
        }
        defer { position += 1 }
        return candidates[wheels[position].index]
    }

    public mutating func beginRecord() -> Bool {
        guard begunCount < recordCount else {
            wasRefusedARecord = true
            return false
        }
        begunCount += 1
        return true
    }

    /// Goes on to the next sequence; false when all have been given.
    public mutating func advance() -> Bool {
        position = 0
        begunCount = 0
        while let wheel = wheels.last {
            if wheel.index + 1 < wheel.valueCount {
                wheels[wheels.count - 1].index += 1
                return true
            }
            wheels.removeLast()
        }
        guard wasRefusedARecord, recordCount < recordLimit else { return false }
        recordCount += 1
        wasRefusedARecord = false
        return true
    }

    /// The values that one wheel shows.
    private struct Candidates {
        let listed: [UInt64]?
        let includesZero: Bool
        let count: Int

        init(maximum: UInt64, hint: ChoiceHint) {
            switch hint {
            case .likely(let likely) where !likely.values.isEmpty:
                listed = likely.distinct.filter { $0 > 0 && $0 <= maximum }
                includesZero = true
            case .weighted(let weights) where weights.total > 0:
                listed = weights.positive.filter { $0 <= maximum }
                includesZero = false
            case .real(let order):
                let boundaries = LikelyValues(order.boundaries.map { order.code(for: $0) })
                listed = boundaries.distinct.filter { $0 > 0 }
                includesZero = true
            case .none, .quantity, .alternatives, .likely, .weighted:
                listed = nil
                includesZero = false
            }
            if let listed {
                count = listed.count + (includesZero ? 1 : 0)
            } else {
                count = maximum < UInt64(Int.max) ? Int(maximum) + 1 : .max
            }
        }

        subscript(index: Int) -> UInt64 {
            guard let listed else { return UInt64(index) }
            if includesZero { return index == 0 ? 0 : listed[index - 1] }
            return listed.isEmpty ? 0 : listed[index]
        }
    }
}
