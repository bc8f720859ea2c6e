import SampleTransitions
import Testing
import TransitionCore
import TransitionRunner

@Suite("What the photo's failures are blamed on")
@MainActor
struct PinchPhotoBlameTests {
    @Test("is no animator of another transition, whose own time decides whether the fingers meet the pop at all")
    func otherPhase() throws {
        let scene = TransitionScene.pinchPhoto
        let pinch = PinchStep(x: 50, y: 50, scale: 30, frames: 20, ending: .lift)
        let script = Script(scene: scene.name, steps: [.act("open photo"), .pinch(pinch)])
        let found = try #require(explain(script, in: scene))
        #expect(found.identity.invariant == "progress-is-sane")
        let trials = try #require(found.stockExperiment).trials
        let show = try #require(trials.first { $0.replaced.map(\.typeName) == ["PhotoShowAnimator"] })
        #expect(show.outcome == .untold)
        #expect(trials.contains { $0.replaced.map(\.typeName) == ["PhotoPopTransition", "PhotoPopTransition"] })
    }
}
