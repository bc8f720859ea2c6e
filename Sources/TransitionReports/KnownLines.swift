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
        if !statistics.unseenBaselineEntries.isEmpty {
            lines.append("  In the baseline and not found by this search, but perhaps still there:")
            lines += statistics.unseenBaselineEntries.map { "    \($0.words)" }
        }
        return lines
    }
}
