/// Deletes a span and lowers by one every number above the span's place that is not above the number of its siblings:
/// references to places in a list.
///
/// A reference to what stood behind the deleted element then still means the same.
public struct DeleteAndRenumber: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            var place = session.siblings(ofGroup: group).count - 1
            while place >= 0 {
                let spans = session.siblings(ofGroup: group)
                if place < spans.count { _ = deletes(spans[place], at: place, of: spans.count, in: session) }
                place -= 1
            }
            group += 1
        }
    }

    private func deletes(_ span: Span, at place: Int, of count: Int, in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        let references = choices.indices.filter { index in
            guard case .integer(below: 0) = choices[index].kind, !span.range.contains(index) else { return false }
            return choices[index].value > UInt64(place) && choices[index].value <= UInt64(count)
        }
        guard !references.isEmpty else { return false }
        return session.acceptsDeletion(
            of: [span.range], replacing: references.map { ($0, choices[$0].value - 1) })
    }
}
