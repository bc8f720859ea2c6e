/// The state of one shrinking: the simplest failing sequence so far, and the only door to a better one.
///
/// It accepts a candidate only if the sequence that the candidate really leads to is simpler and fails in the same way;
/// no sequence is run twice, and running stops for good when the budget is spent.
public final class ShrinkSession {
    /// A candidate as the generator read it, and how to find out what becomes of it.
    struct Trial {
        let sequence: ChoiceSequence
        let verdict: () -> ShrinkVerdict
    }

    /// The simplest failing sequence so far.
    public private(set) var current: ChoiceSequence
    /// How many candidates were run, the original included.
    public private(set) var runCount = 0
    /// How many candidates were accepted.
    public private(set) var improvementCount = 0
    private let budget: Int
    private let trial: ([UInt64]) -> Trial
    /// Sequences that were run and not accepted; one accepted is never proposed again, since the order only descends.
    private var rejected: Set<[UInt64]> = []

    /// Nil if the original does not fail.
    init?(original: [UInt64], budget: Int, trial: @escaping ([UInt64]) -> Trial) {
        self.budget = budget
        self.trial = trial
        let first = trial(original)
        current = first.sequence
        runCount = 1
        guard first.verdict() == .fails else { return nil }
    }

    /// Whether the budget is spent; from then on nothing is accepted.
    public var isOver: Bool { runCount >= budget }

    /// Proposes values in place of the current ones; if this is true they have become the current ones.
    public func accepts(_ values: [UInt64]) -> Bool {
        guard !isOver else { return false }
        let trial = trial(values)
        guard trial.sequence.isSimpler(than: current) else { return false }
        let key = trial.sequence.values
        guard !rejected.contains(key) else { return false }
        runCount += 1
        guard trial.verdict() == .fails else {
            rejected.insert(key)
            return false
        }
        current = trial.sequence
        improvementCount += 1
        return true
    }

    /// Proposes the current values with one of them replaced.
    public func accepts(_ value: UInt64, at index: Int) -> Bool {
        var values = current.values
        guard index < values.count else { return false }
        values[index] = value
        return accepts(values)
    }

    /// Proposes the current values without some of them.
    public func acceptsDeletion(of ranges: [Range<Int>]) -> Bool {
        var values = current.values
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) { values.removeSubrange(range) }
        return accepts(values)
    }
}
