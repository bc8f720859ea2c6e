/// Deletes single choices, whatever spans they lie in, from the last to the first.
public struct DeleteChoices: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var end = session.current.choices.count
        var length = 1
        while end > 0 {
            if session.acceptsDeletion(of: [(end - length)..<end]) {
                end = min(end - length, session.current.choices.count)
                length = min(length * 2, end)
            } else if length > 1 {
                length = 1
            } else {
                end -= 1
            }
        }
    }
}
