import TransitionCore
import TransitionInvariants

extension JSONReport {
    /// One allowance of the scene and what became of it.
    struct UsedAllowance: Encodable {
        let invariant, scope, reason: String
        let until: String?
        /// `in force`, `unused`, `expired`, `not examined` or `without rule`.
        let state: String
        /// The day on which an end in the past was found out.
        let judgedOn: String?
        let failures: [Tolerated]

        init(_ use: AllowanceUse) {
            invariant = use.allowance.invariant.name
            scope = use.allowance.scope.description
            reason = use.allowance.reason
            until = use.allowance.until
            failures = use.failures.map(Tolerated.init)
            switch use.state {
            case .inForce: (state, judgedOn) = (use.failures.isEmpty ? "unused" : "in force", nil)
            case .expired(let today): (state, judgedOn) = ("expired", today.description)
            case .notExamined: (state, judgedOn) = ("not examined", nil)
            case .withoutRule: (state, judgedOn) = ("without rule", nil)
            }
        }
    }

    /// A failure that fails nothing.
    struct Tolerated: Encodable {
        let fingerprint, identity, invariant, subject, cause, summary: String
        let scripts: Int

        init(_ failure: ToleratedFailure) {
            fingerprint = failure.identity.fingerprint.text
            identity = failure.identity.description
            invariant = failure.identity.invariant.name
            subject = failure.identity.subject.words
            cause = failure.identity.causeWords
            summary = failure.summary
            scripts = failure.scriptCount
        }
    }

    /// What makes two failures the same bug.
    struct Identity: Encodable {
        /// What programs go by; subject and cause are words, which any version may change.
        let fingerprint, identity, invariant, subject, cause: String

        init(_ identity: ViolationIdentity) {
            fingerprint = identity.fingerprint.text
            self.identity = identity.description
            invariant = identity.invariant.name
            subject = identity.subject.words
            cause = identity.causeWords
        }
    }

    /// An allowance whose time is over.
    struct FormerAllowance: Encodable {
        let reason, until: String

        init(_ allowance: Allowance) {
            reason = allowance.reason
            until = allowance.until ?? ""
        }
    }
}
