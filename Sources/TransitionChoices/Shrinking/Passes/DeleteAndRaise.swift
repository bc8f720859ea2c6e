/// Deletes steps while numbers elsewhere grow: fewer steps, of which one does more.
///
/// Numbers grow to the ends of their ranges first, from which they can be lowered, all and then each alone; last by
/// what was deleted, and by a little more where they may not be as large as they like.
public struct DeleteAndRaise: ShrinkPass {
    /// What a step may have been worth besides its number.
    private let surcharges: [UInt64] = [1, 2, 4, 8]
    /// Of so many numbers each is asked to grow alone.
    private let indexLimit = 4

    public init() {}

    public var isLastResort: Bool { true }

    public func run(in session: ShrinkSession) {
        var group = 0
        while group < session.siblingGroups.count {
            // What stands alone outside of any list is the whole.
            let isWhole = group == 0 && session.siblings(ofGroup: group).count == 1
            session.deleteByDoubling(ofGroup: group, where: { !isWhole && session.isStep($0) }) {
                deletes($0, in: session)
            }
            group += 1
        }
    }

    private func deletes(_ ranges: [Range<Int>], in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        let numbers = choices.indices.filter { choices[$0].isNumber }
        let left = numbers.filter { index in !ranges.contains { $0.contains(index) } }
        let raised = left.filter { choices[$0].value > 0 }
        // What could be 0 so far is less likely to matter, so it is asked for fewer steps.
        let mayRaiseAll = raised.isEmpty ? isLastOfItsKind(ranges, in: session) : isRepeated(ranges, in: session)
        if raised.count < left.count, mayRaiseAll, acceptsEnds(left, without: ranges, in: session) { return true }
        guard !raised.isEmpty else { return false }
        if acceptsEnds(raised, without: ranges, in: session) { return true }
        let few = raised.suffix(indexLimit)
        if raised.count > 1, few.contains(where: { acceptsEnds([$0], without: ranges, in: session) }) { return true }
        return few.contains { accepts($0, raisedBySumOf: ranges, in: session) }
    }

    private func acceptsEnds(_ indices: [Int], without ranges: [Range<Int>], in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        return session.acceptsDeletion(of: ranges, replacing: indices.map { ($0, choices[$0].farthest) })
    }

    private func accepts(_ index: Int, raisedBySumOf ranges: [Range<Int>], in session: ShrinkSession) -> Bool {
        let choices = session.current.choices
        var sum: UInt64 = 0
        for choice in ranges.flatMap({ choices[$0] }) where choice.isNumber {
            let (larger, isOver) = sum.addingReportingOverflow(choice.distance.magnitude)
            guard !isOver else { return false }
            sum = larger
        }
        var amounts = sum > 0 ? [sum] : []
        // Where larger numbers fail as well, the largest would have done.
        if !session.areAtBoundary(session.raisedNumbers) {
            amounts += surcharges.map { sum.addingReportingOverflow($0 * UInt64(ranges.count)) }
                .filter { !$0.overflow }.map(\.partialValue)
        }
        return amounts.contains { amount in
            guard let value = choices[index].value(raisedBy: amount) else { return false }
            return session.acceptsDeletion(of: ranges, replacing: [(index, value)])
        }
    }

    /// Whether it is one step, and the one before it is equal.
    private func isRepeated(_ ranges: [Range<Int>], in session: ShrinkSession) -> Bool {
        let values = session.current.values
        guard ranges.count == 1, ranges[0].lowerBound >= ranges[0].count else { return false }
        let before = (ranges[0].lowerBound - ranges[0].count)..<ranges[0].lowerBound
        return values[before].elementsEqual(values[ranges[0]])
    }

    /// Whether it is one step, and none behind it is of the same kind.
    private func isLastOfItsKind(_ ranges: [Range<Int>], in session: ShrinkSession) -> Bool {
        let (choices, spans) = (session.current.choices, session.current.spans)
        guard ranges.count == 1, let index = spans.firstIndex(where: { $0.range == ranges[0] }),
            let kind = session.kindIndex(of: index)
        else { return false }
        return !spans.indices.contains { other in
            spans[other].start >= ranges[0].upperBound && spans[other].depth == spans[index].depth
                && session.kindIndex(of: other).map { choices[$0].value } == choices[kind].value
        }
    }
}
