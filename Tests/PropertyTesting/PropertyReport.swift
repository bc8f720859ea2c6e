import TransitionChoices

/// What a search found out about a property.
public struct PropertyReport<Value> {
    /// The failures in the order in which they were found, each with its own identity; last come those that were found
    /// while others were shrunk.
    public let failures: [PropertyFailure<Value>]
    /// What makes the search worth less than it seems.
    public let problems: [PropertyProblem]
    public let statistics: PropertyStatistics

    /// Whether nothing failed and the search was worth its name.
    public var isPassing: Bool { failures.isEmpty && problems.isEmpty }
}

extension PropertyReport: Sendable where Value: Sendable {}

/// One failure with the simplest case that shows it.
public struct PropertyFailure<Value> {
    public let identity: FailureIdentity
    /// What the property threw on the simplest case, or that it returned false.
    public let message: String
    /// The simplest failing case.
    public let value: Value
    /// Its choices.
    public let sequence: ChoiceSequence
    /// The case as it was found.
    public let originalValue: Value
    public let originalSequence: ChoiceSequence
    /// How many runs had been made when it was found, that one included; of one that
    /// was found while another was shrunk, when that other was found.
    public let foundAtRun: Int
    /// The failure that was being shrunk when a candidate showed this one; nil if the search itself came upon it.
    public let foundWhileShrinking: FailureIdentity?
    /// How many runs followed: shrinking and a last run of the simplest case.
    public let shrinkRunCount: Int
    /// Whether shrinking ended because nothing simpler fails, not because its budget was spent.
    public let isFixpoint: Bool
    /// Whether the simplest case failed in the same way when it was run once more.
    public let isRepeatable: Bool
    /// The parts of the simplest case that may be anything.
    public let freeParts: [FreePart]
}

extension PropertyFailure: Sendable where Value: Sendable {}

/// What was counted in a search.
public struct PropertyStatistics: Hashable, Sendable {
    /// Runs of the property that it did not discard, until the search ended; shrinking is not counted.
    public internal(set) var runCount = 0
    /// Cases that the property discarded or that no filter let pass.
    public internal(set) var discardCount = 0
    /// How many cases had each label.
    public internal(set) var labelCounts: [String: Int] = [:]
    /// The highest score of each name.
    public internal(set) var bestScores: [String: Double] = [:]

    /// The part of the cases that had a label, 0…1.
    public func coverage(of label: String) -> Double {
        runCount == 0 ? 0 : Double(labelCounts[label] ?? 0) / Double(runCount)
    }
}

extension PropertyStatistics: CustomStringConvertible {
    /// One line for the runs, and one for each label, the most frequent first.
    public var description: String {
        let labels = labelCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let lines = labels.map { name, count in "  \(percent(coverage(of: name)))  \(name) (\(count))" }
        return (["\(runCount) runs, \(discardCount) discarded"] + lines).joined(separator: "\n")
    }
}

/// A part of one in percent, with one decimal.
func percent(_ part: Double) -> String {
    let tenths = Int(part * 1_000 + 0.5)
    return "\(tenths / 10).\(tenths % 10) %"
}
