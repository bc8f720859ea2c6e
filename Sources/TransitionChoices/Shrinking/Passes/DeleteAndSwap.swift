/// Deletes a span and swaps two neighbours after it: what it had switched over, they now switch the other way round.
///
/// Only among few spans, since it tries every span with every pair of neighbours.
public struct DeleteAndSwap: ShrinkPass {
    private let largestGroup = 8

    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.current.siblingGroups.count {
            while deletesAndSwaps(group, in: session) {}
            group += 1
        }
    }

    private func deletesAndSwaps(_ group: Int, in session: ShrinkSession) -> Bool {
        let spans = session.current.siblings(ofGroup: group)
        guard spans.count <= largestGroup else { return false }
        for deleted in spans.indices {
            for first in spans.indices where first > deleted && first + 1 < spans.count {
                let values = values(without: spans[deleted], swapping: spans[first], spans[first + 1], in: session)
                if session.accepts(values) { return true }
            }
        }
        return false
    }

    private func values(
        without deleted: Span, swapping first: Span, _ second: Span, in session: ShrinkSession
    ) -> [UInt64] {
        let values = session.current.values
        let between = values[first.end..<second.start]
        let swapped = values[second.range] + between + values[first.range]
        let prefix = values[..<deleted.start] + values[deleted.end..<first.start]
        return Array(prefix + swapped + values[second.end...])
    }
}
