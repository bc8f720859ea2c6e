import TransitionCore

/// The rule that tells of a run whose process died, as far as an engine has to know it.
///
/// Every search and replay checks it, whatever rules it was asked for: a run that died can be judged by no other.
public struct DeathRule: Sendable {
    public let id: InvariantID
    /// What the rule says of a death.
    public let violation: @Sendable (CrashRecord) -> Violation

    /// The toolkit's own: the first of its rules that declares a `deathCheck`.
    public static let standard: DeathRule = {
        for rule in InvariantSet.standard.invariants {
            if let violation = rule.deathCheck { return DeathRule(id: rule.id, violation: violation) }
        }
        preconditionFailure("No rule of the standard set has a deathCheck.")
    }()
}
