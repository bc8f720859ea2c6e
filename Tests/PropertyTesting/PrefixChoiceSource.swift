import TransitionChoices

/// Replays values and goes on by chance after their end: variations of an earlier case.
struct PrefixChoiceSource: ChoiceSource {
    private let values: [UInt64]
    private var position = 0
    private var rest: RandomChoiceSource

    init(values: [UInt64], then rest: RandomChoiceSource) {
        self.values = values
        self.rest = rest
    }

    mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        guard position < values.count else { return rest.value(upTo: maximum, hint: hint) }
        defer { position += 1 }
        return min(values[position], maximum)
    }

    mutating func beginRecord() -> Bool { position < values.count }

    var canRetry: Bool { true }
}
