import TransitionChoices

/// What makes a search worth less than it seems.
public enum PropertyProblem: Hashable, Sendable, CustomStringConvertible {
    /// No case passed a generator's filter.
    case neverSatisfied(filter: String, caseCount: Int)
    /// Nearly all cases were discarded.
    case tooManyDiscards(keptCount: Int, discardedCount: Int)
    /// A label came less often than was required.
    case coverageMissed(label: String, required: Double, seenCount: Int, runCount: Int)
    /// A required coverage that is no part of one, 0…1: nothing can be told from it.
    case coverageOutOfRange(label: String, required: Double)
    /// The same case failed and then did not, or in another way.
    case notRepeatable(first: FailureIdentity, then: String)

    public var description: String {
        switch self {
        case .neverSatisfied(let filter, let count):
            "Nothing was searched: in \(count) cases the filter \"\(filter)\" let no value pass. Draw values that pass "
                + "it in the first place, by map, by a narrower range or by drawing one value from another."
        case .tooManyDiscards(let kept, let discarded):
            "Little was searched: \(discarded) cases were discarded and \(kept) kept. Draw cases that meet the "
                + "requirement in the first place, rather than discard those that do not."
        case .coverageMissed(let label, let required, 0, let runs):
            "The label \"\(label)\" came in none of \(runs) runs, \(percent(required)) were required. Check that the "
                + "property sets a label of just that name, and that the generator can make such cases."
        case .coverageMissed(let label, let required, let seen, let runs):
            "The label \"\(label)\" came in \(seen) of \(runs) runs, \(percent(required)) were required. Give such "
                + "cases more weight in the generator, or make more runs."
        case .coverageOutOfRange(let label, let required):
            "The label \"\(label)\" cannot be required in \(required) of the runs: give a part of them, from 0 to 1, "
                + "such as 0.25 for a quarter."
        case .notRepeatable(let first, let then):
            "The property is not repeatable: the same case first failed (\(first)) and then \(then). It depends on "
                + "something besides its case: a clock, chance, the order of a set, or what an earlier run left "
                + "behind."
        }
    }
}
