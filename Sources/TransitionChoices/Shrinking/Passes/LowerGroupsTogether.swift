/// Brings any two quantities of unlike ranges, or any three and more, nearer to their simplest values by the same
/// amount: values of different steps that must be equal or keep their differences.
public struct LowerGroupsTogether: ShrinkPass {
    /// Of so many quantities every group is tried; of more all together, and every group of equal ones.
    private let indexLimit = 6

    public init() {}

    public func run(in session: ShrinkSession) {
        for isBelow in [false, true] {
            let indices = self.indices(isBelow: isBelow, in: session)
            guard indices.count > 1 else { continue }
            for group in candidates(from: indices, in: session) {
                // A group of which one has come to its simplest value is of no use any more.
                if isOpen(group, isBelow: isBelow, in: session) { lower(group, isAll: group == indices, in: session) }
            }
        }
    }

    /// What is not at its simplest value, on one side of it.
    private func indices(isBelow: Bool, in session: ShrinkSession) -> [Int] {
        session.current.choices.indices.filter { isOpen([$0], isBelow: isBelow, in: session) }
    }

    private func isOpen(_ indices: [Int], isBelow: Bool, in session: ShrinkSession) -> Bool {
        indices.allSatisfy { index in
            guard index < session.current.choices.count else { return false }
            let choice = session.current.choices[index]
            return choice.isQuantity && choice.kind != .real && choice.value > (choice.isNumber ? 0 : 1)
                && choice.distance.isBelow == isBelow
        }
    }

    private func candidates(from indices: [Int], in session: ShrinkSession) -> [[Int]] {
        guard indices.count > indexLimit else { return groups(of: indices) }
        let choices = session.current.choices
        let equal = indices.map { index in indices.filter { choices[$0].value == choices[index].value } }
        // Each row of equal ones comes once for each of its members.
        let rows = zip(indices, equal).filter { index, row in row.first == index }.map(\.1)
        return [indices] + rows.filter { (3...indexLimit).contains($0.count) }.flatMap { groups(of: $0) }
    }

    /// All groups of two and more, the larger first.
    private func groups(of indices: [Int]) -> [[Int]] {
        // Every bit of a number stands for one place.
        let sets = 0..<(1 << indices.count)
        return (2...indices.count).reversed().flatMap { size in
            sets.filter { $0.nonzeroBitCount == size }.map { set in
                indices.indices.filter { set >> $0 & 1 == 1 }.map { indices[$0] }
            }
        }
    }

    private func lower(_ group: [Int], isAll: Bool, in session: ShrinkSession) {
        let choices = session.current.choices
        let isEqual = group.allSatisfy { choices[$0].value == choices[group[0]].value }
        // Of what may be a pick only equal ones have to do with each other.
        guard isEqual || group.allSatisfy({ choices[$0].isNumber }) else { return }
        // Pairs of one kind are another pass's business, but for small numbers.
        let isPair = group.count == 2 && choices[group[0]].isOneKind(with: choices[group[1]])
        guard !isPair || (!isEqual && choices[group[0]].isPick) else { return }
        session.lowerTogether(group, isUnlikely: !isAll)
    }
}
