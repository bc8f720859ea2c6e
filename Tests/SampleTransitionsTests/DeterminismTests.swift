import SampleTransitions
import Testing
import TransitionTesting

@Suite("Determinism")
@MainActor
struct DeterminismTests {
    @Test(
        "Random scripts give the same trace twice: 2,000 of the oldest samples, 200 of each other",
        // Not the published `interactive-push`: it traps, here as on a device, and these run in this process.
        arguments: [
            ("contacts-modal", 500), ("contacts-modal-repaired", 500), ("contacts-zoom", 200),
            ("contacts-zoom-repaired", 200), ("dimmed-sheet", 200), ("interactive-push-repaired", 200),
            ("pinch-photo", 200), ("pinch-photo-repaired", 200), ("slide", 500), ("slide-repaired", 500),
            ("tab-slide", 200),
        ])
    func sameTraceTwice(name: String, count: Int) throws {
        let scene = try #require(SampleScenes.all.first { $0.name == name })
        for script in sampleScripts(of: scene, count: count, seed: 20, maxSteps: 20) {
            let first = trace(of: script, in: scene)
            let second = trace(of: script, in: scene)
            guard first != second else { continue }
            let difference = TraceText.firstDifference(first, second)
            Issue.record("\(ScriptText.print(script)) differs: \(String(describing: difference))")
            return
        }
    }

    @Test("Equal seeds make equal scripts, other seeds others")
    func seeds() {
        let first = sampleScripts(of: .slide, count: 50, seed: 3, maxSteps: 20)
        #expect(first == sampleScripts(of: .slide, count: 50, seed: 3, maxSteps: 20))
        #expect(first != sampleScripts(of: .slide, count: 50, seed: 4, maxSteps: 20))
    }
}
