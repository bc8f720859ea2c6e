/// Draws values for a generator from any source and records every choice.
///
/// Write a generator as a function over `inout Draw<Source>`; it then runs on all sources unchanged. In every drawing
/// method the choice 0 is the simplest outcome, which is where the shrinker goes.
public struct Draw<Source: ChoiceSource> {
    public var source: Source
    /// What was chosen so far.
    public private(set) var sequence = ChoiceSequence()
    private var depth = 0

    public init(_ source: Source) {
        self.source = source
    }

    /// A plain choice, 0…`maximum`.
    public mutating func value(upTo maximum: UInt64, hint: ChoiceHint = .none) -> UInt64 {
        let choice = Choice(source.value(upTo: maximum, hint: hint), maximum: maximum)
        sequence.append(choice)
        return choice.value
    }

    /// An integer of the range; `simplest` is where shrinking leads, the range's lower bound unless told otherwise.
    ///
    /// `likely` values are drawn more often by chance; those outside the range are ignored.
    public mutating func integer(in range: ClosedRange<Int>, simplest: Int? = nil, likely: [Int] = []) -> Int {
        let order = SimplestFirst(range, simplest: simplest ?? range.lowerBound)
        let codes = likely.compactMap { order.code(for: $0) }
        let hint = codes.isEmpty ? ChoiceHint.none : .likely(LikelyValues(codes))
        return order.integer(for: value(upTo: order.maximum, hint: hint))
    }

    /// True or false; false is simpler.
    public mutating func boolean() -> Bool {
        value(upTo: 1) == 1
    }

    /// One of the elements; earlier ones are simpler. There must be one.
    public mutating func pick<Element>(from elements: [Element]) -> Element {
        precondition(!elements.isEmpty, "Nothing to pick from: give at least one element.")
        return elements[Int(value(upTo: UInt64(elements.count - 1)))]
    }

    /// One of the elements, by chance in proportion to their weights; earlier ones are simpler. There must be one.
    public mutating func weightedPick<Element>(_ elements: [(weight: Int, element: Element)]) -> Element {
        precondition(!elements.isEmpty, "Nothing to pick from: give at least one element.")
        let weights = ChoiceWeights(elements.map(\.weight))
        return elements[Int(value(upTo: UInt64(elements.count - 1), hint: .weighted(weights)))].element
    }

    /// Runs `body` and marks what it drew as belonging together.
    public mutating func span<Result>(
        _ label: String, _ body: (inout Draw<Source>) throws -> Result
    ) rethrows -> Result {
        let index = sequence.openSpan(label: label, depth: depth)
        depth += 1
        defer {
            depth -= 1
            sequence.closeSpan(at: index)
        }
        return try body(&self)
    }

    /// Asks the source for one more record, such as a step: false means that the generator should stop.
    public mutating func beginRecord() -> Bool {
        source.beginRecord()
    }

    /// Makes room for a number of choices.
    public mutating func reserve(_ count: Int) {
        sequence.reserve(count)
    }
}
