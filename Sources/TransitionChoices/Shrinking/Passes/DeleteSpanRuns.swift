/// Deletes rows of neighbouring spans of which none can go alone.
public struct DeleteSpanRuns: ShrinkPass {
    /// Rows of two are the business of `DeleteSpanPairs`.
    private let lengths = 3...5

    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.current.siblingGroups.count {
            for length in lengths { deleteRuns(of: length, ofGroup: group, in: session) }
            group += 1
        }
    }

    private func deleteRuns(of length: Int, ofGroup group: Int, in session: ShrinkSession) {
        var end = session.current.siblings(ofGroup: group).count
        while end >= length {
            let spans = session.current.siblings(ofGroup: group)
            let isDeleted = session.acceptsDeletion(of: spans[(end - length)..<end].map(\.range))
            end = isDeleted ? min(end - length, session.current.siblings(ofGroup: group).count) : end - 1
        }
    }
}
