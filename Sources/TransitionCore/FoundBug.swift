/// One bug of the code under test, as a search has come upon it: the failures that one repair or one line of code
/// decides.
///
/// Repair it and search again: what was another bug after all comes alone.
public struct FoundBug: Sendable {
    /// The failure that says most.
    public let leader: Counterexample
    /// The others, in the order in which they were found.
    public let others: [Counterexample]

    /// All of them, the leader first.
    public var failures: [Counterexample] { [leader] + others }
    /// Whether every failure of it needs a guess about UIKit.
    public var isWarning: Bool { leader.isWarning }

    /// - Parameter others: what else the bug leads to. What other rules say of the leader's own script is among its
    ///   violations, and is not repeated in its other forms.
    public init(_ leader: Counterexample, others: [Counterexample] = []) {
        let shown = Set(leader.violations.map(\.identity))
        var leader = leader
        leader.otherForms =
            others
            .filter { $0.script != leader.script || !shown.contains($0.identity) }
            .map { OtherForm(identity: $0.identity, script: $0.script) }
        self.leader = leader
        self.others = others
    }
}
