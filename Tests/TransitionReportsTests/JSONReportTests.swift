import Foundation
import Testing
import TransitionCore
import TransitionReports

@Suite struct JSONReportTests {
    @Test("The document holds the search, and each failure with script, token, verdict and call sites")
    func document() throws {
        var failure = SampleFailure.full
        failure.crash = CrashRecord(reason: .signal("SIGTRAP"), message: "m", step: 2)
        failure.flakiness = Flakiness(eventIndex: 1, first: "a", second: "b")
        let text = JSONReport.render(
            scene: "contacts-modal", statistics: SampleFailure.statistics, bugs: [FoundBug(failure)])
        let document = try Self.object(text)
        #expect(document["format"] as? String == "transition-check-report")
        #expect(document["version"] as? Int == 2)
        #expect(document["scene"] as? String == "contacts-modal")
        let statistics = try #require(document["statistics"] as? [String: Any])
        #expect(statistics["seed"] as? Int == 42)
        #expect(statistics["scripts"] as? Int == 20_000)
        #expect((statistics["coverage"] as? [[String: Any]])?.first?["cancelled"] as? Int == 112)
        let found = try #require((document["counterexamples"] as? [[String: Any]])?.first)
        #expect(found["fingerprint"] as? String == failure.identity.fingerprint.text)
        #expect(found["invariant"] as? String == "completes-exactly-once")
        #expect(found["token"] as? String == failure.replayToken)
        #expect(try ScriptText.parse(#require(found["script"] as? String)) == failure.script)
        #expect((found["steps"] as? [String])?[1] == "wait 37 frames")
        #expect(found["shrinkRuns"] as? Int == 212)
        #expect((found["profiles"] as? [String: Any])?["holdsUnder"] as? String == "all")
        #expect((found["violations"] as? [[String: Any]])?.first?["frame"] as? Int == 637)
        #expect((found["callSites"] as? [[String: Any]])?.first?["line"] as? Int == 58)
        #expect((found["nearestPassing"] as? [String: Any])?["index"] as? Int == 3)
        #expect((found["flakiness"] as? [String: Any])?["second"] as? String == "b")
        #expect((found["crash"] as? [String: Any])?["reason"] as? String == "SIGTRAP")
        #expect(found["trace"] == nil)
    }

    @Test("A trace is included only when asked for, and a replay has no statistics")
    func options() throws {
        var failure = SampleFailure.bare
        failure.trace.events = [TraceEvent(time: VirtualTime(frame: 1), step: 0, kind: .stepBegan)]
        failure.profiles = .dependsOn([.viewLoadsBeforeDelegateQuery])
        failure.neededFaults = [.driverStallsBesideAnimation]
        let text = JSONReport.render(
            scene: "s", statistics: nil, bugs: [FoundBug(failure)], includesTrace: true)
        let document = try Self.object(text)
        #expect(document["statistics"] == nil)
        let found = try #require((document["counterexamples"] as? [[String: Any]])?.first)
        #expect(found["trace"] as? [String] == ["    1   0.017 s  step 1  begins: lift every finger"])
        #expect((found["profiles"] as? [String: Any])?["restsOn"] as? [String] == ["C28"])
        #expect((found["profiles"] as? [String: Any])?["needsFaults"] as? [String] == ["F3"])
    }

    @Test("Equal searches give equal documents, and no failure an empty list")
    func stability() {
        let texts = (0..<2).map { _ in
            JSONReport.render(scene: "a/b", statistics: SampleFailure.statistics, bugs: [])
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0].hasPrefix("{\n  \"counterexamples\" : [\n\n  ],\n"))
        #expect(texts[0].contains("\"a/b\""))
    }

    @Test("Failures stand bug by bug, the others of a bug with what leads it")
    func order() throws {
        var other = SampleFailure.full
        other.scriptCount = 900
        let (leader, alone) = (SampleFailure.full, SampleFailure.bare)
        other.violations = [alone.violations[0]]
        let bugs = [FoundBug(leader, others: [.init(other, .sameLine, to: leader.identity)]), FoundBug(alone)]
        let text = JSONReport.render(scene: "contacts-modal", statistics: nil, bugs: bugs)
        let told = try #require(try Self.object(text)["counterexamples"] as? [[String: Any]])
        #expect(
            told.compactMap { $0["fingerprint"] as? String }
                == [leader, other, alone].map(\.identity.fingerprint.text))
        #expect(told.map { $0["scripts"] as? Int } == [0, 900, 0])
        #expect(told.map { $0["sameBugAs"] as? String } == [nil, leader.identity.fingerprint.text, nil])
        let relations = told.map { ($0["sameBug"] as? [String: String])?["relation"] }
        #expect(relations == [nil, "same-line", nil])
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
