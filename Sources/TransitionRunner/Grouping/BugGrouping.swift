import TransitionCore

/// The failures of a search, told bug by bug.
///
/// Two failures are one bug when one thing decides both (`BugRelation.joining`), and a failure stands with the one
/// that it is a consequence of (`BugRelation.ofConsequence`); neither ever for the names of rules or controllers. One
/// that is a consequence of several stands with one of them, and does not make these one bug.
struct BugGrouping {
    /// A failure that fewer scripts showed than this part of those that showed another one does not lead before it.
    private static let seldomPart = 2

    private let failures: [Counterexample]

    /// - Parameter failures: in the ranking order of their rules.
    init(_ failures: [Counterexample]) {
        self.failures = failures
    }

    /// The bug that most scripts showed first, warnings last, and equals in the order in which they came.
    ///
    /// Crashes are ordered like all others: what few scripts die of is seen less than what all of them show.
    var bugs: [FoundBug] {
        let bugs = joined(decidedTogether).map { bug(of: $0) }
        func rank(_ index: Int) -> (Int, Int, Int) {
            (bugs[index].isWarning ? 1 : 0, -bugs[index].scriptCount, index)
        }
        return bugs.indices.sorted { rank($0) < rank($1) }.map { bugs[$0] }
    }

    /// The indices of what one thing decides, directly or by others.
    private var decidedTogether: [[Int]] {
        let causes = failures.map { failure in
            Set(failures.indices.filter { BugRelation.ofConsequence(failure, of: failures[$0]) == .goesAwayWithIt })
        }
        var pairs: [(Int, Int)] = []
        for index in failures.indices {
            for other in failures.indices[..<index] {
                // An object may be wrong in several ways, and what follows from each is told under each.
                let followsFromOthers =
                    !causes[index].isEmpty && !causes[other].isEmpty && causes[index].isDisjoint(with: causes[other])
                let relation = BugRelation.joining(
                    failures[index], failures[other], leavingOut: followsFromOthers ? .sameObjects : nil)
                if relation != nil { pairs.append((index, other)) }
            }
        }
        return Self.union(failures.indices.map { [$0] }, pairs)
    }

    /// The groups, each with what it is a consequence of.
    private func joined(_ groups: [[Int]]) -> [[Int]] {
        let causes = groups.indices.compactMap { index in
            cause(of: groups[index], among: groups.indices.filter { $0 != index }.map { groups[$0] })
                .map { (groups[index][0], $0[0]) }
        }
        return Self.union(groups, causes)
    }

    /// The group that all of one is a consequence of: by an experiment rather than by what came together, then the one
    /// that most scripts showed, then the first.
    private func cause(of group: [Int], among others: [[Int]]) -> [Int]? {
        let signs = others.indices.compactMap { other -> (other: Int, rank: [Int])? in
            let consequences = group.compactMap { index in
                others[other].compactMap { consequenceRank(of: index, to: $0) }.min()
            }
            guard consequences.count == group.count, let sign = consequences.max() else { return nil }
            return (other, [sign, -(others[other].map { failures[$0].scriptCount }.max() ?? 0), other])
        }
        return signs.min { $0.rank.lexicographicallyPrecedes($1.rank) }.map { others[$0.other] }
    }

    /// The less, the stronger the sign; nil where there is none.
    private func consequenceRank(of index: Int, to cause: Int) -> Int? {
        BugRelation.ofConsequence(failures[index], of: failures[cause]).map { $0 == .goesAwayWithIt ? 0 : 1 }
    }

    /// The groups with those made one that have members in a pair.
    private static func union(_ groups: [[Int]], _ pairs: [(Int, Int)]) -> [[Int]] {
        var groups = groups
        for (one, other) in pairs {
            guard let left = groups.firstIndex(where: { $0.contains(one) }),
                let right = groups.firstIndex(where: { $0.contains(other) }), left != right
            else { continue }
            groups[min(left, right)] = (groups[left] + groups[right]).sorted()
            groups.remove(at: max(left, right))
        }
        return groups
    }

    private func bug(of group: [Int]) -> FoundBug {
        let mostCount = group.map { failures[$0].scriptCount }.max() ?? 0
        let ranked = group.sorted {
            rank($0, in: group, of: mostCount).lexicographicallyPrecedes(rank($1, in: group, of: mostCount))
        }
        let leader = failures[ranked[0]]
        let others = group.filter { $0 != ranked[0] }.map { failures[$0] }
        return FoundBug(leader, others: others.compactMap { .init($0, under: leader, among: others) })
    }

    /// What needs a guess about UIKit never stands for what needs none; then what is no consequence of another one
    /// leads, then what is not seldom beside them, what needs the fewest steps, and what came first.
    private func rank(_ index: Int, in group: [Int], of mostCount: Int) -> [Int] {
        let failure = failures[index]
        let isConsequence = group.contains { other in
            BugRelation.ofConsequence(failure, of: failures[other]) != nil
                && BugRelation.ofConsequence(failures[other], of: failure) == nil
        }
        let isSeldom = failure.scriptCount * Self.seldomPart < mostCount
        return [
            failure.isWarning ? 1 : 0, isConsequence ? 1 : 0, isSeldom ? 1 : 0, failure.script.steps.count, index,
        ]
    }
}
