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
    /// What it says of a run whose process died, which has left no evidence; nil for a rule that says nothing of it.
    public let deathCheck: (@Sendable (CrashRecord) -> Violation)?
    /// What puts any failure of it right, whatever its cause; for a rule whose failures do not name a transition.
    public let repairs: [Repair]
    /// Every way in which the evidence breaks the rule; empty when it holds.
    public let check: @Sendable (Evidence) -> [Violation]

    /// A rule whose causes are declared by an enumeration; reports say the words that it gives.
    public init(
        id: ID, summary: String, causes: (some CauseCode).Type, judging parts: Set<EvidencePart> = [],
        isVital: Bool = false, repairs: [Repair] = [], deathCheck: (@Sendable (CrashRecord) -> Violation)? = nil,
        check: @escaping @Sendable (Evidence) -> [Violation]
    ) {
        self.id = id
        self.summary = summary
        self.deathCheck = deathCheck
        self.causes = CauseDeclaration.all(of: causes)
        self.parts = parts
        self.isVital = isVital
        self.repairs = repairs
        self.check = check
    }

    /// A rule that declares no causes: reports say the codes that its violations give.
    public init(
        id: ID, summary: String, judging parts: Set<EvidencePart> = [], isVital: Bool = false, repairs: [Repair] = [],
        check: @escaping @Sendable (Evidence) -> [Violation]
    ) {
        self.id = id
        self.summary = summary
        causes = []
        deathCheck = nil
        self.parts = parts
        self.isVital = isVital
        self.repairs = repairs
        self.check = check
    }

    /// The numbers of all rules of UIKit that its verdicts may rest on, each once, in the order of its causes.
    ///
    /// Use it to learn before a search what its verdicts are worth: `RuleConfidence.ofRule(_:)` says how sure each is.
    public var rules: [String] {
        var rules: [String] = []
        for rule in causes.flatMap(\.rules) where !rules.contains(rule) { rules.append(rule) }
        return rules
    }

    /// What puts a failure of this rule right, the most particular first; none where the rule declares none for its
    /// cause.
    public func repairs(of identity: ViolationIdentity) -> [Repair.Kind] {
        declaration(of: identity.cause).repairs
    }

    /// A cause in the words that the rule declares for it; the code's own for one that it does not declare.
    public func words(of cause: ViolationCause) -> String {
        declaration(of: cause).words(naming: cause.names)
    }

    /// What stands for the cause if the rule does not declare it has nothing but words.
    private func declaration(of cause: ViolationCause) -> CauseDeclaration {
        causes.first { $0.code == cause.code } ?? CauseDeclaration(undeclared: cause)
    }

    /// A violation of this rule, which rests on the rules of UIKit that its cause declares.
    ///
    /// Use it in `check`, with the rule in a constant of its own, so that every verdict rests on what is declared.
    ///
    /// - Parameter alsoRestingOn: Of the cause's `rulesByDetail`, those that this verdict rests on.
    public func violation(
        of subject: ViolationSubject, cause: ViolationCause, phase: ViolationPhase? = nil, summary: String,
        expected: String, seen: String, remedy: String, alsoRestingOn details: [String] = [],
        decisions: [DecisionNote], time: VirtualTime
    ) -> Violation {
        Violation(
            identity: ViolationIdentity(invariant: id, subject: subject, cause: cause, phase: phase),
            summary: summary, expected: expected, seen: seen, remedy: remedy,
            restsOn: declaration(of: cause).rules(with: details), decisions: decisions, time: time)
    }
}
