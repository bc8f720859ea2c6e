/// Makes one element of two neighbours that hold one integer each: their sum, which wraps around at the ends of the
/// range as machine integers do.
///
/// Of elements of which only the sum matters, one is enough.
public struct MergeNeighbours: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            var index = session.siblings(ofGroup: group).count - 1
            while index > 0 {
                let spans = session.siblings(ofGroup: group)
                if index < spans.count { _ = merges(spans[index - 1], into: spans[index], in: session) }
                index -= 1
            }
            group += 1
        }
    }

    private func merges(_ first: Span, into second: Span, in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        guard let giver = onlyInteger(first, choices), let taker = onlyInteger(second, choices),
            choices[giver].isOneKind(with: choices[taker]), choices[giver].value > 0, choices[taker].value > 0
        else { return false }
        let sum = choices[taker].wrappingSum(with: choices[giver])
        return session.acceptsDeletion(of: [first.range], replacing: [(taker, sum)])
    }

    private func onlyInteger(_ span: Span, _ choices: [Choice]) -> Int? {
        let indices = span.range.filter { choices[$0].kind != .more }
        guard indices.count == 1, case .integer = choices[indices[0]].kind else { return nil }
        return indices[0]
    }
}
