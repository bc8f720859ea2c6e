import Foundation
import SampleTransitions
import Testing
import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionTesting

/// What a release may say in other words, and what has to stay the same all the same.
@Suite("Rewording every message")
@MainActor
struct RewordingTests {
    private static let found: [Counterexample] = {
        var options = SearchOptions()
        options.runCount = 300
        options.seed = 3
        return search(.contactsModal, options: options).counterexamples
    }()

    private static let reworded = found.map(reword)

    /// Each sentence of a failure is said otherwise; two that were alike stay alike.
    private nonisolated static func reword(_ failure: Counterexample) -> Counterexample {
        var failure = failure
        failure.violations = failure.violations.map(reword)
        failure.callSites = failure.callSites.map {
            CallSite(file: $0.file, line: $0.line, function: $0.function, note: reword($0.note))
        }
        return failure
    }

    private nonisolated static func reword(_ text: String) -> String {
        "«\(text.reversed().map(String.init).joined())»"
    }

    private nonisolated static func reword(_ violation: Violation) -> Violation {
        Violation(
            identity: violation.identity, summary: reword(violation.summary),
            expected: reword(violation.expected), seen: reword(violation.seen), remedy: reword(violation.remedy),
            restsOn: violation.restsOn,
            decisions: violation.decisions.map { DecisionNote($0.decision, reword($0.note)) }, time: violation.time)
    }

    private static func bugs(_ failures: [Counterexample]) -> [FoundBug] {
        SearchResult(counterexamples: failures, statistics: SearchStatistics(seed: 1)).bugs
    }

    private static func identities(_ failures: [Counterexample]) -> [[ViolationIdentity]] {
        bugs(failures).map { $0.failures.map(\.identity) }
    }

    /// What programs read of a report.
    private static func stable(_ failures: [Counterexample]) throws -> [String] {
        let text = JSONReport.render(scene: "contacts", statistics: nil, bugs: bugs(failures))
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entries = try #require(document["counterexamples"] as? [[String: Any]])
        return entries.map { entry in
            ["identity", "fingerprint", "sameBugAs"].map { "\(entry[$0] ?? "")" }.joined(separator: " ")
        }
    }

    @Test("leaves bugs told as they were, one by one and together")
    func groups() throws {
        try #require(Self.found.count >= 4)
        #expect(Self.identities(Self.found) == Self.identities(Self.reworded))
    }

    @Test("leaves saved scripts under their names, tokens as they lead, and what programs read")
    func names() throws {
        for (one, other) in zip(Self.found, Self.reworded) {
            #expect(SavedScript.name(of: one.identity) == SavedScript.name(of: other.identity))
            #expect(one.replayToken == other.replayToken)
        }
        #expect(try Self.stable(Self.found) == Self.stable(Self.reworded))
    }

    /// So many scripts of each scene, and more only until one of them fails: all are performed here.
    private static let scriptCount = 12

    @Test("leaves every cause that a planted bug shows as it was", arguments: PlantedBugs.all.map(\.invariant))
    func planted(invariant: String) throws {
        let scene = try #require(PlantedBugs.all.first { $0.invariant == invariant }).scene
        let judge = Judge(scene: scene)
        var shown: [Counterexample] = []
        // In so many each is found (`PlantedBugsTests`).
        for (index, script) in sampleScripts(of: scene, count: 600, seed: 1, maxSteps: 24).enumerated()
        where index < Self.scriptCount || shown.isEmpty {
            let result = judge.judge(script)
            for violation in result.violations where !shown.contains(where: { $0.identity == violation.identity }) {
                let others = result.violations.filter { $0.identity != violation.identity }
                shown.append(Counterexample(result, telling: [violation] + others))
            }
        }
        #expect(shown.contains { $0.identity.invariant.name == invariant })
        let reworded = shown.map(Self.reword)
        #expect(Self.identities(reworded) == Self.identities(shown))
        #expect(try Self.stable(reworded) == Self.stable(shown))
        #expect(reworded.map(\.replayToken) == shown.map(\.replayToken))
        let entries = reworded.map { Baseline.Entry(scene: scene.name, identity: $0.identity) }
        let known = try BaselineText.parse(BaselineText.print(Baseline(entries: entries))).identities(in: scene.name)
        #expect(known == Set(shown.map(\.identity)))
    }

    @Test("leaves baselines and allowances covering what they did: nothing written down holds a rule's words")
    func written() throws {
        let entries = Self.reworded.map { Baseline.Entry(scene: "contacts-modal", identity: $0.identity) }
        let text = BaselineText.print(Baseline(entries: entries))
        let known = try BaselineText.parse(text).identities(in: "contacts-modal")
        #expect(known == Set(Self.found.map(\.identity)))
        for rule in InvariantSet.standard.invariants {
            for cause in rule.causes where cause.words.contains(" ") {
                #expect(!text.contains(cause.words), "\(cause.words)")
            }
        }
        var options = SearchOptions()
        options.runCount = 300
        options.seed = 3
        let again = search(TransitionScene.contactsModal.withBaseline(known), options: options)
        #expect(again.counterexamples.map(\.identity) == [])
        let allowed = Self.found.reduce(TransitionScene.contactsModal) { scene, failure in
            scene.allowing(failure.identity.invariant, for: .subject(failure.identity.subject), because: "by design")
        }
        #expect(search(allowed, options: options).counterexamples.map(\.identity) == [])
    }
}
