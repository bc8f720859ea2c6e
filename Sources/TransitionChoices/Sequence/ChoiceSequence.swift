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
        // By depth: where the current parent's children are in that depth's groups.
        var levels: [[[Span]]] = []
        var isOpen: [Bool] = []
        for span in spans {
            while levels.count <= span.depth {
                levels.append([])
                isOpen.append(false)
            }
            if isOpen[span.depth] {
                levels[span.depth][levels[span.depth].count - 1].append(span)
            } else {
                levels[span.depth].append([span])
                isOpen[span.depth] = true
            }
            // What comes next one level deeper has another parent.
            if span.depth + 1 < isOpen.count { isOpen[span.depth + 1] = false }
        }
        return levels.flatMap { $0 }
    }

    mutating func append(_ choice: Choice) {
        choices.append(choice)
    }

    /// Forgets what was drawn after there were that many choices and spans.
    mutating func rewind(toChoice choiceCount: Int, span spanCount: Int) {
        choices.removeLast(choices.count - choiceCount)
        spans.removeLast(spans.count - spanCount)
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

    mutating func removeSpan(at index: Int) {
        spans.remove(at: index)
    }

    mutating func reserve(_ count: Int) {
        choices.reserveCapacity(count)
    }
}
