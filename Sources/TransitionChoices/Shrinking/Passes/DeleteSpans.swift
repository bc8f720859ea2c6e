/// Deletes single spans, from the last to the first.
///
/// After a success the next deletion is twice as long, so that a long useless stretch costs few runs.
public struct DeleteSpans: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            deleteSpans(ofGroup: group, in: session)
            group += 1
        }
    }

    private func deleteSpans(ofGroup group: Int, in session: ShrinkSession) {
        var end = session.siblings(ofGroup: group).count
        var length = 1
        while end > 0 {
            let spans = session.siblings(ofGroup: group)
            if session.acceptsDeletion(of: spans[(end - length)..<end].map(\.range)) {
                end = min(end - length, session.siblings(ofGroup: group).count)
                length = min(length * 2, end)
            } else if length > 1 {
                length = 1
            } else {
                end -= 1
            }
        }
    }
}
