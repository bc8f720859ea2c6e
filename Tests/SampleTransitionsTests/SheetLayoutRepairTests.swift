import SampleTransitions
import Testing
import TransitionCore
import TransitionRunner

@Suite("A sheet that says the same frame at every size")
@MainActor
struct SheetLayoutRepairTests {
    @Test("is one bug, whichever of its transitions leaves it out of sight: one repair takes all away")
    func isOneBug() {
        var options = SearchOptions()
        (options.runCount, options.seed) = (300, 1)
        options.invariants = ["screen-is-not-blank"]
        let result = search(TransitionScene.dimmedSheet, options: options)
        #expect(result.bugs.count == 1 && result.failures.count > 1)
        for failure in result.failures {
            let repairs = failure.repairTrials.filter { $0.isTelling && $0.gone.contains(failure.identity) }
            #expect(repairs.map(\.repair).contains(Repair(.laysOutPages, of: .object("DimmedSheetController"))))
        }
    }

    @Test("does not take a page beneath it along, which another mistake has left outside the screen")
    func leavesOthers() {
        var options = SearchOptions()
        (options.runCount, options.seed) = (200, 11)
        options.invariants = ["screen-is-not-blank", "relayout-is-right"]
        let bugs = search(TransitionScene.slideSheet, options: options).bugs
        let layout = bugs.filter { $0.leader.identity.invariant == "relayout-is-right" }
        #expect(layout.count == 1)
        #expect(layout.flatMap(\.failures).allSatisfy { $0.identity.invariant == "relayout-is-right" })
        let blank = bugs.flatMap(\.failures).filter {
            $0.identity.invariant == "screen-is-not-blank" && $0.identity.cause.code == "outside-screen"
        }
        #expect(!blank.isEmpty)
    }
}
