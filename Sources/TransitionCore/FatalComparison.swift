/// What a run is compared with.
public enum Comparison: UInt8, Hashable, Codable, Sendable {
    /// The undisturbed run, and what else is made of the run itself.
    case twin = 1
    /// The undisturbed run without animation, or in a window of another size.
    case conditions = 2
}

/// A way in which the app died not in a script, but in a run that scripts were compared with.
public struct FatalComparison: Hashable, Codable, Sendable {
    /// How it died and where, as the cause of a `no-crash` violation says it, and what it said.
    public let cause: String
    /// How many scripts showed it, which were judged without comparison; 1 or more.
    public var scriptCount: Int
    /// In which run it died.
    public let comparison: Comparison

    public init(cause: String, scriptCount: Int, in comparison: Comparison = .twin) {
        self.cause = cause
        self.comparison = comparison
        self.scriptCount = scriptCount
    }
}
