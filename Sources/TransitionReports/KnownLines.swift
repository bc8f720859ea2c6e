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
        let gone = statistics.goneBaselineEntries
        let unseen = statistics.unseenBaselineEntries.filter { !gone.contains($0) }
        if !unseen.isEmpty {
            lines.append("  In the baseline and not found by this search, but perhaps still there:")
            lines += unseen.map { "    \($0.words)" }
        }
        if !gone.isEmpty {
            lines.append("  In the baseline with a rule or a cause that there is no more; take these lines out:")
            lines += gone.map { "    \($0.description)" }
        }
        return lines
    }
}
