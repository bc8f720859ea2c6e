/// Sorts spans of one parent as far as the failure allows: each moves towards the front past more complex ones.
public struct ReorderSpans: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            sort(group, in: session)
            group += 1
        }
    }

    private func sort(_ group: Int, in session: ShrinkSession) {
        var place = 1
        while place < session.siblings(ofGroup: group).count {
            // The furthest place first: one run may do what else takes one run for each step of the way.
            for target in 0..<place where accepts(group, from: place, to: target, in: session) { break }
            place += 1
        }
    }

    private func accepts(_ group: Int, from place: Int, to target: Int, in session: ShrinkSession) -> Bool {
        guard place < session.siblings(ofGroup: group).count else { return false }
        let spans = session.siblings(ofGroup: group)
        var values = session.current.values
        let moved = Array(values[spans[place].range])
        values.removeSubrange(spans[place].range)
        values.insert(contentsOf: moved, at: spans[target].start)
        return session.accepts(values)
    }
}
