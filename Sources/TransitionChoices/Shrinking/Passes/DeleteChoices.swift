/// Deletes single choices that lie in no span, from the last to the first.
///
/// After a success the next deletion is twice as long.
public struct DeleteChoices: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var end = session.current.choices.count
        var length = 1
        while end > 0 {
            if accepts(without: (end - length)..<end, in: session) {
                end = min(end - length, session.current.choices.count)
                length = min(length * 2, end)
            } else if length > 1 {
                length = 1
            } else {
                end -= 1
            }
        }
    }

    private func accepts(without range: Range<Int>, in session: ShrinkSession) -> Bool {
        let isLoose = session.current.spans.allSatisfy { !$0.range.overlaps(range) }
        return isLoose && session.acceptsDeletion(of: [range])
    }
}
