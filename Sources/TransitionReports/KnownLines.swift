import TransitionCore
import TransitionInvariants

/// What a search saw of a baseline, as the lines of a summary.
enum KnownLines {
    static func lines(_ statistics: SearchStatistics) -> [String] {
        var lines: [String] = []
        if !statistics.known.isEmpty {
            lines.append("  Known:")
            lines += statistics.known.map {
                "    \($0.identity.words) (\(Figures.counted($0.scriptCount, "script")))"
            }
        }
        let unseen = statistics.unseenBaselineEntries.filter { !DeclaredCauses.isGone($0) }
        if !unseen.isEmpty {
            lines.append("  In the baseline and not found by this search, but perhaps still there:")
            lines += unseen.map { "    \($0.words)" }
        }
        let gone = statistics.unseenBaselineEntries.filter(DeclaredCauses.isGone)
        if !gone.isEmpty {
            lines.append("  In the baseline with a cause that its rule does not have; take these lines out:")
            lines += gone.map { "    \($0.description)" }
        }
        return lines
    }
}
