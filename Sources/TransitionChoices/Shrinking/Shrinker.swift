/// What a shrinking came to.
public struct ShrinkResult<Value> {
    /// The simplest failing value found.
    public let value: Value
    /// The choices that make it.
    public let sequence: ChoiceSequence
    /// How often the property was run, for the original too.
    public let runCount: Int
    /// How many simpler failing values were found on the way.
    public let improvementCount: Int
    /// Whether the original failed when it was run again; if not, it is returned as it came.
    public let isReproduced: Bool
    /// Whether no pass could go on; false when the budget ended it.
    public let isFixpoint: Bool
}

extension ShrinkResult: Sendable where Value: Sendable {}

/// Finds the simplest choice sequence that still fails in the same way.
///
/// It edits choices, not values: a candidate is replayed through the generator, so whatever comes out is a legal value.
/// Its budget is counted in runs, so the result does not depend on the machine.
public struct Shrinker<Value> {
    private let generate: (inout Draw<ReplayChoiceSource>) -> Value
    private let passes: [any ShrinkPass]

    /// A shrinker for the values of a generator; `passes` run in order, and a success starts again with the first.
    public init(
        passes: [any ShrinkPass] = standardShrinkPasses,
        generate: @escaping (inout Draw<ReplayChoiceSource>) -> Value
    ) {
        self.generate = generate
        self.passes = passes
    }

    /// Shrinks a failing sequence in at most `budget` runs of `verdict`, at least one.
    public func shrink(
        _ original: ChoiceSequence, budget: Int, verdict: (Value) -> ShrinkVerdict
    ) -> ShrinkResult<Value> {
        withoutActuallyEscaping(verdict) { verdict in
            let session = ShrinkSession(original: original.values, budget: budget) { values in
                var draw = Draw(ReplayChoiceSource(values: values))
                let value = generate(&draw)
                return ShrinkSession.Trial(sequence: draw.sequence, verdict: { verdict(value) })
            }
            guard let session else {
                return result(of: original, runCount: 1, improvementCount: 0, isReproduced: false, isFixpoint: false)
            }
            let isFixpoint = reachFixpoint(in: session)
            return result(
                of: session.current, runCount: session.runCount, improvementCount: session.improvementCount,
                isReproduced: true, isFixpoint: isFixpoint)
        }
    }

    /// Runs passes until each of them has failed to improve the same sequence; false if the budget ended it.
    private func reachFixpoint(in session: ShrinkSession) -> Bool {
        var index = 0
        var fruitlessCount = 0
        while fruitlessCount < passes.count, !session.isOver {
            let improvementCount = session.improvementCount
            passes[index].run(in: session)
            if session.improvementCount == improvementCount {
                fruitlessCount += 1
                index = (index + 1) % passes.count
            } else {
                fruitlessCount = 0
                index = index == 0 ? 1 % passes.count : 0
            }
        }
        return fruitlessCount == passes.count
    }

    private func result(
        of sequence: ChoiceSequence, runCount: Int, improvementCount: Int, isReproduced: Bool, isFixpoint: Bool
    ) -> ShrinkResult<Value> {
        var draw = Draw(ReplayChoiceSource(sequence))
        let value = generate(&draw)
        return ShrinkResult(
            value: value, sequence: draw.sequence, runCount: runCount, improvementCount: improvementCount,
            isReproduced: isReproduced, isFixpoint: isFixpoint)
    }
}
