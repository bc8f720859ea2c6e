import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("Repairs that are too many to try")
@MainActor
struct UntriedRepairTests {
    @Test("are kept with the failure that they were not tried on, but for those that were after all")
    func across() {
        let scene = TransitionScene("made") { UIViewController() }
        let repairs = (0..<10).map { Repair(.completesOnce, of: .transition(.presentation, of: "Page\($0)")) }
        var failures = [MadeFailure.make([MadeFailure.identity("no-residue", .object("Root"))], [.lift])]
        failures[0].untriedRepairs = [repairs[0], repairs[9]]
        for repair in repairs {
            let own = MadeFailure.identity("completes-exactly-once", repair.subject)
            let trial = RepairTrial(repair: repair, targets: [own], outcome: .passes, gone: [own], came: [])
            var failure = MadeFailure.make([own], [.lift], trials: [trial])
            // Nothing is tried on the script of what died.
            failure.crash = CrashRecord(reason: .hang, message: "", step: 0)
            failures.append(failure)
        }
        var problems = SearchProblems()
        RepairExperimenter(scene: scene, options: SearchOptions())
            .tryAcross(&failures, jobs: ChildJobs(jobs: 1), problems: &problems)
        #expect(problems.texts.isEmpty)
        #expect(failures[0].untriedRepairs == [repairs[9], repairs[8]])
        #expect(failures.dropFirst().allSatisfy { $0.untriedRepairs.isEmpty })
    }
}
