import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("A request that waits")
struct WaitingRequestTests {
    @Test("is no skipped step, though nothing happens before the change of size is over")
    func notSkipped() {
        let scene = TransitionScene("waiting") { UIViewController() }
            .action("show") { $0.topViewController?.present(UIViewController(), animated: false) }
            .action("nothing") { _ in }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        for step in [Step.resize(width: 844, height: 390), .act("show"), .act("nothing")] {
            performer.perform(step, in: app)
        }
        #expect(app.trace.events.count { $0.kind == .stepSkipped(.actionDoesNotApply) } == 1)
        app.advanceToRest()
        #expect(app.presentationChain.count == 2)
        _ = app.tearDown()
    }
}
