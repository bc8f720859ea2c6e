import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("The order of bugs, and what leads each")
struct BugOrderTests {
    private func failure(_ rule: InvariantID, scripts: Int, _ steps: [Step] = [.lift]) -> Counterexample {
        var failure = MadeFailure.make([MadeFailure.identity(rule, .app)], steps)
        failure.scriptCount = scripts
        return failure
    }

    private func joined(_ failures: [Counterexample]) -> [Counterexample] {
        failures.map { failure in
            var failure = failure
            failure.neededFaults = [.driverStallsBesideAnimation]
            return failure
        }
    }

    private func leaders(_ failures: [Counterexample]) -> [InvariantID] {
        BugGrouping(failures).bugs.map(\.leader.identity.invariant)
    }

    @Test("The bug that most scripts showed comes first, equals as they came, warnings last")
    func order() {
        var warning = failure("no-crash", scripts: 1_000)
        warning.severity = .warning
        let failures = [warning, failure("no-residue", scripts: 3), failure("model-agrees", scripts: 900)]
        #expect(leaders(failures) == ["model-agrees", "no-residue", "no-crash"])
        #expect(BugGrouping(failures).bugs.map(\.isWarning) == [false, false, true])
        #expect(leaders([failure("no-residue", scripts: 3), failure("model-agrees", scripts: 3)])[0] == "no-residue")
    }

    @Test("What is not seldom leads, then what needs the fewest steps, then what came first; a warning never")
    func lead() {
        let long: [Step] = [.lift, .lift]
        #expect(leaders(joined([failure("a", scripts: 40), failure("b", scripts: 930, long)])) == ["b"])
        #expect(leaders(joined([failure("a", scripts: 470), failure("b", scripts: 930, long)])) == ["a"])
        #expect(leaders(joined([failure("a", scripts: 9, long), failure("b", scripts: 9)])) == ["b"])
        #expect(leaders(joined([failure("a", scripts: 9), failure("b", scripts: 9)])) == ["a"])
        var warned = joined([failure("a", scripts: 9), failure("b", scripts: 1, long)])
        warned[0].severity = .warning
        #expect(leaders(warned) == ["b"])
    }

    @Test("A bug counts the scripts of the failure that most of them showed, which need not be its leader")
    func scriptCount() {
        let bug = BugGrouping(joined([failure("a", scripts: 5), failure("b", scripts: 9, [.lift, .lift])])).bugs[0]
        #expect(bug.leader.scriptCount == 5 && bug.leader.bugScriptCount == 9 && bug.scriptCount == 9)
    }

    @Test("The others are told as other forms with their scripts, but for what the leader's own script shows")
    func otherForms() {
        let failures = joined([failure("a", scripts: 9), failure("b", scripts: 9, [.act("show")])])
        let bug = BugGrouping(failures).bugs[0]
        #expect(
            bug.leader.otherForms == [OtherForm(.init(failures[1], .sameFault, to: failures[0].identity))])
        #expect(bug.failures.map(\.identity) == failures.map(\.identity))
        var shown = failures
        shown[1].script = shown[0].script
        shown[0].violations += shown[1].violations
        #expect(BugGrouping(shown).bugs[0].leader.otherForms.isEmpty)
    }
}
