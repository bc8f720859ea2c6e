import TransitionCore

/// How to search a scene.
public struct SearchOptions: Sendable {
    /// Scripts to perform, 1 or more.
    public var runCount = 1_000
    /// Where the search starts; nil takes a seed made of the scene's name, the same on every run.
    public var seed: UInt64?
    /// Steps of one script.
    public var maxSteps = 24
    public var profiles = ProfileSet.standard
    /// Check these rules alone; nil checks all rules of the scene.
    public var invariants: [InvariantID]?
    /// Executions that shrinking one failure may take.
    public var shrinkBudget = 2_000
    /// End the search with the first failure, rather than look for others beside it.
    public var stopsAtFirstFailure = false
    /// Seconds of real time after which a script that shows no sign of life is taken to hang.
    public var hangTimeout = 20.0

    public init() {}
}

/// How far a search has come.
public struct SearchProgress: Sendable {
    public let runCount: Int
    public let total: Int
    public let failureCount: Int
    /// `searching`, `shrinking`
    public let phase: String
}

/// What a search found.
public struct SearchResult: Sendable {
    /// One for each distinct failure, in the ranking order of the invariants.
    public let counterexamples: [Counterexample]
    public let statistics: SearchStatistics
}
