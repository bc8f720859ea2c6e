import TransitionCore

/// A failure that is put up with, and how many scripts showed it, in the form in which it leaves a child process.
struct CountedFailure: Codable {
    let invariant: String
    let subject: String
    let cause: String
    let summary: String
    var scriptCount = 1

    init(_ violation: Violation) {
        invariant = violation.invariant.name
        subject = violation.identity.subject
        cause = violation.identity.cause
        summary = violation.summary
    }

    var identity: ViolationIdentity {
        ViolationIdentity(invariant: InvariantID(invariant), subject: subject, cause: cause)
    }

    var failure: ToleratedFailure {
        ToleratedFailure(identity: identity, summary: summary, scriptCount: scriptCount)
    }
}
