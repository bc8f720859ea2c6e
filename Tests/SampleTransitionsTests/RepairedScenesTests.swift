import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting
import UIKit

struct RepairedScenesTests {
    @Test(
        "No script breaks a repaired sample, under any standard profile", .ownProcess,
        arguments: SampleScenes.all.map(\.name).filter { $0.hasSuffix("repaired") })
    func survives(name: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [name, place = place as HandOverPlace] in
            try await handOver(to: place) {
                try SampleSearch(of: #require(SampleScenes.all.first { $0.name == name }))
            }
        }
        let search = try place.handedOver(as: SampleSearch.self)
        #expect(search.found == [])
        // Survival means something only when swipes were finished and cancelled.
        #expect(!search.driven.isEmpty)
        #expect(search.driven.filter { !$0.isFinishedAndCancelled }.map(\.subject) == [])
    }

    /// What a search of a sample comes to.
    private struct SampleSearch: Codable {
        let found: [String]
        let driven: [Driven]

        /// Transitions that gestures drove.
        struct Driven: Codable {
            let subject: String
            let isFinishedAndCancelled: Bool
        }

        @MainActor
        init(of scene: TransitionScene) {
            var options = SearchOptions()
            options.runCount = 200
            options.seed = 7
            let result = search(scene, options: options)
            found = result.counterexamples.flatMap(\.violations).map(\.summary)
            driven = result.statistics.coverage.filter { $0.subject.hasSuffix("by gesture") }.map {
                Driven(subject: $0.subject, isFinishedAndCancelled: $0.finishedCount > 0 && $0.cancelledCount > 0)
            }
        }
    }

    @Test("The sample scenes are listed once each, in the order of their names")
    func order() {
        let names = SampleScenes.all.map(\.name)
        #expect(names == Set(names).sorted())
    }
}
