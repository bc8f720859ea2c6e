/// Deletes a span and lowers by one every number above the span's index that is not above the number of its siblings:
/// references to elements of a list.
///
/// A reference to what stood behind the deleted element then still means the same.
public struct DeleteAndRenumber: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            var index = session.siblings(ofGroup: group).count - 1
            while index >= 0 {
                let spans = session.siblings(ofGroup: group)
                if index < spans.count { _ = deletes(spans[index], at: index, of: spans.count, in: session) }
                index -= 1
            }
            group += 1
        }
    }

    private func deletes(_ span: Span, at index: Int, of count: Int, in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        let references = choices.indices.filter { reference in
            guard case .integer(below: 0) = choices[reference].kind, !span.range.contains(reference) else {
                return false
            }
            return choices[reference].value > UInt64(index) && choices[reference].value <= UInt64(count)
        }
        guard !references.isEmpty else { return false }
        return session.acceptsDeletion(
            of: [span.range], replacing: references.map { ($0, choices[$0].value - 1) })
    }
}
