/// Everything that a generator decided in one run, in order, with the spans that it named.
///
/// Equal sequences make equal values, so a sequence is the value's saved form and what the shrinker edits.
public struct ChoiceSequence: Hashable, Sendable {
    public private(set) var choices: [Choice]
    /// In the order of their start, an outer span before those in it.
    public private(set) var spans: [Span]

    public init(choices: [Choice] = [], spans: [Span] = []) {
        self.choices = choices
        self.spans = spans
    }

    /// The values alone, which is all that a replay reads.
    public var values: [UInt64] { choices.map(\.value) }

    /// The outermost spans, in order.
    public var outermostSpans: [Span] { spans.filter { $0.depth == 0 } }

    /// Whether this one comes first in shortlex order: fewer choices, then the smaller first difference.
    ///
    /// The order has no endless descent, so a shrinker that only accepts simpler sequences ends.
    public func isSimpler(than other: ChoiceSequence) -> Bool {
        if choices.count != other.choices.count { return choices.count < other.choices.count }
        for (mine, theirs) in zip(choices, other.choices) where mine.value != theirs.value {
            return mine.value < theirs.value
        }
        return false
    }

    /// The spans with the same parent as each other, for every parent, outermost parents first.
    ///
    /// Only groups with at least one span are given.
    public var siblingGroups: [[Span]] {
        let deepest = spans.lazy.map(\.depth).max() ?? -1
        var groups: [[Span]] = []
        for depth in 0..<(deepest + 1) {
            let parents = depth == 0 ? [] : spans.filter { $0.depth == depth - 1 }
            let level = spans.filter { $0.depth == depth }
            guard depth > 0 else {
                groups.append(level)
                continue
            }
            for parent in parents {
                let children = level.filter { parent.start <= $0.start && $0.end <= parent.end }
                if !children.isEmpty { groups.append(children) }
            }
        }
        return groups
    }

    /// One of `siblingGroups`; none if there are not as many.
    func siblings(ofGroup group: Int) -> [Span] {
        let groups = siblingGroups
        return group < groups.count ? groups[group] : []
    }

    mutating func append(_ choice: Choice) {
        choices.append(choice)
    }

    /// Holds a span's place in the order until its end is known.
    mutating func openSpan(label: String, depth: Int) -> Int {
        spans.append(Span(label: label, start: choices.count, end: choices.count, depth: depth))
        return spans.count - 1
    }

    mutating func closeSpan(at index: Int) {
        let span = spans[index]
        spans[index] = Span(label: span.label, start: span.start, end: choices.count, depth: span.depth)
    }

    mutating func reserve(_ count: Int) {
        choices.reserveCapacity(count)
    }
}
