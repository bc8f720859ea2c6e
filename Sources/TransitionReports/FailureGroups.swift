import TransitionCore

/// Failures that are most often one bug, told as one.
public enum FailureGroups {
    /// A failure that fewer scripts showed than this part of those that showed another one does not lead before it.
    private static let seldomPart = 2

    /// For each bug the failure that says most, the others among its other forms; the bug that most scripts showed
    /// first, warnings last, and equals in the order in which they came.
    ///
    /// Crashes are ordered like all others: what few scripts die of is seen less than what all of them show.
    ///
    /// What other rules say of its own script is among its violations and not repeated.
    public static func leaders(of counterexamples: [Counterexample]) -> [Counterexample] {
        ordered(groups(of: counterexamples)).map { group in
            var leader = group[0]
            let shown = Set(leader.violations.map(\.identity))
            leader.otherForms = group.dropFirst()
                .filter { $0.script != leader.script || !shown.contains($0.identity) }
                .map { OtherForm(identity: $0.identity, script: $0.script) }
            return leader
        }
    }

    /// All failures, bug by bug in the order of `leaders`, each led by the one that says most.
    public static func inOrder(_ counterexamples: [Counterexample]) -> [Counterexample] {
        ordered(groups(of: counterexamples)).flatMap(\.self)
    }

    private static func ordered(_ groups: [[Counterexample]]) -> [[Counterexample]] {
        let ordered = groups.enumerated().sorted { one, other in
            let areWarnings = [one, other].map { $0.element[0].isWarning ? 1 : 0 }
            return (areWarnings[0], share(other.element), one.offset)
                < (areWarnings[1], share(one.element), other.offset)
        }
        return ordered.map(\.element)
    }

    /// The failures of each bug, the one that says most first and the others in the order in which they came.
    ///
    /// Use it to count how often failures are told as one.
    public static func groups(of counterexamples: [Counterexample]) -> [[Counterexample]] {
        var groups: [[Int]] = []
        for index in counterexamples.indices {
            // A failure may be what shows that two of the others belong together.
            let isOneBug = { (other: Int) in
                SameBugSigns.isOneBug(counterexamples[index], counterexamples[other])
            }
            let related = groups.indices.filter { groups[$0].contains(where: isOneBug) }
            let merged = related.flatMap { groups[$0] } + [index]
            guard let first = related.first else {
                groups.append(merged)
                continue
            }
            for other in related.dropFirst().reversed() { groups.remove(at: other) }
            groups[first] = merged.sorted()
        }
        attachConsequences(&groups, counterexamples)
        return groups.map { group in
            let mostCount = group.map { counterexamples[$0].scriptCount }.max() ?? 0
            let leader =
                group.min {
                    rank($0, of: mostCount, in: counterexamples)
                        .lexicographicallyPrecedes(rank($1, of: mostCount, in: counterexamples))
                } ?? group[0]
            return ([leader] + group.filter { $0 != leader }).map { counterexamples[$0] }
        }
    }

    /// Adds failures that may be consequences, with what is only their aftermath, to a bug that can cause them all.
    private static func attachConsequences(_ groups: inout [[Int]], _ counterexamples: [Counterexample]) {
        func isConsequence(_ index: Int, of group: [Int]) -> Bool {
            group.contains { SameBugSigns.isMaybeConsequence(counterexamples[index], of: counterexamples[$0]) }
        }
        func isAftermath(_ index: Int) -> Bool {
            SameBugSigns.aftermathRules.contains(counterexamples[index].identity.invariant)
        }
        for weak in groups where groups.contains(weak) {
            let index = groups.firstIndex { group in
                group != weak && weak.contains { isConsequence($0, of: group) }
                    && weak.allSatisfy { isConsequence($0, of: group) || isAftermath($0) }
            }
            guard let index else { continue }
            groups[index] = (groups[index] + weak).sorted()
            groups.removeAll { $0 == weak }
        }
    }

    /// How many scripts showed the failure of a bug that most showed.
    private static func share(_ group: [Counterexample]) -> Int {
        group.map(\.scriptCount).max() ?? 0
    }

    /// What explains the others leads, then what is not seldom beside them, then what needs the fewest steps, then what
    /// came first.
    private static func rank(_ index: Int, of mostCount: Int, in counterexamples: [Counterexample]) -> [Int] {
        let counterexample = counterexamples[index]
        let rule = counterexample.identity.invariant
        // A delegate that is gone makes UIKit animate in its own way, and of two animators the later one begins anew;
        // what is kept alive is seen by nobody.
        let weight =
            rule == "delegate-is-alive" || rule == "same-interruptible-animator"
            ? 0 : rule == "objects-are-released" ? 2 : SameBugSigns.aftermathRules.contains(rule) ? 3 : 1
        // What needs a guess about UIKit never stands for what needs none.
        let isSeldom = counterexample.scriptCount * seldomPart < mostCount
        return [
            weight + (counterexample.isWarning ? 10 : 0), isSeldom ? 1 : 0, counterexample.script.steps.count, index,
        ]
    }
}
