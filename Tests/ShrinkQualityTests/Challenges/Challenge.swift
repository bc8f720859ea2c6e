import PropertyTesting

/// A planted failure, the generator that it is looked for with, and the simplest case that shows it.
struct Challenge: Sendable {
    /// What one search and its shrinking came to.
    struct Outcome: Sendable {
        /// Runs of the property until the first failure, that one included.
        var runsToFailure = 0
        /// Runs from the first failure on, that one included.
        var runCount = 0
        /// The case that shrinking ended with.
        var minimum = ""
        var isExact = false
    }

    let name: String
    /// The generator in words.
    let generator: String
    /// The simplest failing cases in words.
    let minimum: String
    private let search: @Sendable (_ seed: UInt64, _ onFailure: () -> Void) -> Outcome

    /// A challenge whose property counts its own runs, whoever asks for them.
    init<Value>(
        _ name: String, generator text: String, minimum: String, _ generator: Generator<Value>,
        isExact: @escaping @Sendable (Value) -> Bool,
        property: @escaping @Sendable (Value, inout PropertyRun) throws -> Bool
    ) {
        self.name = name
        self.generator = text
        self.minimum = minimum
        search = { seed, onFailure in
            withoutActuallyEscaping(onFailure) { onFailure in
                var outcome = Outcome()
                var options = PropertySearchOptions()
                options.seed = seed
                options.runCount = 1_000_000
                options.failureLimit = 1
                options.shrinkBudget = 10_000
                options.explainBudget = 0
                let report = PropertySearch(generator, options: options).run { value, run in
                    if outcome.runCount > 0 { outcome.runCount += 1 } else { outcome.runsToFailure += 1 }
                    let holds = try property(value, &run)
                    if !holds, outcome.runCount == 0 {
                        outcome.runCount = 1
                        onFailure()
                    }
                    return holds
                }
                if let failure = report.failures.first {
                    outcome.minimum = "\(failure.value)"
                    outcome.isExact = isExact(failure.value) && failure.isRepeatable
                }
                return outcome
            }
        }
    }

    /// Searches from a seed until something fails, and shrinks that.
    func run(seed: UInt64, onFailure: () -> Void = {}) -> Outcome { search(seed, onFailure) }
}

/// Many outcomes of one challenge.
struct ChallengeSummary: Sendable {
    let outcomes: [Challenge.Outcome]

    init(_ challenge: Challenge, seeds: Range<UInt64>) {
        outcomes = seeds.map { challenge.run(seed: $0) }
    }

    init(outcomes: [Challenge.Outcome]) {
        self.outcomes = outcomes
    }

    /// The cases that shrinking ended with, each once.
    var minima: [String] { Set(outcomes.map(\.minimum)).sorted() }
    var exactCount: Int { outcomes.count(where: \.isExact) }
    var formCount: Int { minima.count }
    var meanRunCount: Double { mean(outcomes.map(\.runCount)) }
    var largestRunCount: Int { outcomes.map(\.runCount).max() ?? 0 }
    var meanRunsToFailure: Double { mean(outcomes.map(\.runsToFailure)) }

    private func mean(_ counts: [Int]) -> Double { Double(counts.reduce(0, +)) / Double(max(1, counts.count)) }
}
