/// Puts a part of a span in place of the whole, where both have the same label: a branch in place of its tree.
public struct HoistSpans: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.spans.count {
            while hoists(into: index, in: session) {}
            index += 1
        }
    }

    private func hoists(into index: Int, in session: ShrinkSession) -> Bool {
        let spans = session.current.spans
        guard index < spans.count else { return false }
        let outer = spans[index]
        // A list in a list is not one of its kind.
        guard outer.label != Span.listLabel, outer.label != Span.elementLabel else { return false }
        let parts = spans[(index + 1)...].prefix { $0.start < outer.end }
        return parts.contains { part in
            guard part.label == outer.label, part.end <= outer.end, part.depth > outer.depth else { return false }
            return session.acceptsDeletion(of: [outer.start..<part.start, part.end..<outer.end])
        }
    }
}
