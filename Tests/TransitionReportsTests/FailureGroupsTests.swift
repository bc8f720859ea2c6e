import Testing
import TransitionCore
import TransitionReports

@Suite("Failures of one script")
struct FailureGroupsTests {
    private func counterexample(
        _ invariants: [InvariantID], _ steps: [Step], subject: String = "modal", cause: String = "cause"
    ) -> Counterexample {
        var counterexample = SampleFailure.bare
        counterexample.script.steps = steps
        counterexample.violations = invariants.map { id in
            Violation(
                identity: ViolationIdentity(id, subject, cause), summary: "", expected: "",
                seen: "", remedy: "", restsOn: [], decisions: [], time: VirtualTime(frame: 0))
        }
        return counterexample
    }

    @Test("One report tells what several rules see of one script, and the rule that says most leads")
    func oneLeader() {
        let all: [InvariantID] = ["works-again-afterwards", "screen-is-not-blank", "view-state-is-restored"]
        let rotated = all.map { id in counterexample([id] + all.filter { $0 != id }, [.lift]) }
        let leaders = FailureGroups.leaders(of: rotated)
        #expect(leaders.map(\.identity.invariant) == ["screen-is-not-blank"])
        // They are among its violations, and told there.
        #expect(leaders.map(\.otherForms) == [[]])
    }

    @Test("The bug that most scripts showed comes first, and leads with what they showed")
    func shares() {
        var seldom = counterexample(["no-residue"], [.lift])
        var often = counterexample(["model-agrees"], [.act("show"), .lift], subject: "page")
        (seldom.scriptCount, often.scriptCount) = (3, 900)
        #expect(FailureGroups.leaders(of: [seldom, often]).map(\.scriptCount) == [900, 3])
        var layout = counterexample(["relayout-is-right", "screen-is-not-blank"], [.act("show")])
        var blank = counterexample(["screen-is-not-blank", "relayout-is-right"], [.act("show"), .lift])
        (layout.scriptCount, blank.scriptCount) = (40, 930)
        layout.companions = [blank.identity]
        #expect(FailureGroups.leaders(of: [layout, blank]).map(\.identity) == [blank.identity])
        blank.scriptCount = 40
        #expect(FailureGroups.leaders(of: [layout, blank]).map(\.identity) == [layout.identity])
    }

    @Test("A wrong number told to UIKit is a bug of its own, even by the script of another")
    func number() {
        let hidden = counterexample(
            ["view-state-is-restored", "progress-is-sane"], [.lift], cause: "progress is below 0")
        let number = counterexample(
            ["progress-is-sane", "view-state-is-restored"], [.lift], cause: "progress is below 0")
        #expect(FailureGroups.leaders(of: [hidden, number]).count == 2)
        let jump = counterexample(["progress-is-sane", "no-residue"], [.lift], cause: "a view jumps as it is let go")
        let left = counterexample(["no-residue", "progress-is-sane"], [.lift], cause: "a view jumps as it is let go")
        #expect(FailureGroups.leaders(of: [jump, left]).count == 1)
    }

    @Test("Other scripts, and failures that the leader does not show, keep their own report")
    func keptApart() {
        let one = counterexample(["no-residue"], [.lift])
        let other = counterexample(["no-residue"], [.lift, .lift, .lift])
        let unseen = counterexample(["model-agrees"], [.lift])
        #expect(FailureGroups.leaders(of: [one, other, unseen]).count == 3)
    }

    private func pan(_ dx: Int, frames: Int, _ ending: GestureEnding) -> Step {
        .pan(PanStep(start: .leftEdge, dx: dx, dy: 0, frames: frames, ending: ending))
    }

    @Test("One rule that complains of one thing in two words, for scripts one step apart, has found one bug")
    func otherForms() throws {
        let short = counterexample(["result-agrees"], [.act("show")], cause: "wrong")
        let long = counterexample(["result-agrees"], [.act("show"), .background], cause: "wrong in the background")
        let leaders = FailureGroups.leaders(of: [long, short])
        let leader = try #require(leaders.first)
        #expect(leaders.count == 1 && leader.identity.causeWords == "wrong")
        #expect(leader.otherForms == [OtherForm(identity: long.identity, script: long.script)])
        #expect(
            TextReport.render(leader).contains(
                "Also seen as: wrong in the background, by  act \"show\" · enter the background"))
    }

    @Test(
        "So has one for a gesture that takes another time or ends otherwise; one that does both, or goes elsewhere, not"
    )
    func gestures() {
        func count(_ left: Step, _ right: Step) -> Int {
            FailureGroups.leaders(of: [
                counterexample(["result-agrees"], [left], cause: "one"),
                counterexample(["result-agrees"], [right], cause: "other"),
            ]).count
        }
        #expect(count(pan(10, frames: 0, .cancel), pan(10, frames: 4, .cancel)) == 1)
        #expect(count(pan(10, frames: 0, .lift), pan(10, frames: 0, .cancel)) == 1)
        #expect(count(pan(10, frames: 0, .lift), pan(10, frames: 4, .cancel)) == 2)
        #expect(count(pan(10, frames: 0, .cancel), pan(20, frames: 2, .cancel)) == 1)
        #expect(count(pan(10, frames: 0, .lift), pan(90, frames: 0, .lift)) == 2)
        #expect(count(.wait(frames: 1), .wait(frames: 20)) == 1)
        #expect(count(.act("show"), .act("close")) == 2)
    }

    @Test("Two rules and two subjects are never one bug for that; two profiles keep none apart")
    func apart() {
        let one = counterexample(["result-agrees"], [.act("show")])
        for other in [
            counterexample(["no-residue"], [.act("show"), .lift]),
            counterexample(["result-agrees"], [.act("show"), .lift], subject: "other"),
        ] {
            #expect(FailureGroups.leaders(of: [one, other]).count == 2)
        }
        var flipped = counterexample(["result-agrees"], [.act("show"), .lift], cause: "other")
        flipped.script.profile = ProfileSet.standard.profiles[1]
        #expect(FailureGroups.leaders(of: [one, flipped]).count == 1)
    }
}
