import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@MainActor
@Suite("Probes")
struct ProberTests {
    @Test("A button that does nothing asks for nothing; what is not there is skipped; else nobody knows")
    func deadButton() {
        let scene = TransitionScene("buttons") { UIViewController() }
            .action("dead", when: { _ in true }) { _ in }
            .action("absent", when: { _ in false }) { _ in }
            .action("idle") { _ in }
        let performer = ScriptPerformer(scene: scene)
        let app = performer.launch(profile: .default)
        let probes = Prober(performer: performer).probe(app)
        #expect(probes.map(\.result) == [.requestedNothing, .skipped, .didNothing])
        _ = app.tearDown()
    }
}
