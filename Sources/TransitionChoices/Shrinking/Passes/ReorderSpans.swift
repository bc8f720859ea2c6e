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
        var index = 1
        while index < session.siblings(ofGroup: group).count {
            // The furthest place first: one run may do what else takes one run for each step of the way.
            for target in 0..<index where accepts(group, from: index, to: target, in: session) { break }
            index += 1
        }
    }

    private func accepts(_ group: Int, from index: Int, to target: Int, in session: ShrinkSession) -> Bool {
        guard index < session.siblings(ofGroup: group).count else { return false }
        let spans = session.siblings(ofGroup: group)
        var values = session.current.values
        let moved = Array(values[spans[index].range])
        values.removeSubrange(spans[index].range)
        values.insert(contentsOf: moved, at: spans[target].start)
        return session.accepts(values)
    }
}
