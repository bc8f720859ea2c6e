/// What a shrinking came to.
public struct ShrinkResult<Value> {
    /// The simplest failing value found.
    public let value: Value
    /// The choices that make it.
    public let sequence: ChoiceSequence
    /// How often the property was run, for the original too unless it was known to fail.
    public let runCount: Int
    /// How many simpler failing values were found on the way.
    public let improvementCount: Int
    /// Whether the original failed when it was run again; if not, it is returned as it came.
    public let isReproduced: Bool
    /// Whether no pass could go on; false when a budget ended it.
    public let isFixpoint: Bool
}

extension ShrinkResult: Sendable where Value: Sendable {}

/// Finds the simplest choice sequence that still fails in the same way.
///
/// It edits choices, not values: a candidate is replayed through the generator, so whatever comes out is a legal value.
/// Its budget is counted in runs, so the result does not depend on the machine.
public struct Shrinker<Value> {
    package typealias Replay = (ReplayChoiceSource) throws(DrawingError) -> (value: Value, sequence: ChoiceSequence)

    private let replay: Replay
    private let passes: [any ShrinkPass]

    /// A shrinker for the values of a function over a replay, with the passes to use.
    public init(
        passes: [any ShrinkPass] = standardShrinkPasses,
        generate: @escaping (inout Draw<ReplayChoiceSource>) -> Value
    ) {
        self.init(
            replay: { source throws(DrawingError) in
                var draw = Draw(source)
                let value = generate(&draw)
                return (value, draw.sequence)
            }, passes: passes)
    }

    /// A shrinker for what a replay is read as, which may refuse it.
    package init(replay: @escaping Replay, passes: [any ShrinkPass]) {
        self.replay = replay
        self.passes = passes
    }

    /// Shrinks a failing sequence in at most `budget` runs of `verdict`.
    ///
    /// - Parameters:
    ///   - budget: in runs; at least one is made, unless the original is known to fail.
    ///   - stallBudget: after how many runs without progress it gives up.
    ///   - isKnownToFail: whether the original was run already, so that it need not be run again.
    ///   - passing: values of sequences that are known not to fail in the same way.
    ///   - onOtherFailure: called with each candidate whose verdict was `otherFailure`, right after it.
    public func shrink(
        _ original: ChoiceSequence, budget: Int, stallBudget: Int = .max, isKnownToFail: Bool = false,
        passing: Set<[UInt64]> = [], onOtherFailure: @escaping (Value, ChoiceSequence) -> Void = { _, _ in },
        verdict: (Value) -> ShrinkVerdict
    ) -> ShrinkResult<Value> {
        withoutActuallyEscaping(verdict) { verdict in
            let session = ShrinkSession(
                original: original, budget: budget, stallBudget: stallBudget, isKnownToFail: isKnownToFail,
                passing: passing
            ) { values, spans in
                guard let (value, sequence) = try? replay(ReplayChoiceSource(values: values, spans: spans)) else {
                    return nil
                }
                return ShrinkSession.Trial(sequence: sequence) {
                    let verdict = verdict(value)
                    if verdict == .otherFailure { onOtherFailure(value, sequence) }
                    return verdict
                }
            }
            guard let session else { return result(of: original, after: nil, isFixpoint: false) }
            let isFixpoint = ShrinkLoop(passes: passes).run(in: session)
            return result(of: session.current, after: session, isFixpoint: isFixpoint)
        }
    }

    private func result(
        of sequence: ChoiceSequence, after session: ShrinkSession?, isFixpoint: Bool
    ) -> ShrinkResult<Value> {
        guard let (value, sequence) = try? replay(ReplayChoiceSource(sequence)) else {
            preconditionFailure(
                "The sequence is no value of its generator: draw it from this generator, and let the generator depend "
                    + "on nothing but its choices.")
        }
        return ShrinkResult(
            value: value, sequence: sequence, runCount: session?.runCount ?? 1,
            improvementCount: session?.improvementCount ?? 0, isReproduced: session != nil, isFixpoint: isFixpoint)
    }
}
