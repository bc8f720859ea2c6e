/// What makes two failures the same bug: the rule, how it was broken, what it was broken for, and when.
///
/// Values alone, and names of classes without serials: an identity survives shrinking, a change of the script, and any
/// rewording of what a report says. `IdentityText` is how it is written down.
public struct ViolationIdentity: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    public let invariant: InvariantID
    /// How the rule came to be broken.
    public let cause: ViolationCause
    /// What it was broken for.
    public let subject: ViolationSubject
    /// After what it showed, for a rule that looks after several things.
    public let phase: ViolationPhase?

    public init(
        invariant: InvariantID, subject: ViolationSubject, cause: ViolationCause, phase: ViolationPhase? = nil
    ) {
        self.invariant = invariant
        self.subject = subject
        self.cause = cause
        self.phase = phase
    }

    /// As it is written down: `no-residue view-left view DimmingView of dismissal ModalViewController`.
    public var description: String { IdentityText.print(self) }

    public static func < (left: ViolationIdentity, right: ViolationIdentity) -> Bool {
        left.description < right.description
    }
}
