/// A way in which the app died not in a script, but in a run that scripts were compared with.
public struct FatalComparison: Hashable, Codable, Sendable {
    /// How it died and where, as the cause of a `no-crash` violation says it.
    public let cause: String
    /// How many scripts showed it, which were judged without comparison; 1 or more.
    public var scriptCount: Int

    public init(cause: String, scriptCount: Int) {
        self.cause = cause
        self.scriptCount = scriptCount
    }
}
