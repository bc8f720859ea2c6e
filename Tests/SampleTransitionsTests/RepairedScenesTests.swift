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

    /// Its animator has nothing to animate where it starts in the background, and ends though a hand holds it.
    @Test(
        "A transition that ends in the hand that holds it is decided before it is completed",
        arguments: [
            (
                "pinch-photo-repaired",
                [.act("open photo"), .wait(frames: 19), .hitch(frames: 2)]
                    + [.pinch(PinchStep(x: 50, y: 50, scale: 105, frames: 0, ending: .lift))]
                    + [.background, .wait(frames: 1), .foreground]
                    + [.pinch(PinchStep(x: 50, y: 50, scale: 105, frames: 0, ending: .hold))]
            ),
            (
                "interactive-push-repaired",
                [.act("show the stack"), .pan(PanStep(start: .leftEdge, dx: 0, dy: 0, frames: 0, ending: .lift))]
                    + [.act("push"), .wait(frames: 13), .hitch(frames: 2)]
                    + [.pan(PanStep(start: .leftEdge, dx: 1, dy: 10, frames: 0, ending: .lift))]
                    + [.background, .wait(frames: 1), .foreground]
                    + [.pan(PanStep(start: .rightEdge, dx: 0, dy: 10, frames: 0, ending: .hold))]
            ),
        ] as [(String, [Step])], [UIKitProfile.default, UIKitProfile(flipping: [.barDurationIsOneFifth])])
    @MainActor func endsInHand(sample: (name: String, steps: [Step]), profile: UIKitProfile) throws {
        let scene = try #require(SampleScenes.all.first { $0.name == sample.name })
        let script = Script(scene: scene.name, profile: profile, steps: sample.steps)
        #expect(Judge(scene: scene).judge(script).violations.map(\.identity) == [])
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
