/// Moves as much as possible from an earlier choice to a later one of the same maximum: quantities whose sum matters.
public struct RedistributePairs: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            var later = earlier + 1
            while later < session.current.choices.count, session.current.choices[earlier].value > 0 {
                let choice = session.current.choices[earlier]
                if !choice.isPick, choice.maximum == session.current.choices[later].maximum {
                    move(from: earlier, to: later, in: session)
                }
                later += 1
            }
            earlier += 1
        }
    }

    /// Binary search for the largest amount that can be moved.
    private func move(from earlier: Int, to later: Int, in session: ShrinkSession) {
        let first = session.current.choices[earlier]
        let second = session.current.choices[later]
        // A pair with nothing in the later place is left alone unless all of it can go there.
        let most = min(first.value, second.maximum - second.value)
        guard most > 0, !accepts(most, from: earlier, to: later, in: session), second.value > 0 else { return }
        var possible: UInt64 = 0
        var impossible = most
        while impossible - possible > 1 {
            let amount = possible + (impossible - possible) / 2
            if accepts(amount - possible, from: earlier, to: later, in: session) {
                possible = amount
            } else {
                impossible = amount
            }
        }
    }

    private func accepts(_ amount: UInt64, from earlier: Int, to later: Int, in session: ShrinkSession) -> Bool {
        var values = session.current.values
        guard later < values.count, amount <= values[earlier] else { return false }
        values[earlier] -= amount
        values[later] += amount
        return session.accepts(values)
    }
}
