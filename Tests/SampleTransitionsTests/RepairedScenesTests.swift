import SampleTransitions
import Testing
import TransitionTesting
import UIKit

@MainActor
struct RepairedScenesTests {
    @Test(
        "No script breaks a repaired sample, under any standard profile",
        arguments: SampleScenes.all.map(\.name).filter { $0.hasSuffix("repaired") })
    func survives(name: String) throws {
        let scene = try #require(SampleScenes.all.first { $0.name == name })
        var options = SearchOptions()
        options.runCount = 500
        options.seed = 7
        let result = search(scene, options: options)
        #expect(result.counterexamples.flatMap(\.violations).map(\.summary) == [])
        // Survival means something only when swipes were finished and cancelled.
        let driven = result.statistics.coverage.filter { $0.subject.hasSuffix("by gesture") }
        #expect(!driven.isEmpty)
        for coverage in driven {
            #expect(coverage.finishedCount > 0 && coverage.cancelledCount > 0, "\(coverage.subject)")
        }
    }

    @Test("The sample scenes are listed once each, in the order of their names")
    func order() {
        let names = SampleScenes.all.map(\.name)
        #expect(names == Set(names).sorted())
    }
}
