import Foundation
import Testing
import TransitionCore

@testable import TransitionReports

@Suite("What was put right, in a report")
struct RepairReportTests {
    private static let frozen = ViolationIdentity(
        "completes-exactly-once", "dismissal of Sheet", "gesture ended before the start")
    private static let dead = ViolationIdentity("works-again-afterwards", "action show", "never ends")
    private static let leak = ViolationIdentity("objects-are-released", "Sheet", "never freed")

    private func failure(
        _ identities: [ViolationIdentity], _ trials: [RepairTrial], _ steps: [Step] = [.lift]
    ) -> Counterexample {
        var failure = SampleFailure.bare
        failure.script.steps = steps
        failure.violations = identities.map {
            Violation(
                identity: $0, summary: "Broken.", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
        }
        failure.repairTrials = trials
        return failure
    }

    private func trial(
        _ outcome: RepairTrial.Outcome, gone: [ViolationIdentity], came: [ViolationIdentity] = []
    ) -> RepairTrial {
        RepairTrial(
            repair: Repair(.completesTransition, of: Self.frozen.subject), targets: [Self.frozen], outcome: outcome,
            gone: gone, came: came)
    }

    @Test(
        "The failure's own repair says what the script does with it",
        arguments: [
            (RepairTrial.Outcome.passes, [], "the script passes"),
            (.goesAway, [], "it goes away; other rules are still broken"),
            (.goesAway, [leak], "it goes away, and comes to light: objects-are-released · Sheet · never freed"),
            (.stays, [], "it stays"),
            (.makesWorse, [], "UIKit raised or the app died, which tells nothing"),
        ])
    func own(outcome: RepairTrial.Outcome, came: [ViolationIdentity], words: String) {
        let gone = outcome == .passes || outcome == .goesAway ? [Self.frozen] : []
        let text = TextReport.render(
            failure([Self.frozen], [trial(outcome, gone: gone, came: came)]), standing: nil)
        let head = "  Tried       with completeTransition(_:) called once its gesture and animation are over, "
        #expect(text.contains(head + words + "\n"), "\(text)")
    }

    @Test("Below the run with a repair stands each rule that is broken all the same, once")
    func caption() {
        let repair = Repair(.completesTransition, of: Self.frozen.subject)
        func caption(_ trial: RepairTrial) -> String {
            RepairLines.caption(of: repair, in: failure([Self.frozen, Self.dead], [trial]))
        }
        let both = [Self.frozen, Self.dead]
        let passing = caption(trial(.passes, gone: both))
        #expect(!passing.contains(Self.dead.invariant.name) && passing.contains(repair.kind.words))
        let stays = caption(trial(.goesAway, gone: [Self.frozen], came: [Self.leak, Self.leak]))
        #expect(!stays.contains(Self.frozen.invariant.name) && stays.contains(Self.dead.invariant.name))
        #expect(stays.components(separatedBy: Self.leak.invariant.name).count == 2)
        #expect(caption(trial(.goesAway, gone: both)) != passing)
    }

    @Test("Another failure of the script is told to go away with it, or to stay")
    func others() {
        let both = failure([Self.frozen, Self.dead, Self.leak], [trial(.goesAway, gone: [Self.frozen, Self.dead])])
        let text = TextReport.render(both, standing: nil)
        #expect(text.contains("  Also broken: works-again-afterwards · Broken. (goes away with the first)\n"))
        #expect(text.contains("  Also broken: objects-are-released · Broken. (stays when the first is repaired)\n"))
        let untold = failure([Self.frozen, Self.dead], [trial(.stays, gone: [])])
        #expect(TextReport.render(untold, standing: nil).contains("works-again-afterwards · Broken.\n"))
    }

    @Test("What goes away with another failure says of which it follows")
    func consequence() throws {
        let effect = failure(
            [Self.dead, Self.frozen], [trial(.passes, gone: [Self.frozen, Self.dead])], [.act("show"), .lift, .lift])
        #expect(
            TextReport.render(effect, standing: nil).contains(
                "  Follows     from completes-exactly-once: goes away with "))
        var mutual = effect
        mutual.otherForms = [
            OtherForm(FoundBug.Member(failure([Self.frozen], []), .goesAwayWithIt, to: Self.dead))
        ]
        #expect(!TextReport.render(mutual, standing: nil).contains("  Follows "))
        #expect(TextReport.render(mutual, standing: nil).contains("  Also seen as: completes-exactly-once"))
        let text = JSONReport.render(scene: "s", statistics: nil, bugs: [FoundBug(effect)])
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entry = try #require((document["counterexamples"] as? [[String: Any]])?.first)
        let repair = try #require((entry["repairs"] as? [[String: Any]])?.first)
        #expect(repair["repair"] as? String == "completes-transition" && repair["outcome"] as? String == "passes")
        #expect(repair["targets"] as? [String] == [Self.frozen.description])
        #expect(repair["gone"] as? [String] == [Self.frozen.description, Self.dead.description])
    }

    @Test("What was not tried is told in one line, unless a repair is found, and to programs by its codes")
    func untried() throws {
        var failure = failure([Self.frozen], [trial(.stays, gone: [])])
        #expect(!TextReport.render(failure, standing: nil).contains("Not tried"))
        failure.untriedRepairs = [Repair(.completesOnce, of: Self.dead.subject)]
        #expect(
            TextReport.render(failure, standing: nil).contains(
                "  Not tried   1 more repair: a script is performed only so often\n"))
        failure.untriedRepairs += [Repair(.waitsForDecision, of: Self.dead.subject)]
        #expect(TextReport.render(failure, standing: nil).contains("  Not tried   2 more repairs: "))
        var repaired = failure
        repaired.repairTrials = [trial(.passes, gone: [Self.frozen])]
        #expect(!TextReport.render(repaired, standing: nil).contains("Not tried"))
        let text = JSONReport.render(scene: "s", statistics: nil, bugs: [FoundBug(failure)])
        let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entry = try #require((document["counterexamples"] as? [[String: Any]])?.first)
        #expect(entry["untriedRepairs"] as? [String] == ["completes-once", "waits-for-decision"])
    }
}
