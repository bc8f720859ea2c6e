import TransitionCore

/// A rule that every run must keep.
///
/// It judges evidence alone, never the model's objects. Write one of your own for a rule of your app, and add it with
/// `InvariantSet.adding(_:)`.
public struct Invariant: Sendable {
    public typealias ID = InvariantID

    public let id: ID
    /// The rule, in one sentence that holds.
    public let summary: String
    /// Every way in which the evidence breaks the rule; empty when it holds.
    public let check: @Sendable (Evidence) -> [Violation]

    public init(id: ID, summary: String, check: @escaping @Sendable (Evidence) -> [Violation]) {
        self.id = id
        self.summary = summary
        self.check = check
    }
}
