import TransitionChoices

/// One search in progress: what was run, what failed, and what is to be shrunk.
final class PropertySession<Value> {
    private struct Found {
        let identity: FailureIdentity
        let message: String
        let value: Value
        let sequence: ChoiceSequence
        let foundAtRun: Int
        /// The failure that was being shrunk when this one was found; nil if the search itself came upon it.
        var foundWhileShrinking: FailureIdentity?
    }

    private let generator: Generator<Value>
    private let options: PropertySearchOptions
    private let property: PropertySearch<Value>.Property
    private var statistics = PropertyStatistics()
    private var found: [Found] = []
    private var identities: Set<FailureIdentity> = []
    private var refusals: [String: Int] = [:]
    private var problems: [PropertyProblem] = []
    private var targets = SearchTargets()
    /// Choices of cases that did not fail, of the few that shrinking may come upon again.
    private var passing: Set<[UInt64]> = []

    init(
        generator: Generator<Value>, options: PropertySearchOptions,
        property: @escaping PropertySearch<Value>.Property
    ) {
        self.generator = generator
        self.options = options
        self.property = property
    }

    // MARK: - Searching

    /// Whether enough cases were run, enough failures found, or nearly everything is discarded.
    var isOver: Bool {
        statistics.runCount >= options.runCount || found.count >= options.failureLimit || isStarving
    }

    private var isStarving: Bool { statistics.discardCount >= 10 * statistics.runCount + 1_000 }

    /// Runs the property on the next case of a source.
    ///
    /// - Parameter isEdge: whether it is a case made of extremes, which shrinking may come upon again.
    func run(_ source: AnyChoiceSource, isEdge: Bool = false) {
        var draw = Draw(source, isRecording: isEdge)
        let value: Value
        do throws(DrawingError) {
            value = try draw(generator)
        } catch {
            if case .unsatisfied(let filter, _) = error { refusals[filter, default: 0] += 1 }
            statistics.discardCount += 1
            return
        }
        var run = PropertyRun()
        let outcome = outcome(of: value, &run)
        if case .fails = outcome {} else if isEdge { passing.insert(draw.sequence.values) }
        if case .discarded = outcome {
            statistics.discardCount += 1
            return
        }
        statistics.runCount += 1
        note(run, source)
        if case .fails(let identity, let message) = outcome, identities.insert(identity).inserted {
            note(identity, message, source)
        }
    }

    /// Values of a case near one with a high score, if the property has scores.
    func variation(seed: UInt64) -> [UInt64]? { targets.variation(seed: seed) }

    private func outcome(of value: Value, _ run: inout PropertyRun) -> PropertyOutcome {
        PropertyOutcome(of: value, property, &run)
    }

    private func note(_ run: PropertyRun, _ source: AnyChoiceSource) {
        for label in run.labels { statistics.labelCounts[label, default: 0] += 1 }
        for (name, score) in run.scores {
            statistics.bestScores[name] = max(score, statistics.bestScores[name] ?? score)
            guard targets.isWorthKeeping(score, name: name), let drawn = drawAgain(source) else { continue }
            targets.keep(drawn.sequence, score: score, name: name)
        }
    }

    private func note(_ identity: FailureIdentity, _ message: String, _ source: AnyChoiceSource) {
        guard let (value, sequence) = drawAgain(source) else { return }
        found.append(
            Found(
                identity: identity, message: message, value: value, sequence: sequence,
                foundAtRun: statistics.runCount))
    }

    /// Draws the same case and records its choices, which cases that are of no interest do without.
    private func drawAgain(_ source: AnyChoiceSource) -> (value: Value, sequence: ChoiceSequence)? {
        var draw = Draw(source)
        guard let value = try? draw(generator) else { return nil }
        return (value, draw.sequence)
    }

    // MARK: - Reporting

    /// Shrinks what was found, and says what the search is worth.
    func report() -> PropertyReport<Value> {
        var failures: [PropertyFailure<Value>] = []
        // Shrinking one may come upon others, which are appended.
        while failures.count < found.count { failures.append(failure(of: found[failures.count])) }
        judgeSearch()
        return PropertyReport(failures: failures, problems: problems, statistics: statistics)
    }

