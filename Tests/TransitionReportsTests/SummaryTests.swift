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
                  transition                                   started  finished  cancelled  interrupted
                  dismissal of ModalViewController by gesture      312       200        112            0
                  presentation of ModalViewController            1,020     1,020          0            0

                """)
    }

    @Test("Failures are counted and named by invariant and fingerprint")
    func failures() {
        let summary = TextReport.renderSummary(
            SearchStatistics(seed: 1, scriptCount: 1), scene: "s", bugs: [FoundBug(SampleFailure.full)])
        let fingerprint = SampleFailure.violation.identity.fingerprint
        #expect(summary.hasPrefix("✘ s: 1 failure found: completes-exactly-once \(fingerprint)\n  1 script, 0 steps"))
    }

    @Test("Failures of one bug are counted, and so are the bugs")
    func bugs() {
        var other = SampleFailure.full
        other.violations = [SampleFailure.bare.violations[0]]
        var same = SampleFailure.full
        same.script.steps.append(.background)
        let joined = FoundBug.Member(same, .sameRepair, to: SampleFailure.full.identity)
        let bugs = [FoundBug(SampleFailure.full, others: [joined]), FoundBug(other)]
        let summary = TextReport.renderSummary(SearchStatistics(seed: 1), scene: "s", bugs: bugs)
        let name = "completes-exactly-once \(SampleFailure.violation.identity.fingerprint)"
        let alone = other.violations[0].identity
        #expect(
            summary.hasPrefix(
                "✘ s: 3 failures found, most likely 2 bugs: \(name) (with \(name)); \(alone.invariant) "
                    + "\(alone.fingerprint)\n"))
    }

    @Test("What went wrong with a search goes on in the sentence of the headline")
    func problems() {
        for (problem, told) in [("It was ended.", ": it was ended."), ("X was not told.", ": X was not told.")] {
            let summary = TextReport.renderSummary(
                SearchStatistics(seed: 1, scriptCount: 1), scene: "s", problems: [problem])
            #expect(summary.prefix { $0 != "\n" }.hasSuffix(told))
        }
    }

    @Test("Scripts that crashed are counted apart, and those that were never tried for that reason are named")
    func crashes() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 195, stepCount: 5)
        #expect(!TextReport.renderSummary(statistics, scene: "s").contains("crashed"))
        statistics.crashedScriptCount = 5
        #expect(
            TextReport.renderSummary(statistics, scene: "s").contains(
                "\n  5 scripts crashed; they were tried again without what they died in, or others instead\n"))
        statistics.untriedScriptCount = 1_000
        #expect(
            TextReport.renderSummary(statistics, scene: "s").contains(
                "  5 scripts crashed: too many, so 1,000 were not tried; repair the crash"))
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

    @Test("Views that change by themselves are named in one line, a few of them")
    func selfChanges() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 5)
        #expect(!TextReport.renderSummary(statistics, scene: "s").contains("by itself"))
        statistics.selfChanges = [
            SelfChange(view: "the view of A", mover: .timer),
            SelfChange(view: "B in the view of A", mover: .displayLink),
        ]
        let line =
            "\n  the scene keeps changing by itself: the view of A (by a timer that repeats), B in the view of A (by a "
            + "display link); that is not compared\n"
        #expect(TextReport.renderSummary(statistics, scene: "s").contains(line))
        statistics.selfChanges += ["C", "D", "E"].map { SelfChange(view: $0, mover: .queue) }
        let summary = TextReport.renderSummary(statistics, scene: "s")
        #expect(summary.contains(", 1 more view; that is not compared\n") && !summary.contains("E (by"))
    }

    @Test("Scripts that hung are told among those that crashed")
    func hangs() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 195)
        statistics.crashedScriptCount = 5
        statistics.hungScriptCount = 2
        let summary = TextReport.renderSummary(statistics, scene: "s")
        #expect(summary.contains("\n  5 scripts crashed (2 of them hung); they were tried again without"))
    }

    @Test("Phases in which something was interrupted have a column, and steps that were skipped their share")
    func phases() {
        var statistics = SearchStatistics(seed: 1, stepCount: 100)
        var transition = TransitionCoverage(subject: "pop of A by gesture", startedCount: 12, finishedCount: 12)
        transition.interruptedCount = 5
        transition.interruptions.settling = 4
        transition.interruptions.caught = 2
        statistics.coverage = [transition]
        statistics.steps = [
            StepCoverage(subject: "act \"show\"", performedCount: 30, skippedCount: 10, action: "show"),
            StepCoverage(subject: "lift", performedCount: 10, skippedCount: 30),
            StepCoverage(subject: "wait", performedCount: 20, skippedCount: 0),
        ]
        #expect(
            TextReport.renderSummary(statistics, scene: "s").contains(
                """
                  transition           started  finished  cancelled  interrupted  settling  caught
                  pop of A by gesture       12        12          0            5         4       2
                  skipped: lift 75.0 %, act "show" 25.0 %

                """))
    }
}
