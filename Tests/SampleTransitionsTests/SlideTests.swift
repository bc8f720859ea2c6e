import SampleTransitions
import Testing
import TransitionTesting
import UIKit

@Suite("slide")
@MainActor
struct SlideTests {
    @Test("The repaired chain survives any script")
    func repaired() {
        checkTransitions(.slideRepaired, runs: 500)
    }

    @Test("A cancelled presentation takes the from view out of the window")
    func cancelIsBlank() throws {
        let found = try counterexamples(checking: "screen-is-not-blank")
        let blank = try #require(found.first { $0.violations[0].summary.contains("presentation #1") })
        #expect(blank.script.steps.count == 1)
        #expect(blank.callSites.first?.file.hasSuffix("SlidePresentAnimator.swift") == true)
    }

    @Test("After a finish the presenter stands one width off, and an unanimated dismissal shows it there")
    func unanimatedDismissalIsBlank() throws {
        let found = try counterexamples(checking: "screen-is-not-blank")
        #expect(
            found.map(\.script.steps).contains([
                .act("next"), .wait(frames: 91), .act("close unanimated"),
            ]))
    }

    private func counterexamples(checking invariant: InvariantID) throws -> [Counterexample] {
        var options = SearchOptions()
        options.runCount = 400
        options.seed = 1
        options.invariants = [invariant]
        return search(.slide, options: options).counterexamples
    }
}
