/// Lowers each choice alone, as far as it goes.
///
/// A pick's values have no order: all lower ones are tried from 0. A quantity: 0, then binary search for the
/// boundary, then steps of one and two down, so that a threshold is met exactly.
public struct LowerChoices: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var index = 0
        while index < session.current.choices.count {
            let choice = session.current.choices[index]
            if choice.value > 0, !session.accepts(0, at: index) {
                if choice.isPick {
                    scan(index, in: session)
                } else {
                    search(index, in: session)
                    descend(index, in: session)
                }
            }
            index += 1
        }
    }

    private func scan(_ index: Int, in session: ShrinkSession) {
        for value in 1..<max(1, session.current.choices[index].value) where session.accepts(value, at: index) { return }
    }

    private func search(_ index: Int, in session: ShrinkSession) {
        var passing: UInt64 = 0
        while let failing = value(at: index, in: session), passing < failing, failing - passing > 1 {
            let middle = roundest(above: passing, below: failing)
            if !session.accepts(middle, at: index) { passing = middle }
        }
    }

    /// The number between two others that is divisible by the largest power of two.
    ///
    /// It halves the way as well as the middle does, and a search from a lower start asks for the same numbers again,
    /// which cost no second run.
    private func roundest(above lower: UInt64, below upper: UInt64) -> UInt64 {
        var number = upper - 1
        while number & (number - 1) > lower { number &= number - 1 }
        return number
    }

    private func descend(_ index: Int, in session: ShrinkSession) {
        while let value = value(at: index, in: session), value > 0 {
            guard session.accepts(value - 1, at: index) || (value > 1 && session.accepts(value - 2, at: index))
            else { return }
        }
    }

    private func value(at index: Int, in session: ShrinkSession) -> UInt64? {
        index < session.current.choices.count ? session.current.choices[index].value : nil
    }
}
