import SampleTransitions
import Testing
import TransitionTesting

@Suite("Determinism")
@MainActor
struct DeterminismTests {
    @Test(
        "300 random scripts of each give the same trace twice",
        // Not the published `interactive-push`: it traps, here as on a device, and these run in this process.
        arguments: [
            "contacts-modal", "contacts-modal-repaired", "contacts-zoom", "contacts-zoom-repaired", "dimmed-sheet",
            "interactive-push-repaired", "pinch-photo", "pinch-photo-repaired", "slide", "slide-repaired",
            "tab-slide",
        ])
    func sameTraceTwice(name: String) throws {
        let scene = try #require(SampleScenes.all.first { $0.name == name })
        for script in sampleScripts(of: scene, count: 300, seed: 20, maxSteps: 20) {
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
