import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("Probes")
struct ProberTests {
    @Test("A button that is there and does nothing asks for nothing; what is not there, or may not apply, is skipped")
    func deadButton() {
        let scene = TransitionScene("buttons") { UIViewController() }
            .action("dead", when: { _ in true }) { _ in }
            .action("absent", when: { _ in false }) { _ in }
            .action("idle") { _ in }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        let probes = Prober(performer: performer).probe(app)
        #expect(probes.map(\.result) == [.requestedNothing, .skipped, .skipped])
        _ = app.tearDown()
    }
}
