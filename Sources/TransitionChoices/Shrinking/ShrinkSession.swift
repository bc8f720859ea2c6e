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
    public private(set) var current: ChoiceSequence {
        didSet { groups = nil }
    }
    /// How many candidates were run, the original included.
    public private(set) var runCount = 0
    /// How many candidates were accepted.
    public private(set) var improvementCount = 0
    private let budget: Int
    private let stallBudget: Int
    private let trial: ([UInt64], [Span]) -> Trial?
    /// Sequences that were run and not accepted; one accepted is never proposed again, since the order only descends.
    private var rejected: Set<[UInt64]> = []
    /// What became of candidates that were asked about and never meant to be accepted.
    private var probed: [[UInt64]: Bool] = [:]
    private var runCountAtImprovement = 0
    private var groups: [[Span]]?

    /// Nil if the original does not fail, or is not a value at all.
    init?(
        original: ChoiceSequence, budget: Int, stallBudget: Int = .max, isKnownToFail: Bool = false,
        passing: Set<[UInt64]> = [],
        trial: @escaping ([UInt64], [Span]) -> Trial?
    ) {
        self.budget = budget
        self.stallBudget = stallBudget
        self.trial = trial
        rejected = passing
        guard let first = trial(original.values, original.spans) else { return nil }
        current = first.sequence
        guard !isKnownToFail else { return }
        runCount = 1
        runCountAtImprovement = 1
        guard first.verdict() == .fails else { return nil }
    }

    /// Whether the budget is spent, or so many runs went by without any progress that more are not worth while; from
    /// then on nothing is accepted.
    public var isOver: Bool { runCount >= budget || runCount - runCountAtImprovement >= stallBudget }

    /// The spans of the current sequence with the same parent as each other, outermost parents first.
    var siblingGroups: [[Span]] {
        if let groups { return groups }
        let groups = current.siblingGroups
        self.groups = groups
        return groups
    }

    /// One of `siblingGroups`; none if there are not as many.
    func siblings(ofGroup group: Int) -> [Span] {
        let groups = siblingGroups
        return group < groups.count ? groups[group] : []
    }

    /// Whether it is decided in a span what it is, rather than how much.
    func hasPick(_ span: Span) -> Bool {
        current.choices[span.range].contains { $0.isPick && $0.kind != .more && $0.maximum > 0 }
    }

    /// Proposes values in place of the current ones; if this is true they have become the current ones.
    ///
    /// - Parameters:
    ///   - spans: where the values of each span stand, if that is known: then the generator keeps in step with them.
    ///     Without, it reads one value after the other.
    ///   - isDeletion: whether only a sequence of fewer choices is of interest.
    public func accepts(_ values: [UInt64], spans: [Span] = [], isDeletion: Bool = false) -> Bool {
        guard !isOver, let trial = trial(values, spans), trial.sequence.isSimpler(than: current),
            !isDeletion || trial.sequence.choices.count < current.choices.count
        else { return false }
        let key = trial.sequence.values
        guard !rejected.contains(key) else { return false }
        runCount += 1
        guard trial.verdict() == .fails else {
            rejected.insert(key)
            return false
        }
        current = trial.sequence
        improvementCount += 1
        runCountAtImprovement = runCount
        return true
    }

    /// Proposes the current values with one of them replaced.
    public func accepts(_ value: UInt64, at index: Int) -> Bool {
        accepts([(index, value)])
    }

    /// Proposes the current values with some of them replaced; indices beyond the end are refused.
    public func accepts(_ replacements: [(index: Int, value: UInt64)]) -> Bool {
        accepts(replacements, in: current)
    }

    /// Proposes the values of another sequence with some of them replaced.
    func accepts(_ replacements: [(index: Int, value: UInt64)], in base: ChoiceSequence) -> Bool {
        var values = base.values
        guard replacements.allSatisfy({ $0.index < values.count }) else { return false }
        for (index, value) in replacements { values[index] = value }
        return accepts(values, spans: base.spans)
    }

    /// Whether the failure stays when some values are replaced, be the result simpler or not; nothing is accepted.
    ///
    /// It counts as a run, once for each sequence.
    func stillFails(with replacements: [(index: Int, value: UInt64)]) -> Bool {
        var values = current.values
        for (index, value) in replacements { values[index] = value }
        guard !isOver, let trial = trial(values, current.spans) else { return false }
        let key = trial.sequence.values
        if let known = probed[key] { return known }
        guard !rejected.contains(key) else { return false }
        runCount += 1
        let fails = trial.verdict() == .fails
        probed[key] = fails
        return fails
    }

    /// How the generator reads values, which costs no run; nil if it refuses them.
    func reading(_ values: [UInt64], spans: [Span]) -> ChoiceSequence? { trial(values, spans)?.sequence }

    /// Proposes the current values without some of them, and perhaps others of them replaced.
    ///
    /// What then reads as many choices as before has not become shorter and is not run.
    public func acceptsDeletion(
        of ranges: [Range<Int>], replacing replacements: [(index: Int, value: UInt64)] = []
    ) -> Bool {
        acceptsDeletion(of: ranges, replacing: replacements, from: current)
    }

    /// Proposes the values of another sequence without some of them, and perhaps others of them replaced.
    func acceptsDeletion(
        of ranges: [Range<Int>], replacing replacements: [(index: Int, value: UInt64)], from base: ChoiceSequence
    ) -> Bool {
        var values = base.values
        for (index, value) in replacements { values[index] = value }
        var removedBefore = [Int](repeating: 0, count: values.count + 1)
        for range in ranges { for index in range { removedBefore[index + 1] = 1 } }
        for index in values.indices { removedBefore[index + 1] += removedBefore[index] }
        let spans = base.spans.compactMap { span -> Span? in
            let (start, end) = (span.start - removedBefore[span.start], span.end - removedBefore[span.end])
            // A span that was deleted whole is gone; one that was empty before stays.
            guard start < end || span.start == span.end else { return nil }
            return Span(label: span.label, start: start, end: end, depth: span.depth)
        }
        let kept = values.indices.filter { removedBefore[$0 + 1] == removedBefore[$0] }.map { values[$0] }
        return accepts(kept, spans: spans, isDeletion: true)
    }
}
