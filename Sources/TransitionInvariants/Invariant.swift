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
    /// The ways in which it can be broken, with what reports say of each.
    public let causes: [CauseDeclaration]
    /// What it judges of the evidence that is not gathered, or told, for every rule alike.
    public let parts: Set<EvidencePart>
    /// Whether nothing goes on in a run that breaks it, so that such a run says nothing of what was to come.
    public let isVital: Bool
    /// Every way in which the evidence breaks the rule; empty when it holds.
    public let check: @Sendable (Evidence) -> [Violation]

    /// A rule whose causes are declared by an enumeration; reports say the words that it gives.
    public init(
        id: ID, summary: String, causes: (some CauseCode).Type, judging parts: Set<EvidencePart> = [],
        isVital: Bool = false, check: @escaping @Sendable (Evidence) -> [Violation]
    ) {
        self.id = id
        self.summary = summary
        self.causes = CauseDeclaration.all(of: causes)
        self.parts = parts
        self.isVital = isVital
        self.check = check
    }

    /// A rule that declares no causes: reports say the codes that its violations give.
    public init(
        id: ID, summary: String, judging parts: Set<EvidencePart> = [], isVital: Bool = false,
        check: @escaping @Sendable (Evidence) -> [Violation]
    ) {
        self.id = id
        self.summary = summary
        causes = []
        self.parts = parts
        self.isVital = isVital
        self.check = check
    }

    /// What puts a failure of this rule right, the most particular first; none where the rule declares none for its
    /// cause.
    public func repairs(of identity: ViolationIdentity) -> [Repair.Kind] {
        causes.first { $0.code == identity.cause.code }?.repairs ?? []
    }

    /// A cause in the words that the rule declares for it; the code's own for one that it does not declare.
    public func words(of cause: ViolationCause) -> String {
        (causes.first { $0.code == cause.code } ?? CauseDeclaration(undeclared: cause)).words(naming: cause.names)
    }
}
