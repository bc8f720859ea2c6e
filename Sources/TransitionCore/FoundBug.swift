/// One bug of the code under test, as a search has come upon it: the failures that one repair or one line of code
/// decides.
///
/// Repair it and search again: what was another bug after all comes alone.
public struct FoundBug: Sendable {
    /// A failure that is told under another one, and why.
    public struct Member: Sendable {
        public let failure: Counterexample
        public let relation: BugRelation
        /// What it stands in this relation to: the leader, or another member that does to the leader.
        public let relative: ViolationIdentity

        public init(_ failure: Counterexample, _ relation: BugRelation, to relative: ViolationIdentity) {
            self.failure = failure
            self.relation = relation
            self.relative = relative
        }
    }

    /// The failure that says most.
    public let leader: Counterexample
    /// The others, in the order in which they were found.
    public let others: [Member]

    /// All of them, the leader first.
    public var failures: [Counterexample] { [leader] + others.map(\.failure) }
    /// Whether every failure of it needs a guess about UIKit.
    public var isWarning: Bool { leader.isWarning }
    /// How many scripts of the search showed the failure of it that most of them showed.
    public var scriptCount: Int { leader.bugScriptCount }

    /// - Parameter others: what else the bug leads to. What other rules say of the leader's own script is among its
    ///   violations, and is not repeated in its other forms.
    public init(_ leader: Counterexample, others: [Member] = []) {
        let shown = Set(leader.violations.map(\.identity))
        var leader = leader
        leader.otherForms =
            others
            .filter { $0.failure.script != leader.script || !shown.contains($0.failure.identity) }
            .map { OtherForm($0) }
        leader.bugScriptCount = ([leader] + others.map(\.failure)).map(\.scriptCount).max() ?? 0
        self.leader = leader
        self.others = others
    }
}
