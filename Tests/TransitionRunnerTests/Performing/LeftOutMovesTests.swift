import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("What a twin leaves out, since it would lead elsewhere")
@MainActor
struct LeftOutMovesTests {
    private final class Page: UIViewController {}
    private final class Note: UIView {}

    private static let scene = TransitionScene("page") { Page() }
        .action("show", when: { $0.presentationChain.count == 1 }) {
            $0.topViewController?.present(Page(), animated: true)
        }
        .action("note", when: { $0.presentationChain.count == 2 }) { $0.topViewController?.view.addSubview(Note()) }
        .action("close") { $0.window.rootViewController?.dismiss(animated: true) }
        .action("leave") { $0.window.rootViewController?.dismiss(animated: true) }

    /// The twin of a run that showed a page, put a note on it, and then asked in vain for what would close the page.
    private func twin(asking acts: [String]) -> Twin {
        let performer = ScriptPerformer(scene: Self.scene)
        let script = Script(scene: Self.scene.name, steps: [.act("show")])
        let app = performer.launch(profile: .default)
        _ = performer.perform(script, in: app)
        let outcomes = TwinPlan(of: app.trace, script).moves.moves[0].outcomes
        _ = app.tearDown()
        var moves = [TwinMove(deed: .act("show"), outcomes: outcomes, inRun: TwinMove.InRun(precedesRest: true))]
        moves += (["note"] + acts).map { TwinMove(deed: .act($0), inRun: TwinMove.InRun()) }
        moves[moves.count - 1].inRun?.precedesRest = true
        return TwinMaker(performer: performer).twin(of: TwinMoves(profile: .default, moves: moves)).twin
    }

    @Test("What is asked in vain many times over is left out at once, and what was done before it is not")
    func repeated() {
        let twin = twin(asking: ["close", "close", "close", "close", "close"])
        #expect(twin.end == nil && twin.restSnapshots.last != .some(nil))
        #expect(twin.trace.objects.contains { $0.typeName == "Note" })
    }

    @Test("Where what was done before it has to be left out as well, nothing after it is compared")
    func together() {
        let twin = twin(asking: ["close", "leave", "close", "leave", "close"])
        #expect(twin.end == nil && !twin.trace.objects.contains { $0.typeName == "Note" })
        #expect(twin.restSnapshots.map { $0 != nil } == [true, true, false, false, false, false, false, false])
    }
}
