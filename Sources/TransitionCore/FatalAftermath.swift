/// What is performed for a script beside its run.
public enum Aftermath: UInt8, Hashable, Codable, Sendable {
    /// The undisturbed run, and what else is made of the run itself.
    case twin = 1
    /// The undisturbed run without animation, or in a window of another size.
    case conditions = 2
    /// The end of a world, in which the app and all it holds is freed.
    case tearDown = 3
    /// Taps on what is on screen at the end of a run, or of its undisturbed run.
    case taps = 4
}

/// A way in which the app died not in a script, but in a run that scripts were compared with, or as it was freed.
public struct FatalAftermath: Hashable, Codable, Sendable {
    /// How it died and where, as the cause of a `no-crash` violation says it, and what it said.
    public let cause: String
    /// How many scripts showed it, which were judged without what it died of; 1 or more.
    public var scriptCount: Int
    /// What it died of.
    public let aftermath: Aftermath

    public init(cause: String, scriptCount: Int, in aftermath: Aftermath = .twin) {
        self.cause = cause
        self.aftermath = aftermath
        self.scriptCount = scriptCount
    }
}
