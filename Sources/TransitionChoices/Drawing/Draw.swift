/// Draws values for a generator from any source and records every choice.
///
/// Write a generator as a function over `inout Draw<Source>`; it then runs on all sources unchanged. In every drawing
/// method the choice 0 is the simplest outcome, which is where the shrinker goes.
public struct Draw<Source: ChoiceSource> {
    public var source: Source
    /// What was chosen so far; nothing if this draw does not record.
    public private(set) var sequence = ChoiceSequence()
    /// Whether choices are kept; a search that draws a case again only if it fails need not.
    public let isRecording: Bool
    private var depth = 0

    public init(_ source: Source, isRecording: Bool = true) {
        self.source = source
        self.isRecording = isRecording
    }

    /// A plain choice, 0…`maximum`.
    @inlinable @inline(__always)
    public mutating func value(
        upTo maximum: UInt64, hint: ChoiceHint = .none, kind: ChoiceKind = .plain
    ) -> UInt64 {
        let value = min(source.value(upTo: maximum, hint: hint), maximum)
        if isRecording { record(Choice(value, maximum: maximum, kind: kind)) }
        return value
    }

    @usableFromInline
    mutating func record(_ choice: Choice) {
        sequence.append(choice)
    }

    /// An integer of the range; `simplest` is where shrinking leads, the range's lower bound unless told otherwise.
    ///
    /// `likely` values are drawn more often by chance; those outside the range are ignored.
    public mutating func integer(in range: ClosedRange<Int>, simplest: Int? = nil, likely: [Int] = []) -> Int {
        let order = NearestFirst(range, simplest: simplest ?? range.lowerBound)
        let codes = likely.compactMap { order.code(for: $0) }
        return integer(order, hint: codes.isEmpty ? .quantity : .likely(LikelyValues(codes)))
    }

    /// An integer that an order numbers; prepare the order once where many integers are drawn.
    @inlinable @inline(__always)
    public mutating func integer(_ order: NearestFirst, hint: ChoiceHint = .quantity) -> Int {
        let kind = ChoiceKind.integer(below: order.distances.below)
        return order.integer(for: value(upTo: order.maximum, hint: hint, kind: kind))
    }

    /// A finite double of the range; whole numbers near 0 are simplest, then fractions.
    public mutating func real(in range: ClosedRange<Double>) -> Double {
        real(RealOrder(range))
    }

    /// A finite double that an order numbers.
    public mutating func real(_ order: RealOrder) -> Double {
        let drawn = order.real(for: source.value(upTo: .max, hint: .real(order)))
        // The code of the double itself, where several codes stand for an end of the range.
        if isRecording { record(Choice(order.code(for: drawn), maximum: .max, kind: .real)) }
        return drawn
    }

    /// True or false; false is simpler.
    public mutating func boolean() -> Bool {
        value(upTo: 1, kind: .pick) == 1
    }

    /// One of the elements; earlier ones are simpler. There must be one.
    public mutating func pick<Element>(from elements: [Element]) -> Element {
        precondition(!elements.isEmpty, "Nothing to pick from: give at least one element.")
        return elements[Int(value(upTo: UInt64(elements.count - 1), kind: .pick))]
    }

    /// Runs `body` and marks what it drew as belonging together.
    public mutating func span<Result, Failure: Error>(
        _ label: String, _ body: (inout Draw<Source>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard isRecording else { return try body(&self) }
        let index = openSpan(label)
        defer { closeSpan(index) }
        return try body(&self)
    }

    @usableFromInline
    mutating func openSpan(_ label: String) -> Int {
        depth += 1
        source.beginSpan(label)
        return sequence.openSpan(label: label, depth: depth - 1)
    }

    @usableFromInline
    mutating func closeSpan(_ index: Int) {
        depth -= 1
        source.endSpan()
        sequence.closeSpan(at: index)
    }

    /// Takes back the span of an element that did not come; what says so stays.
    @usableFromInline
    mutating func endList(_ index: Int) {
        depth -= 1
        source.endSpan()
        sequence.removeSpan(at: index)
    }

    /// Tries until a value comes, and forgets the tries before it: a replay of the sequence needs only one.
    ///
    /// - Parameter attempts: how many tries chance has; a replay has one, since another would read what belongs to
    ///   something else.
    public mutating func retrying<Result>(
        _ filter: String, attempts: Int, _ body: (inout Draw<Source>) throws(DrawingError) -> Result?
    ) throws(DrawingError) -> Result {
        let (choiceCount, spanCount) = (sequence.choices.count, sequence.spans.count)
        let limit = source.canRetry ? max(1, attempts) : 1
        for _ in 0..<limit {
            if let result = try body(&self) { return result }
            sequence.rewind(toChoice: choiceCount, span: spanCount)
        }
        throw .unsatisfied(filter: filter, attemptCount: limit)
    }

    /// Asks the source for one more record, such as a step: false means that the generator should stop.
    public mutating func beginRecord() -> Bool {
        source.beginRecord()
    }

    /// Makes room for a number of choices.
    public mutating func reserve(_ count: Int) {
        if isRecording { sequence.reserve(count) }
    }
}