    private func failure(of found: Found) -> PropertyFailure<Value> {
        let result = shrink(found)
        var run = PropertyRun()
        let last = outcome(of: result.value, &run)
        var message = found.message
        let isRepeatable = isFailure(last, found.identity)
        if case .fails(_, let newMessage) = last, isRepeatable { message = newMessage }
        if !isRepeatable { problems.append(.notRepeatable(first: found.identity, then: phrase(last))) }
        let freeParts = isRepeatable ? freeParts(of: result.sequence, found.identity) : []
        return PropertyFailure(
            identity: found.identity, message: message, value: result.value, sequence: result.sequence,
            originalValue: found.value, originalSequence: found.sequence, foundAtRun: found.foundAtRun,
            foundWhileShrinking: found.foundWhileShrinking, shrinkRunCount: result.runCount + 1,
            isFixpoint: result.isFixpoint, isRepeatable: isRepeatable, freeParts: freeParts)
    }

    /// Shrinks one failure; another that a candidate shows becomes a finding of its own, while there is room.
    private func shrink(_ found: Found) -> ShrinkResult<Value> {
        var other: (identity: FailureIdentity, message: String)?
        return Shrinker(generator: generator).shrink(
            found.sequence, budget: options.shrinkBudget, stallBudget: options.shrinkStallBudget, isKnownToFail: true,
            passing: passing,
            onOtherFailure: { value, sequence in
                guard let other, self.found.count < self.options.failureLimit,
                    self.identities.insert(other.identity).inserted
                else { return }
                self.found.append(
                    Found(
                        identity: other.identity, message: other.message, value: value, sequence: sequence,
                        foundAtRun: found.foundAtRun, foundWhileShrinking: found.identity))
            }
        ) { value in
            var run = PropertyRun()
            switch outcome(of: value, &run) {
            case .holds, .discarded: return .passes
            case .fails(found.identity, _): return .fails
            case .fails(let identity, let message):
                other = (identity, message)
                return .otherFailure
            }
        }
    }

    private func freeParts(of sequence: ChoiceSequence, _ identity: FailureIdentity) -> [FreePart] {
        FreePartFinder(sequence: sequence, budget: options.explainBudget).find { values in
            guard let (value, reread) = try? self.generator.generate(from: ReplayChoiceSource(values: values)),
                reread.values == values
            else { return nil }
            var run = PropertyRun()
            return self.isFailure(self.outcome(of: value, &run), identity)
        }
    }

    private func isFailure(_ outcome: PropertyOutcome, _ identity: FailureIdentity) -> Bool {
        if case .fails(identity, _) = outcome { return true }
        return false
    }

    private func phrase(_ outcome: PropertyOutcome) -> String {
        switch outcome {
        case .holds: "did not fail"
        case .discarded: "was discarded"
        case .fails(let identity, _): "failed in another way (\(identity))"
        }
    }

    private func judgeSearch() {
        if isStarving {
            let worst = refusals.max { ($0.value, $1.key) < ($1.value, $0.key) }
            if statistics.runCount == 0, let worst {
                problems.append(.neverSatisfied(filter: worst.key, caseCount: worst.value))
            } else {
                problems.append(
                    .tooManyDiscards(keptCount: statistics.runCount, discardedCount: statistics.discardCount))
            }
        }
        let coverage = options.requiredCoverage.sorted { $0.key < $1.key }
        for (label, required) in coverage where !(0...1).contains(required) {
            problems.append(.coverageOutOfRange(label: label, required: required))
        }
        // A search that a failure ended early has not had its chance.
        guard found.isEmpty else { return }
        for (label, required) in coverage
        where (0...1).contains(required) && statistics.coverage(of: label) < required {
            problems.append(
                .coverageMissed(
                    label: label, required: required, seenCount: statistics.labelCounts[label] ?? 0,
                    runCount: statistics.runCount))
        }
    }
}
