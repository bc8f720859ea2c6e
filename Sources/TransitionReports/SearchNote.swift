import TransitionCore

/// How the app uses UIKit in a way that breaks no rule: the model only notes it, and a pass proves less there.
public struct SearchNote: Hashable, Sendable {
    /// More of them are seldom read.
    private static let limit = 8

    /// What was noted, and in how many scripts.
    public let text: String
    /// Performs the shortest script that shows it; nil where it is not known.
    public let token: String?

    /// The notes of a search, the most frequent first.
    public static func all(_ statistics: SearchStatistics) -> [SearchNote] {
        statistics.misuses.prefix(limit).map { misuse in
            SearchNote(
                text: "in \(Figures.counted(misuse.scriptCount, "script")): \(misuse.text)",
                token: misuse.script.map { ReplayToken.encode($0) })
        }
    }
}
