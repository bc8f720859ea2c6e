/// Deletes rows of neighbouring spans of which none can go alone.
public struct DeleteSpanRuns: ShrinkPass {
    /// Of things that are all alike, without a pick in them, rows of two.
    private let lengths = 2...5

    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            for length in lengths { deleteRuns(of: length, ofGroup: group, in: session) }
            group += 1
        }
    }

    private func deleteRuns(of length: Int, ofGroup group: Int, in session: ShrinkSession) {
        var end = session.siblings(ofGroup: group).count
        while end >= length {
            let spans = session.siblings(ofGroup: group)
            guard length == 2 || session.hasPick(spans[end - 1]) else { return }
            let isDeleted = session.acceptsDeletion(of: spans[(end - length)..<end].map(\.range))
            end = isDeleted ? min(end - length, session.siblings(ofGroup: group).count) : end - 1
        }
    }
}
