import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("What is known of a failure")
@MainActor
struct FailureAccountTests {
    private static let script = Script(scene: "made", steps: [.lift, .wait(frames: 2)])

    private static func violation(_ invariant: InvariantID) -> Violation {
        Violation(
            identity: MadeFailure.identity(invariant, .app), summary: "", expected: "", seen: "", remedy: "",
            restsOn: [], decisions: [], time: VirtualTime(frame: 0))
    }

    @Test("is all in its counterexample")
    func isWhole() {
        let crash = CrashRecord(
            reason: .hang, message: "", step: 0,
            stack: [CallSite(file: "/app/Card.swift", line: 4, function: "Card.show()", note: "was under way")])
        let repair = Repair(.completesOnce, of: .app)
        var account = FailureAccount(Self.script, showing: [Self.violation("a-rule")])
        account.original = Script(scene: "made", steps: [.lift])
        account.examination.shrinkRunCount = 7
        account.severity = .warning
        account.examination.profiles = .holdsUnderAll
        account.examination.neededFaults = [.driverStallsBesideAnimation]
        account.stockExperiment = StockExperiment(parts: [], together: .stays, trials: [], runCount: 2)
        account.repairTrials = [RepairTrial(repair: repair, targets: [], outcome: .stays, gone: [], came: [])]
        account.untriedRepairs = [Repair(.completesTransition, of: .app)]
        account.examination.nearestPassing = NearestPassing(step: .lift, index: 1)
        account.examination.freeParts = [FreeStepPart(step: 1, part: .frames, from: 2, to: 9)]
        account.examination.flakiness = Flakiness(eventIndex: 3, first: "one", second: "other")
        account.crash = crash
        account.statistics = SearchStatistics(seed: 5, scriptCount: 1)

        let made = account.counterexample
        #expect(made.script == Self.script && made.original == account.original)
        #expect(made.shrinkRunCount == 7 && made.severity == .warning && made.profiles == .holdsUnderAll)
        #expect(made.neededFaults == account.examination.neededFaults)
        #expect(made.stockExperiment == account.stockExperiment && made.repairTrials == account.repairTrials)
        #expect(made.untriedRepairs == account.untriedRepairs)
        #expect(made.nearestPassing == account.examination.nearestPassing)
        #expect(made.freeParts == account.examination.freeParts)
        #expect(made.flakiness == account.examination.flakiness)
        #expect(made.crash == crash && made.callSites == crash.stack)
        #expect(made.statistics.seed == 5)
    }

    @Test("is a failure that was never shrunk, where nothing else is said")
    func defaults() {
        let made = FailureAccount(Self.script, showing: [Self.violation("a-rule")]).counterexample
        #expect(made.original == Self.script && made.shrinkRunCount == 0 && made.severity == .failure)
        #expect(made.profiles == .notExamined && made.callSites.isEmpty && made.crash == nil)
    }

    @Test("is led by the violation that it is told for, once")
    func led() {
        let violations = ["a-rule", "b-rule", "c-rule"].map { Self.violation(InvariantID($0)) }
        #expect(violations.led(by: violations[1]).map(\.invariant.name) == ["b-rule", "a-rule", "c-rule"])
    }

    @Test("is a failure to whoever takes guesses about UIKit for failures", arguments: ContestedFailures.allCases)
    func taken(as contested: ContestedFailures) {
        var account = FailureAccount(Self.script, showing: [Self.violation("a-rule")])
        account.severity = .warning
        let explanation = ScriptExplanation(found: account.counterexample, problems: ["a problem"])
        let taken = explanation.taken(as: contested)
        #expect(taken.found?.severity == (contested == .fail ? .failure : .warning))
        #expect(taken.problems == ["a problem"])
    }
}
