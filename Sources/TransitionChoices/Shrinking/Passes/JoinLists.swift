/// Makes one list of two neighbours: all of them at once, else one pair after the other.
public struct JoinLists: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        let seams = seams(in: session)
        guard !seams.isEmpty else { return }
        if seams.count > 1, accepts(seams, in: session) { return }
        var count = seams.count
        while count > 0 {
            count -= 1
            let seams = self.seams(in: session)
            if count < seams.count { _ = accepts([seams[count]], in: session) }
        }
    }

    /// Where a list ends and a list in the next element begins.
    private func seams(in session: ShrinkSession) -> [Int] {
        let choices = session.current.choices
        return choices.indices.dropLast().filter {
            choices[$0].kind == .more && choices[$0].value == 0 && choices[$0 + 1].kind == .more
                && choices[$0 + 1].value == 1
        }
    }

    private func accepts(_ seams: [Int], in session: ShrinkSession) -> Bool {
        var values = session.current.values
        for seam in seams.reversed() { values.removeSubrange(seam...(seam + 1)) }
        return session.accepts(values, isDeletion: true)
    }
}
