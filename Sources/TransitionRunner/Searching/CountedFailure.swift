import TransitionCore

/// A failure that is put up with, and how many scripts showed it, in the form in which it leaves a child process.
struct CountedFailure: Codable {
    let identity: ViolationIdentity
    let summary: String
    var scriptCount = 1

    init(_ violation: Violation) {
        identity = violation.identity
        summary = violation.summary
    }

    var failure: ToleratedFailure {
        ToleratedFailure(identity: identity, summary: summary, scriptCount: scriptCount)
    }
}
