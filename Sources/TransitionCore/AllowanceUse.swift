/// A failure that was seen and put up with.
public struct ToleratedFailure: Hashable, Codable, Sendable {
    public let identity: ViolationIdentity
    /// What was wrong when it was first seen, in one sentence.
    public let summary: String
    /// Scripts that showed it.
    public var scriptCount: Int

    public init(identity: ViolationIdentity, summary: String, scriptCount: Int) {
        self.identity = identity
        self.summary = summary
        self.scriptCount = scriptCount
    }

    /// What one script has shown.
    public init(_ violation: Violation) {
        self.init(identity: violation.identity, summary: violation.summary, scriptCount: 1)
    }
}

/// What became of one exception in a search.
public struct AllowanceUse: Hashable, Codable, Sendable {
    public enum State: Hashable, Codable, Sendable {
        /// It allowed what `failures` lists; nothing in a whole search means that it can go.
        case inForce
        /// It allowed nothing any more, since its last day was before this one.
        case expired(today: CalendarDay)
        /// The search ended early, or left the rule out: it cannot be told whether the exception is needed.
        case notExamined
        /// The scene has no rule of that name.
        case withoutRule
    }

    public let allowance: Allowance
    public let state: State
    /// What it allowed, in order of identity.
    public let failures: [ToleratedFailure]

    public init(allowance: Allowance, state: State, failures: [ToleratedFailure] = []) {
        self.allowance = allowance
        self.state = state
        self.failures = failures
    }
}
