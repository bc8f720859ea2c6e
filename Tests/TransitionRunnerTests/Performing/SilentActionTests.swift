import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("An action without a condition that does nothing")
@MainActor
struct SilentActionTests {
    private static let cancelledPull = Step.pan(
        PanStep(start: .rightEdge, dx: -100, dy: 0, frames: 20, ending: .lift))

    private func complaints(_ steps: [Step], in scene: TransitionScene) -> [String] {
        replay(Script(scene: scene.name, steps: steps), in: scene).violations.map(\.identity.words)
    }

    /// A host that is busy from the beginning of a presentation on, and free once the page has come.
    private static let forgetful = TransitionScene.pull("forgetful") { habits in
        habits.mayShow = { !$0.isBusy }
        habits.begins = { $0.isBusy = true }
        habits.ends = { host, context in if !context.transitionWasCancelled { host.isBusy = false } }
    }

    @Test("after a cancel, where it works in the twin, is told")
    func stuckFlag() {
        #expect(
            complaints([Self.cancelledPull, .wait(frames: 60)], in: Self.forgetful)
                == ["works-again-afterwards · action show page · asks for nothing"])
    }

    @Test("is left alone where the flag is reset, or where it does nothing in the twin either")
    func right() {
        let tidy = TransitionScene.pull("tidy") { habits in
            habits.mayShow = { !$0.isBusy }
            habits.begins = { $0.isBusy = true }
            habits.ends = { host, _ in host.isBusy = false }
        }
        #expect(complaints([Self.cancelledPull, .wait(frames: 60)], in: tidy).isEmpty)
        #expect(complaints([.act("show page"), .wait(frames: 60)], in: Self.forgetful).isEmpty)
        #expect(complaints([.act("show page"), .wait(frames: 60), Self.cancelledPull], in: tidy).isEmpty)
    }
}
