extension ShrinkSession {
    /// Whether a span is one of several different things of which there may be fewer: a step of a script.
    func isStep(_ span: Span) -> Bool {
        guard hasKind(span) else { return false }
        return span.depth == 0 || current.choices[span.start].kind == .more
    }

    /// Whether it is decided in a span what it is, by something that is no number.
    private func hasKind(_ span: Span) -> Bool {
        current.choices[span.range].contains { $0.isPick && !$0.isNumber && $0.kind != .more && $0.maximum > 0 }
    }

    /// Deletes spans with the same parent from the last to the first, as `delete` does it and says that it did.
    ///
    /// After a success the next deletion is twice as long, so that a long useless stretch costs few runs.
    func deleteByDoubling(
        ofGroup group: Int, where isOpen: (Span) -> Bool = { _ in true }, _ delete: ([Range<Int>]) -> Bool
    ) {
        var end = siblings(ofGroup: group).count
        var length = 1
        while end > 0 {
            let spans = siblings(ofGroup: group)[(end - length)..<end]
            if spans.allSatisfy(isOpen), delete(spans.map(\.range)) {
                end = min(end - length, siblings(ofGroup: group).count)
                length = min(length * 2, end)
            } else if length > 1 {
                length = 1
            } else {
                end -= 1
            }
        }
    }

    /// Where the numbers are that are not at their simplest.
    var raisedNumbers: [Int] {
        current.choices.indices.filter { current.choices[$0].isNumber && current.choices[$0].value > 0 }
    }

    /// Whether two choices lie in different steps, or in different parts of one.
    func areApart(_ earlier: Int, _ later: Int) -> Bool {
        guard let home = current.spans.last(where: { $0.range.contains(earlier) }) else { return false }
        return hasKind(home) && !home.range.contains(later)
    }

    /// Where it is decided of what kind the step is.
    func kindIndex(of step: Int) -> Int? {
        current.spans[step].range.first { current.choices[$0].kind == .pick }
    }

    /// The kinds that are worth a try where there may be very many.
    func kinds(upTo maximum: UInt64) -> ClosedRange<UInt64> { 0...min(maximum, 63) }

    /// Proposes one span as a step of another kind, perhaps without another step, and says whether it was accepted.
    ///
    /// Its numbers are at the ends of their ranges, or the first is the sum of those that both steps had. A kind
    /// without a number is of no interest.
    func acceptsReplacement(of step: Int, kind: (index: Int, value: UInt64), without other: Int? = nil) -> Bool {
        let before = current
        var values = before.values
        values[kind.index] = kind.value
        // Reading costs no run and tells what the kind draws.
        guard let read = reading(values, spans: before.spans), step < read.spans.count,
            read.spans[step].start == before.spans[step].start
        else { return false }
        let numbers = read.spans[step].range.filter { read.choices[$0].isNumber }
        guard let first = numbers.first else { return false }
        let ends = numbers.map { (index: $0, value: read.choices[$0].farthest) }
        guard let other else { return accepts(ends, in: read) }
        // Spans behind the step may have become more or fewer.
        let index = other < step ? other : other + read.spans.count - before.spans.count
        guard read.spans.indices.contains(index) else { return false }
        let gone = [read.spans[index].range]
        if acceptsDeletion(of: gone, replacing: ends, from: read) { return true }
        let numbersBefore = (Array(before.spans[step].range) + before.spans[other].range).map { before.choices[$0] }
            .filter(\.isNumber)
        let sum = numbersBefore.reduce(Distance(magnitude: 0, isBelow: false) as Distance?) {
            $0?.adding($1.distance)
        }
        // Steps without a number count as one.
        guard let sum, let value = sum.magnitude > 0 ? read.choices[first].value(for: sum) : 1 else { return false }
        return acceptsDeletion(of: gone, replacing: [(first, value)], from: read)
    }
}
