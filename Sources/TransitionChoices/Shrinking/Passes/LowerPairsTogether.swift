/// Lowers two choices by the same amount: values that must stay equal, or keep their distance.
///
/// Equal values are lowered all at once first, then pair by pair; unequal ones only if they are quantities
/// with the same maximum, since then they are probably of one kind.
public struct LowerPairsTogether: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            lower(allEqualTo: earlier, in: session)
            var later = earlier + 1
            while later < session.current.choices.count {
                let first = session.current.choices[earlier]
                let second = session.current.choices[later]
                if first.value == second.value || (!first.isPick && first.maximum == second.maximum) {
                    lower([earlier, later], in: session)
                }
                later += 1
            }
            earlier += 1
        }
    }

    private func lower(allEqualTo index: Int, in session: ShrinkSession) {
        let choices = session.current.choices
        let places = choices.indices.filter { $0 >= index && choices[$0].value == choices[index].value }
        if places.count > 2 { lower(places, in: session) }
    }

    /// Binary search for the largest amount by which all can be lowered.
    private func lower(_ places: [Int], in session: ShrinkSession) {
        guard let most = room(for: places, in: session), most > 0, !accepts(most, off: places, in: session) else {
            return
        }
        var possible: UInt64 = 0
        var impossible = most
        while impossible - possible > 1 {
            let amount = possible + (impossible - possible) / 2
            guard let room = room(for: places, in: session), amount - possible <= room else { return }
            if accepts(amount - possible, off: places, in: session) {
                possible = amount
            } else {
                impossible = amount
            }
        }
    }

    private func room(for places: [Int], in session: ShrinkSession) -> UInt64? {
        let choices = session.current.choices
        guard places.allSatisfy({ $0 < choices.count }) else { return nil }
        return places.map { choices[$0].value }.min()
    }

    private func accepts(_ amount: UInt64, off places: [Int], in session: ShrinkSession) -> Bool {
        var values = session.current.values
        for place in places { values[place] -= amount }
        return session.accepts(values)
    }
}
