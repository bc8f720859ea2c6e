import Foundation
import Testing
import TransitionCore
import TransitionReports

@Suite struct VacuityTests {
    private static func transition(
        _ subject: String, started: Int, finished: Int = 0, cancelled: Int = 0, interactive: Int = 0
    ) -> TransitionCoverage {
        var coverage = TransitionCoverage(
            subject: subject, startedCount: started, finishedCount: finished, cancelledCount: cancelled)
        coverage.interactiveCount = interactive
        coverage.isRequestedByGesture = subject.hasSuffix("by gesture")
        return coverage
    }

    private func findings(_ coverage: TransitionCoverage) -> [String] {
        Vacuity.findings(SearchStatistics(seed: 1, coverage: [coverage]))
    }

    @Test("A search that tried nothing says so loudly")
    func nothingTried() {
        let statistics = SearchStatistics(seed: 1, scriptCount: 10, stepCount: 100, skippedStepCount: 51)
        #expect(
            Vacuity.findings(statistics) == [
                "no transition was ever started: check that the scene's actions present or dismiss something",
                "51.0 % of the steps were skipped: check that the scene's actions apply in more states",
            ])
        let summary = TextReport.renderSummary(statistics, scene: "s")
        #expect(summary.contains("  ⚠ VACUOUS: no transition was ever started"))
    }

    @Test("Containers that change their children alone are not told that nothing was tried")
    func childrenAlone() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 10, stepCount: 100)
        statistics.childChangeScriptCount = 7
        let findings = Vacuity.findings(statistics)
        #expect(findings.count == 1 && findings[0].contains("in 7 scripts a container"))
    }

    @Test("Controls that no finger ever hit are named, the first few of them")
    func untouchedControls() {
        var statistics = SearchStatistics(
            seed: 1, coverage: [Self.transition("push", started: 9, finished: 9, cancelled: 1)])
        let names = (1...6).map { ControlName("Buy \($0)", in: "Cart") }
        statistics.untouchedControls = names.prefix(2).map { UntouchedControl(name: $0, scriptCount: 30) }
        let two = Vacuity.findings(statistics)
        #expect(two.contains { $0.contains("many scripts: \"Buy 1\" in Cart, \"Buy 2\" in Cart;") })
        statistics.untouchedControls = names.map { UntouchedControl(name: $0, scriptCount: 30) }
        #expect(Vacuity.findings(statistics).contains { $0.contains("\"Buy 4\" in Cart and 2 more;") })
        statistics.isOfGivenScripts = true
        #expect(!Vacuity.findings(statistics).contains { $0.contains("Buy") })
    }

    @Test("A launch that crashed is the only finding")
    func launchCrash() {
        var statistics = SearchStatistics(seed: 1, stepCount: 2, skippedStepCount: 2)
        statistics.launchCrashed = true
        #expect(Vacuity.findings(statistics) == ["the launch itself crashed, so no script was performed"])
    }

    @Test("What is wrong with the launch is told before all else, with what it is about")
    func launchNotes() {
        var statistics = SearchStatistics(seed: 1, scriptCount: 10, stepCount: 100)
        statistics.launchNotes = [
            .neverRests(["a timer"]), .isBlank(controller: "Root"), .takesNoTouches(controller: "Deaf"),
            .asksBeforeItAppears(controller: "Home"), .replacesAction("close"),
        ]
        let findings = Vacuity.findings(statistics)
        #expect(findings.count == 6)
        for (finding, word) in zip(findings, ["a timer", "Root", "Deaf", "Home", "close"]) {
            #expect(finding.contains(word))
        }
        let summary = TextReport.renderSummary(statistics, scene: "s")
        for finding in findings { #expect(summary.contains(finding)) }
    }

    @Test("Of scripts that crashed nothing is known, so that what only they held is not called untried")
    func crashes() {
        var statistics = SearchStatistics(seed: 1)
        statistics.crashedScriptCount = 3
        #expect(Vacuity.findings(statistics) == ["every script crashed, so nothing else was tried"])
        statistics.scriptCount = 1
        statistics.steps = [StepCoverage(subject: "act \"boom\"", performedCount: 0, skippedCount: 0, action: "boom")]
        #expect(Vacuity.findings(statistics).contains("the action \"boom\" was in no script that came to its end"))
        statistics.crashedScriptCount = 0
        #expect(Vacuity.findings(statistics).contains("the action \"boom\" was in no script"))
    }

    @Test(
        "Each transition that never finished, and each that gestures drove and that never was cancelled, is a finding")
    func outcomes() {
        let statistics = SearchStatistics(
            seed: 1, stepCount: 2, skippedStepCount: 1,
            coverage: [
                Self.transition("dismissal of A by gesture", started: 1, interactive: 1),
                Self.transition("dismissal of A by action", started: 2, finished: 2),
                Self.transition("dismissal of B by action", started: 1_000, cancelled: 1),
                Self.transition("presentation of C by gesture", started: 9, finished: 9),
                TransitionCoverage(subject: "presentation of D by action"),
            ])
        #expect(
            Vacuity.findings(statistics) == [
                "dismissal of A by gesture was started once and never finished",
                "dismissal of A by gesture was started once and never cancelled",
                "dismissal of B by action was started 1,000 times and never finished",
            ])
    }

    @Test("An action that scripts leave out since it kills them is told once")
    func leftOut() {
        var statistics = SearchStatistics(
            seed: 1, scriptCount: 90, coverage: [Self.transition("push of A", started: 1, finished: 1)])
        statistics.untriedActions = ["go", "stay"]
        #expect(Vacuity.findings(statistics).count == 2)
        statistics.leftOutActions = ["go"]
        let findings = Vacuity.findings(statistics)
        #expect(findings.count == 2)
        #expect(findings[0].contains("\"go\"") && findings[0].contains("later scripts leave it out"))
        #expect(findings[1].contains("\"stay\""))
        let json = JSONReport.render(scene: "s", statistics: statistics, bugs: [])
        #expect(json.contains("leftOutActions"))
    }

    @Test("What breaks no rule and is only noted is told, the most frequent first, and no long list of it")
    func misuses() {
        var statistics = SearchStatistics(
            seed: 1, scriptCount: 90, coverage: [Self.transition("push of A", started: 1, finished: 1)])
        let script = Script(scene: "s", steps: [.background])
        statistics.misuses = (1...9).map {
            CountedMisuse(text: "misuse \($0)", scriptCount: 10 - $0, script: $0 == 1 ? script : nil)
        }
        statistics.fatalAftermaths = [FatalAftermath(cause: "trapped at A.swift:3", scriptCount: 2)]
        let findings = Vacuity.findings(statistics)
        #expect(findings.count == 1)
        let notes = SearchNote.all(statistics)
        #expect(
            notes.count == 8 && notes.map(\.token) == [ReplayToken.encode(script)] + Array(repeating: nil, count: 7))
        #expect(findings[0].contains("trapped at A.swift:3") && findings[0].contains("2 scripts"))
        #expect(notes[0].text.contains("misuse 1") && notes[0].text.contains("9 scripts"))
        #expect(notes[7].text.contains("misuse 8"))
        let summary = TextReport.renderSummary(statistics, scene: "s", width: 60)
        #expect(summary.contains("NOTED in 9 scripts: misuse 1\n    shown by \(ReplayToken.encode(script))\n"))
        for aftermath in [Aftermath.conditions, .twin] {
            statistics.stoppedAftermaths.insert(aftermath)
            let finding = Vacuity.findings(statistics)[1]
            #expect(finding.contains("no later script was compared"))
            #expect(finding.contains("without animation") == (aftermath == .conditions))
        }
        statistics.stoppedAftermaths.insert(.tearDown)
        #expect(Vacuity.findings(statistics)[2].contains("searched for leaks"))
        let json = JSONReport.render(scene: "s", statistics: statistics, bugs: [])
        #expect(json.contains("misuse 9") && json.contains("deathsInComparison") && json.contains("deathsWhenFreed"))
    }

    @Test("Gestures that finish less than one in twenty are a finding when they are many")
    func hardlyFinished() {
        func findings(_ count: Int, finished: Int, by asker: String = "gesture") -> [String] {
            self.findings(
                Self.transition(
                    "pop of A by \(asker)", started: count, finished: finished, cancelled: 1, interactive: count))
        }
        #expect(
            findings(60, finished: 2) == [
                "pop of A by gesture was started 60 times and finished only 2 times: check that a finger can go as far "
                    + "as it has to"
            ])
        #expect(findings(60, finished: 3) == [] && findings(49, finished: 1) == [])
        // No finger has to go anywhere there.
        #expect(findings(60, finished: 2, by: "action") == [])
    }

    @Test("A transition that takes time and was never interrupted is a finding; one that takes none is not")
    func neverInterrupted() {
        var transition = Self.transition("push of A by action", started: 3, finished: 3)
        #expect(findings(transition) == [])
        transition.animatedCount = 2
        #expect(findings(transition) == ["push of A by action was started 3 times and never interrupted"])
        transition.interruptedCount = 1
        #expect(findings(transition) == [])
    }

    @Test("A phase that many transitions went through undisturbed is a finding, one that few did is none")
    func calmPhases() {
        var transition = Self.transition("pop of A by gesture", started: 250, finished: 200, cancelled: 50)
        (transition.animatedCount, transition.interruptedCount) = (250, 1)
        transition.interruptions.waiting = 1
        transition.interactiveCount = 150
        let started = "pop of A by gesture was started 250 times and never interrupted"
        #expect(
            findings(transition) == [
                "\(started) while a gesture drove it, nor after the gesture let it go, nor while it ran by itself"
            ])
        transition.interruptions.driven = 1
        transition.interruptions.animating = 1
        #expect(findings(transition) == ["\(started) after the gesture let it go"])
        transition.interactiveCount = 99
        #expect(findings(transition) == [])
    }

    @Test("Gestures that drive nothing are a finding, unless nothing was started at all")
    func idleGestures() {
        var statistics = SearchStatistics(
            seed: 1, coverage: [Self.transition("push of A by action", started: 1, finished: 1)])
        #expect(Vacuity.findings(statistics) == [])
        statistics.gestureCount = 40
        #expect(
            Vacuity.findings(statistics) == [
                "gestures began 40 times and none drove a transition: if one should, check that it asks for one, and "
                    + "that an interaction controller is vended then"
            ])
        statistics.coverage[0].interactiveCount = 1
        statistics.coverage[0].cancelledCount = 1
        #expect(Vacuity.findings(statistics) == [])
    }

    @Test("An action that never did anything, or was in no script, is named, and so is a kind of step")
    func steps() {
        var statistics = SearchStatistics(
            seed: 1, coverage: [Self.transition("push of A by action", started: 1, finished: 1)])
        statistics.steps = [
            StepCoverage(subject: "act \"show\"", performedCount: 1, skippedCount: 90, action: "show"),
            StepCoverage(subject: "act \"hide\"", performedCount: 0, skippedCount: 7, action: "hide"),
            StepCoverage(subject: "act \"turn\"", performedCount: 0, skippedCount: 0, action: "turn"),
            StepCoverage(subject: "lift", performedCount: 0, skippedCount: 20),
            StepCoverage(subject: "move", performedCount: 0, skippedCount: 19),
        ]
        #expect(
            Vacuity.findings(statistics) == [
                "the action \"hide\" was skipped in every script, 7 times: its condition never held, or it did nothing "
                    + "that UIKit could see; check the condition, and that it finds what it acts on",
                "the action \"turn\" was in no script",
                "each of 20 steps 'lift' was skipped",
            ])
    }

    @Test("A search without a gap has no finding")
    func fullSearch() {
        #expect(Vacuity.findings(SampleFailure.statistics).isEmpty)
    }

    @Test("The document has what was counted of transitions and steps")
    func document() throws {
        var statistics = SearchStatistics(
            seed: 1, coverage: [Self.transition("pop of A by gesture", started: 3, interactive: 2)])
        statistics.coverage[0].interruptions.driven = 1
        statistics.steps = [StepCoverage(subject: "lift", performedCount: 4, skippedCount: 5)]
        statistics.gestureCount = 6
        let text = JSONReport.render(scene: "s", statistics: statistics, bugs: [])
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let object = try #require(document?["statistics"] as? [String: Any])
        let transition = try #require((object["coverage"] as? [[String: Any]])?.first)
        #expect(transition["interactive"] as? Int == 2)
        #expect((transition["interruptions"] as? [String: Any])?["driven"] as? Int == 1)
        #expect((object["stepKinds"] as? [[String: Any]])?.first?["skipped"] as? Int == 5)
        #expect(object["gestures"] as? Int == 6)
    }
}
