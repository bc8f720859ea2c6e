import TransitionChoices

/// Makes values out of choices, and composes with others.
///
/// ```swift
/// let transfer = Generator { draw throws(DrawingError) in
///     let accounts = try draw(.array(of: .integer(in: 0...999), count: 2...5))
///     return (accounts, try draw(.integer(in: 0..<accounts.count)))
/// }
/// ```
///
/// Whatever it is made of, the same choices make the same value, and a value with fewer and smaller choices is simpler.
public struct Generator<Value>: Sendable {
    @usableFromInline let body: @Sendable (inout Draw<AnyChoiceSource>) throws(DrawingError) -> Value

    /// A generator from a closure that draws, for values that depend on each other.
    ///
    /// Write `throws(DrawingError)` in its head, as above: Swift does not infer it. Draw whatever varies: a clock,
    /// other chance or the order of a set would make a case that cannot be had again.
    @inlinable
    public init(_ body: @escaping @Sendable (inout Draw<AnyChoiceSource>) throws(DrawingError) -> Value) {
        self.body = body
    }

    /// One value and the choices that made it.
    ///
    /// - Throws: `DrawingError` if a filter refused everything.
    public func generate(
        from source: some ChoiceSource
    ) throws(DrawingError) -> (value: Value, sequence: ChoiceSequence) {
        var draw = Draw(AnyChoiceSource(source))
        let value = try body(&draw)
        return (value, draw.sequence)
    }

    /// Every value that few choices make, each once, the simplest first; what a filter refuses is left out.
    ///
    /// - Parameters:
    ///   - choiceLimit: how many choices vary; those after them are simplest.
    ///   - valueLimit: after how many values it ends.
    public func smallValues(choiceLimit: Int, valueLimit: Int = 10_000) -> [Value] {
        var source = ExhaustiveChoiceSource(recordLimit: choiceLimit, choiceLimit: choiceLimit)
        var values: [Value] = []
        repeat {
            var draw = Draw(AnyChoiceSource(source))
            if let value = try? body(&draw) { values.append(value) }
            source = draw.source.source(as: ExhaustiveChoiceSource.self) ?? source
        } while values.count < valueLimit && source.advance()
        return values
    }

    /// The value that a recorded sequence stands for.
    ///
    /// - Throws: `ReplayError` if the sequence does not fit this generator, read to the end and never beyond.
    public func value(of sequence: ChoiceSequence) throws -> Value {
        var draw = Draw(AnyChoiceSource(ReplayChoiceSource(sequence)))
        let value = try body(&draw)
        if let source = draw.source.source(as: ReplayChoiceSource.self), !source.isExact {
            throw ReplayError.misfit(
                unreadCount: source.unreadCount, missingCount: source.missingCount, clampedCount: source.clampedCount)
        }
        return value
    }
}

extension Draw where Source == AnyChoiceSource {
    /// Draws from a generator.
    @inlinable
    public mutating func callAsFunction<Value>(_ generator: Generator<Value>) throws(DrawingError) -> Value {
        try generator.body(&self)
    }
}
