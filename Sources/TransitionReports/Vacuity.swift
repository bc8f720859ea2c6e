import TransitionCore

/// What a search never tried: a pass that proves less than it seems.
public enum Vacuity {
    /// One sentence for each gap, loudest first; empty when the search did what it should.
    public static func findings(_ statistics: SearchStatistics) -> [String] {
        var findings: [String] = []
        if !statistics.coverage.contains(where: { $0.startedCount > 0 }) {
            findings.append(
                "no transition was ever started: check that the scene's actions present or dismiss something")
        }
        if let exhaustion = statistics.exhaustion, !exhaustion.isComplete {
            let tried = statistics.scriptCount + statistics.crashedScriptCount
            findings.append(
                "not complete: \(Figures.grouped(tried)) of \(Figures.all(exhaustion)), were tried; "
                    + "allow more runs or fewer steps")
        }
        // Of all scripts that there are most hold steps that do not apply.
        if statistics.exhaustion == nil, statistics.skippedStepCount * 2 > statistics.stepCount {
            findings.append(
                "\(Figures.percent(statistics.skippedStepCount, of: statistics.stepCount)) of the steps were skipped: "
                    + "check that the scene's actions apply in more states")
        }
        for transition in statistics.coverage where transition.startedCount > 0 {
            let started = "\(transition.subject) was started \(Figures.times(transition.startedCount))"
            if transition.finishedCount == 0 { findings.append("\(started) and never finished") }
            // Only a gesture takes a transition back, so the others are no gap.
            if transition.cancelledCount == 0, transition.subject.hasSuffix(" by gesture") {
                findings.append("\(started) and never cancelled")
            }
        }
        return findings
    }
}
