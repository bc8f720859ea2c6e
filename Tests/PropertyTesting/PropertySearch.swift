import TransitionChoices

/// Looks for cases that break a property, and shrinks them.
///
/// ```swift
/// let report = PropertySearch(.array(of: .integer())).run { array, run in
///     run.label("empty", if: array.isEmpty)
///     return sorted(array) == array.sorted()
/// }
/// ```
///
/// Print the report, or ask it: `isPassing`, `failures`, `problems`. A failure is kept with `CaseToken` as one word or
/// with `SavedCase` as a file, and `replay(_:_:)` runs the property on it again:
///
/// ```swift
/// let array = try CaseToken.value(of: "V1-…", as: [Int].self)
/// PropertySearch(.array(of: .integer())).replay(array) { array, _ in sorted(array) == array.sorted() }
/// ```
///
/// First comes the simplest case, then pairs of boundary values, then chance, with growing sizes and with some
/// alternatives left out (swarm testing). The same options give the same report on every machine.
public struct PropertySearch<Value> {
    /// Whether a case is as it should be; it may throw, which is always a failure.
    public typealias Property = (Value, inout PropertyRun) throws -> Bool

    let generator: Generator<Value>
    let options: PropertySearchOptions

    public init(_ generator: Generator<Value>, options: PropertySearchOptions = PropertySearchOptions()) {
        self.generator = generator
        self.options = options
    }

    /// Searches, shrinks what fails, and reports.
    public func run(_ property: @escaping Property) -> PropertyReport<Value> {
        let session = PropertySession(generator: generator, options: options, property: property)
        search(in: session)
        return session.report()
    }

    /// Runs the property once on a saved value, whatever the generator has become since.
    public func replay(_ value: Value, _ property: Property) -> PropertyOutcome {
        var run = PropertyRun()
        return PropertyOutcome(of: value, property, &run)
    }

    /// Runs the property once on the value of saved choices.
    ///
    /// - Throws: `ReplayError` if the choices no longer fit the generator.
    public func replay(_ sequence: ChoiceSequence, _ property: Property) throws -> PropertyOutcome {
        replay(try generator.value(of: sequence), property)
    }

    private func search(in session: PropertySession<Value>) {
        session.run(AnyChoiceSource(ReplayChoiceSource(values: [])), isEdge: true)
        var seeds = SplitMix64(seed: options.seed)
        runBoundaryPairs(in: session, seed: seeds.next())
        var index = 0
        while !session.isOver {
            let (seed, swarm) = (seeds.next(), seeds.next())
            let size = options.growthRunCount > 0 ? Double(index + 1) / Double(options.growthRunCount) : 1
            let isMasked = options.isSwarming && swarm & 3 > 0
            let source = RandomChoiceSource(seed: seed, size: size, swarm: isMasked ? swarm : nil)
            if index % 2 == 1, let values = session.variation(seed: seeds.next()) {
                session.run(AnyChoiceSource(PrefixChoiceSource(values: values, then: source)))
            } else {
                session.run(AnyChoiceSource(source))
            }
            index += 1
        }
    }

    /// Puts boundary values into a small case, whose other choices stay.
    private func runBoundaryPairs(in session: PropertySession<Value>, seed: UInt64) {
        let source = RandomChoiceSource(seed: seed, size: 0.1)
        guard options.boundaryRunCount > 0, !session.isOver,
            let sequence = try? generator.generate(from: source).sequence
        else { return }
        for row in BoundaryPairs(of: sequence, rowLimit: options.boundaryRunCount).rows where !session.isOver {
            var values = sequence.values
            for (place, value) in row { values[place] = value }
            session.run(AnyChoiceSource(PrefixChoiceSource(values: values, then: source)), isEdge: true)
        }
    }
}
