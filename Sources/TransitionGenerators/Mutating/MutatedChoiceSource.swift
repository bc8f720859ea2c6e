import TransitionChoices

/// Choices of which some are those of an earlier script, and the others are drawn by chance.
struct MutatedChoiceSource: ChoiceSource {
    /// The numbers of one step.
    enum Record {
        case fresh
        case kept([UInt64])
        /// All but one number are kept.
        case redrawn([UInt64], column: Int)
    }

    private var chance: RandomChoiceSource
    private let records: [Record]
    /// The number before the first step; nil for one by chance.
    private let profile: UInt64?
    /// Nil before the first step.
    private var current: Int?
    private var column = 0

    init(_ records: [Record], profile: UInt64?, chance: RandomChoiceSource) {
        self.profile = profile
        self.records = records
        self.chance = chance
    }

    mutating func value(upTo maximum: UInt64, hint: ChoiceHint) -> UInt64 {
        defer { column += 1 }
        guard let current else { return profile ?? chance.value(upTo: maximum, hint: hint) }
        switch records[current] {
        case .kept(let values): return min(values[column], maximum)
        case .redrawn(let values, let redrawn) where redrawn != column: return min(values[column], maximum)
        case .fresh, .redrawn: return chance.value(upTo: maximum, hint: hint)
        }
    }

    mutating func beginRecord() -> Bool {
        let next = current.map { $0 + 1 } ?? 0
        guard next < records.count else { return false }
        (current, column) = (next, 0)
        return true
    }
}
