/// Lowers a number as far as a later one in another step makes up for it: by growing to the end of its range, by as
/// much or in proportion, or by following it from the other side of its simplest value.
public struct LowerAndRaise: ShrinkPass {
    /// What becomes of the later quantity.
    private enum Raise: CaseIterable {
        case toEnd, bySameAmount, bySameOffset
    }

    /// Smaller factors of a product are tried.
    private let factorLimit: UInt64 = 1_000

    public init() {}

    public func run(in session: ShrinkSession) {
        var earlier = 0
        while earlier < session.current.choices.count {
            var later = earlier + 1
            while later < session.current.choices.count {
                // Each success may change what stands there.
                for raise in Raise.allCases where isPair(earlier, later, in: session) {
                    lower(earlier, raising: later, raise, in: session)
                }
                if isPair(earlier, later, in: session) { lowerInProportion(earlier, later, in: session) }
                later += 1
            }
            earlier += 1
        }
    }

    private func isPair(_ earlier: Int, _ later: Int, in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        guard later < choices.count, choices[earlier].isNumber, choices[later].isNumber else { return false }
        return choices[earlier].value > 0 && session.areApart(earlier, later)
    }

    private func lower(_ earlier: Int, raising later: Int, _ raise: Raise, in session: ShrinkSession) {
        // One run tells whether it is of use.
        guard let start = magnitude(earlier, in: session), start > 0,
            accepts(start - 1, earlier, later, raise, in: session), start > 1,
            !accepts(0, earlier, later, raise, in: session)
        else { return }
        BoundarySearch(
            from: { magnitude(earlier, in: session) }, accepts: { accepts($0, earlier, later, raise, in: session) }
        ).run()
    }

    /// Looks for the smallest number with which the product of the two stays the same.
    private func lowerInProportion(_ earlier: Int, _ later: Int, in session: ShrinkSession) {
        let choices = session.current.choices
        let (first, second) = (choices[earlier].distance, choices[later].distance)
        let (product, isOver) = first.magnitude.multipliedReportingOverflow(by: second.magnitude)
        guard product > 0, !isOver, !session.areAtBoundary(session.raisedNumbers) else { return }
        for factor in 1..<min(first.magnitude, factorLimit) where product % factor == 0 {
            let quotient = Distance(magnitude: product / factor, isBelow: second.isBelow)
            guard let value = choices[later].value(for: quotient),
                let lowered = choices[earlier].value(for: Distance(magnitude: factor, isBelow: first.isBelow))
            else { continue }
            if session.accepts([(earlier, lowered), (later, value)]) { return }
        }
    }

    private func magnitude(_ index: Int, in session: ShrinkSession) -> UInt64? {
        index < session.current.choices.count ? session.current.choices[index].distance.magnitude : nil
    }

    private func accepts(
        _ magnitude: UInt64, _ earlier: Int, _ later: Int, _ raise: Raise, in session: ShrinkSession
    ) -> Bool {
        guard later < session.current.choices.count else { return false }
        let (first, second) = (session.current.choices[earlier], session.current.choices[later])
        guard magnitude < first.distance.magnitude else { return false }
        let rest = Distance(magnitude: magnitude, isBelow: first.distance.isBelow)
        let moved = Distance(magnitude: first.distance.magnitude - magnitude, isBelow: rest.isBelow)
        guard let lowered = first.value(for: rest), let raised = value(of: second, raise, moved) else { return false }
        return session.accepts([(earlier, lowered), (later, raised)])
    }

    private func value(of choice: Choice, _ raise: Raise, _ moved: Distance) -> UInt64? {
        switch raise {
        case .toEnd: choice.farthest > choice.value ? choice.farthest : nil
        case .bySameAmount: choice.distance.adding(moved).flatMap { choice.value(for: $0) }
        case .bySameOffset:
            // On the same side this is lowering.
            choice.distance.isBelow == moved.isBelow
                ? nil : choice.distance.adding(moved.negated).flatMap { choice.value(for: $0) }
        }
    }
}
