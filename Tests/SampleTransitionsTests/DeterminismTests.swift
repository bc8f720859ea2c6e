import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionTesting

@Suite("Determinism")
struct DeterminismTests {
    @Test(
        "Random scripts give the same trace twice",
        .ownProcess,
        // Not the published `interactive-push` and `slide`: they trap, here as on a device, and no search outlives it.
        arguments: [
            "contacts-modal", "contacts-modal-repaired", "contacts-zoom", "contacts-zoom-repaired", "dimmed-sheet",
            "interactive-push-repaired", "pinch-photo", "pinch-photo-repaired", "slide-repaired", "tab-slide",
        ])
    func sameTraceTwice(name: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [name, place = place as HandOverPlace] in
            try await handOver(to: place) {
                try DeterminismTests.difference(in: #require(SampleScenes.all.first { $0.name == name }), count: 50)
            }
        }
        let difference: [String] = try place.handedOver()
        #expect(difference == [])
    }

    /// The first script of those that is not the same twice, and where it differs.
    @MainActor
    private static func difference(in scene: TransitionScene, count: Int) -> [String] {
        for script in sampleScripts(of: scene, count: count, seed: 20, maxSteps: 20) {
            let first = trace(of: script, in: scene)
            let second = trace(of: script, in: scene)
            guard first != second else { continue }
            return [ScriptText.print(script), String(describing: TraceText.firstDifference(first, second))]
        }
        return []
    }

    @Test("Equal seeds make equal scripts, other seeds others")
    @MainActor func seeds() {
        let first = sampleScripts(of: .slide, count: 50, seed: 3, maxSteps: 20)
        #expect(first == sampleScripts(of: .slide, count: 50, seed: 3, maxSteps: 20))
        #expect(first != sampleScripts(of: .slide, count: 50, seed: 4, maxSteps: 20))
    }
}
