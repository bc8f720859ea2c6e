import TransitionCore
import TransitionInvariants

extension ViolationIdentity {
    /// The failure that a rule tells in these words; words that no rule has name a cause of their own.
    init(_ rule: InvariantID, _ subject: String, _ cause: String) {
        let named = ViolationIdentity(firstVersion: rule, subject: subject, cause: cause)
        // The subject is read whatever the cause is.
        let subject = ViolationIdentity(firstVersion: "formula", subject: subject, cause: "x: held")?.subject ?? .app
        self =
            named ?? ViolationIdentity(invariant: rule, subject: subject, cause: ViolationCause(cause))
    }
}
