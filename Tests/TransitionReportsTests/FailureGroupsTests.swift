import Testing
import TransitionCore
import TransitionReports

@Suite("Failures of one script")
struct FailureGroupsTests {
    private func counterexample(_ invariants: [InvariantID], _ steps: [Step]) -> Counterexample {
        var counterexample = SampleFailure.bare
        counterexample.script.steps = steps
        counterexample.violations = invariants.map { id in
            Violation(
                identity: ViolationIdentity(invariant: id, subject: "modal", cause: "cause"), summary: "", expected: "",
                seen: "", remedy: "", restsOn: [], decisions: [], time: VirtualTime(frame: 0))
        }
        return counterexample
    }

    @Test("One report tells what several rules see of one script, and the rule that says most leads")
    func oneLeader() {
        let all: [InvariantID] = ["works-again-afterwards", "screen-is-not-blank", "view-state-is-restored"]
        let rotated = all.map { id in counterexample([id] + all.filter { $0 != id }, [.lift]) }
        #expect(FailureGroups.leaders(of: rotated).map(\.identity.invariant) == ["screen-is-not-blank"])
    }

    @Test("Other scripts, and failures that the leader does not show, keep their own report")
    func keptApart() {
        let one = counterexample(["no-residue"], [.lift])
        let other = counterexample(["no-residue"], [.lift, .lift])
        let unseen = counterexample(["model-agrees"], [.lift])
        #expect(FailureGroups.leaders(of: [one, other, unseen]).count == 3)
    }
}
