/// Sorts all spans of one parent at once, the simpler first.
///
/// One run, and where the order does not matter single values are then lowered in the order in which they end.
public struct SortSpans: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            sort(session.siblings(ofGroup: group), in: session)
            group += 1
        }
    }

    private func sort(_ spans: [Span], in session: ShrinkSession) {
        guard let first = spans.first, spans.count > 1 else { return }
        let values = session.current.values
        let sorted = spans.map { values[$0.range] }.enumerated()
            .sorted { left, right in
                if left.element.lexicographicallyPrecedes(right.element) { return true }
                return left.element.elementsEqual(right.element) && left.offset < right.offset
            }
        var edited = Array(values[..<first.start])
        for (index, span) in spans.enumerated() {
            edited += sorted[index].element
            // What lies between two spans stays between them.
            edited += values[span.end..<(index + 1 < spans.count ? spans[index + 1].start : span.end)]
        }
        _ = session.accepts(edited + values[(spans.last ?? first).end...])
    }
}
