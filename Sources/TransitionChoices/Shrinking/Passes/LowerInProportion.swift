/// Brings two numbers of different steps nearer to their simplest values in proportion: one that is to be a multiple of
/// the other.
public struct LowerInProportion: ShrinkPass {
    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            var later = earlier + 1
            while later < session.current.choices.count {
                lower(earlier, later, in: session)
                later += 1
            }
            earlier += 1
        }
    }

    private func lower(_ earlier: Int, _ later: Int, in session: ShrinkSession) {
        let choices = session.current.choices
        guard choices[earlier].isNumber, choices[later].isNumber, session.areApart(earlier, later) else { return }
        let (first, second) = (choices[earlier].distance.magnitude, choices[later].distance.magnitude)
        // Equal ones are lowered by the same amount elsewhere.
        guard first > 0, second > 0, first != second else { return }
        let divisor = greatestCommonDivisor(first, second)
        let accepts = { (multiple: UInt64) -> Bool in
            let parts = [(earlier, first / divisor &* multiple), (later, second / divisor &* multiple)]
            let values = parts.compactMap { index, magnitude -> (index: Int, value: UInt64)? in
                let distance = Distance(magnitude: magnitude, isBelow: choices[index].distance.isBelow)
                return choices[index].value(for: distance).map { (index, $0) }
            }
            return values.count == 2 && session.accepts(values)
        }
        // One run tells whether it is of use.
        guard divisor > 1, accepts(divisor - 1), divisor > 2, !accepts(1) else { return }
        BoundarySearch(
            from: {
                guard earlier < session.current.choices.count else { return nil }
                return session.current.choices[earlier].distance.magnitude / (first / divisor)
            }, accepts: accepts
        ).run()
    }

    private func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        second == 0 ? first : greatestCommonDivisor(second, first % second)
    }
}
