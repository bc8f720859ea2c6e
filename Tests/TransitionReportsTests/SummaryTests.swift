import Testing
import TransitionCore
import TransitionReports

@Suite struct SummaryTests {
    @Test("A summary shows the size of the search, its seed and what it covered")
    func summary() {
        #expect(
            TextReport.renderSummary(SampleFailure.statistics, scene: "contacts-modal") == """
                ✔ contacts-modal: no failure found
                  20,000 scripts, 480,000 steps (12.3 % skipped), 5.2 h of virtual time, seed 42
                  transition                                   started  finished  cancelled
                  dismissal of ModalViewController by gesture      312       200        112
                  presentation of ModalViewController            1,020     1,020          0

                """)
    }

    @Test("Failures are counted and named by invariant and fingerprint")
    func failures() {
        let summary = TextReport.renderSummary(
            SearchStatistics(seed: 1, scriptCount: 1), scene: "s", counterexamples: [SampleFailure.full])
        let fingerprint = SampleFailure.violation.identity.fingerprint
        #expect(summary.hasPrefix("✘ s: 1 failure found: completes-exactly-once \(fingerprint)\n  1 script, 0 steps"))
    }

    @Test("Scripts that crashed are counted apart, and those that were never tried for that reason are named")
    func crashes() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 195, stepCount: 5)
        #expect(!TextReport.renderSummary(statistics, scene: "s").contains("crashed"))
        statistics.crashedScriptCount = 5
        #expect(TextReport.renderSummary(statistics, scene: "s").contains("\n  5 more scripts crashed\n"))
        statistics.untriedScriptCount = 1_000
        #expect(
            TextReport.renderSummary(statistics, scene: "s").contains(
                "  5 more scripts crashed: too many, so the last 1,000 were not tried; repair the crash"))
    }

    @Test("A search of all short scripts says whether it came to their end, and has no seed")
    func exhaustion() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 6_175, stepCount: 10, skippedStepCount: 9)
        statistics.exhaustion = Exhaustion(stepLimit: 3, stepCount: 18, scriptCount: 6_175, isComplete: true)
        let all = "all 6,175 scripts of up to 3 steps, each step one of 18"
        let complete = TextReport.renderSummary(statistics, scene: "s")
        #expect(complete.contains("\n  complete: \(all)\n") && !complete.contains("seed"))
        #expect(!complete.contains("not complete") && !complete.contains("skipped: check"))
        statistics.scriptCount = 2_000
        statistics.exhaustion = Exhaustion(stepLimit: 3, stepCount: 18, scriptCount: 6_175, isComplete: false)
        #expect(
            Vacuity.findings(statistics).contains(
                "not complete: 2,000 of \(all), were tried; allow more runs or fewer steps"))
        statistics.exhaustion = Exhaustion(stepLimit: 99, stepCount: 18, scriptCount: .max, isComplete: false)
        #expect(TextReport.renderSummary(statistics, scene: "s").contains("of all scripts of up to 99 steps"))
    }

    @Test("A search that tried nothing says so loudly")
    func vacuousSearch() {
        let statistics = SearchStatistics(seed: 1, scriptCount: 10, stepCount: 100, skippedStepCount: 51)
        #expect(
            Vacuity.findings(statistics) == [
                "no transition was ever started: check that the scene's actions present or dismiss something",
                "51.0 % of the steps were skipped: check that the scene's actions apply in more states",
            ])
        let summary = TextReport.renderSummary(statistics, scene: "s")
        #expect(summary.contains("  ⚠ VACUOUS: no transition was ever started"))
    }

    @Test("Each transition that never finished, and each gesture that never cancelled, is a finding")
    func vacuousTransitions() {
        let statistics = SearchStatistics(
            seed: 1, stepCount: 2, skippedStepCount: 1,
            coverage: [
                TransitionCoverage(subject: "dismissal of A by gesture", startedCount: 1),
                TransitionCoverage(subject: "dismissal of A", startedCount: 2, finishedCount: 2),
                TransitionCoverage(subject: "dismissal of B", startedCount: 1_000, cancelledCount: 1),
                TransitionCoverage(subject: "presentation of C"),
            ])
        #expect(
            Vacuity.findings(statistics) == [
                "dismissal of A by gesture was started once and never finished",
                "dismissal of A by gesture was started once and never cancelled",
                "dismissal of B was started 1,000 times and never finished",
            ])
    }

    @Test("A search without a gap has no finding")
    func fullSearch() {
        #expect(Vacuity.findings(SampleFailure.statistics).isEmpty)
    }
}
