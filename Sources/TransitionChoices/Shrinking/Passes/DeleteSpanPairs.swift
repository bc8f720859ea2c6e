/// Deletes any two spans with the same parent together that are no neighbours: a step here and what undoes it there.
///
/// Only spans with a pick in them; of things that are all alike, neighbours go as well as any others.
public struct DeleteSpanPairs: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            deletePairs(ofGroup: group, in: session)
            group += 1
        }
    }

    private func deletePairs(ofGroup group: Int, in session: ShrinkSession) {
        var later = session.siblings(ofGroup: group).count - 1
        while later > 0 {
            var earlier = later - 2
            while earlier >= 0 {
                let spans = session.siblings(ofGroup: group)
                guard later < spans.count, session.hasPick(spans[later]) else { break }
                // What follows a deleted pair moves down by one place, so the same `later` is another span now.
                earlier =
                    session.acceptsDeletion(of: [spans[earlier].range, spans[later].range])
                    ? later - 1 : earlier - 1
            }
            later = min(later, session.siblings(ofGroup: group).count) - 1
        }
    }
}
