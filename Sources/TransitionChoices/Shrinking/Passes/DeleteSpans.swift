/// Deletes spans, single ones from the last to the first, then runs of neighbours that only go together.
public struct DeleteSpans: ShrinkPass {
    /// The longest run of spans that are tried together when none can go alone.
    private let longestRun = 5

    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.current.siblingGroups.count {
            let hasProgress = deleteSingles(ofGroup: group, in: session)
            if !hasProgress { deleteRuns(ofGroup: group, in: session) }
            group += 1
        }
    }

    /// After a success the next deletion is twice as long, so that a long useless stretch costs few runs.
    private func deleteSingles(ofGroup group: Int, in session: ShrinkSession) -> Bool {
        let improvementCount = session.improvementCount
        var end = spans(ofGroup: group, in: session).count
        var length = 1
        while end > 0 {
            let isDeleted = delete(length, before: end, ofGroup: group, in: session)
            end = min(isDeleted ? end - length : end, spans(ofGroup: group, in: session).count)
            if isDeleted {
                length = min(length * 2, end)
            } else if length > 1 {
                length = 1
            } else {
                end -= 1
            }
        }
        return session.improvementCount > improvementCount
    }

    private func deleteRuns(ofGroup group: Int, in session: ShrinkSession) {
        var length = 2
        while length <= min(longestRun, spans(ofGroup: group, in: session).count) {
            var end = spans(ofGroup: group, in: session).count
            while end >= length {
                let isDeleted = delete(length, before: end, ofGroup: group, in: session)
                end = isDeleted ? min(end - length, spans(ofGroup: group, in: session).count) : end - 1
            }
            length += 1
        }
    }

    private func delete(_ length: Int, before end: Int, ofGroup group: Int, in session: ShrinkSession) -> Bool {
        let spans = spans(ofGroup: group, in: session)
        return session.acceptsDeletion(of: spans[(end - length)..<end].map(\.range))
    }

    private func spans(ofGroup group: Int, in session: ShrinkSession) -> [Span] {
        let groups = session.current.siblingGroups
        return group < groups.count ? groups[group] : []
    }
}
