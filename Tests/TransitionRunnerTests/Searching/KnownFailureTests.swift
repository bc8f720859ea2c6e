import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("What is known of a scene")
@MainActor
struct KnownFailureTests {
    /// Traps in the background, where no probe is, and presents a controller on itself.
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show itself") { $0.topViewController?.present($0.topViewController!, animated: false) }
        .action("trap", when: { $0.isInBackground }) { app in
            let absent: UIView? = app.presentationChain.count > 9 ? app.window : nil
            _ = absent!.bounds
        }

    private let exception = Script(scene: "pages", steps: [.act("show itself")])
    private let trap = Script(scene: "pages", steps: [.background, .act("trap")])

    private func identity(_ script: Script) throws -> ViolationIdentity {
        try #require(replay(script, in: Self.scene).violations.first?.identity)
    }

    private func search(_ scene: TransitionScene, stopsAtFirstFailure: Bool = false) -> SearchResult {
        var options = SearchOptions()
        options.runCount = 120
        options.maxSteps = 6
        options.seed = 1
        options.stopsAtFirstFailure = stopsAtFirstFailure
        return TransitionRunner.search(scene, options: options)
    }

    @Test("fails nothing in a search, by a broken rule or a trap, and is counted")
    func searched() throws {
        let found = try [exception, trap].map(identity)
        let gone = ViolationIdentity(
            invariant: "no-residue", subject: .transition(.pop, of: "Page"), cause: ViolationCause("Bar left"))
        let result = search(Self.scene.withBaseline(Set(found + [gone])))
        #expect(result.counterexamples.isEmpty)
        #expect(result.statistics.known.map(\.identity) == found.sorted())
        #expect(result.statistics.known.map(\.scriptCount).min() ?? 0 > 0)
        #expect(result.statistics.unseenBaselineEntries == [gone])
        #expect(result.statistics.crashedScriptCount > 0)
    }

    @Test("is told as gone where neither the scene nor the toolkit has the rule, or the rule has not the cause")
    func gone() {
        func identity(_ rule: InvariantID, _ code: String) -> ViolationIdentity {
            ViolationIdentity(invariant: rule, subject: .app, cause: ViolationCause(code, [.text("x")]))
        }
        let gone = [identity("no-residue", "gone-code"), identity("no-such-rule", "held")]
        let mayCome = [identity("no-residue", "left"), identity("page-is-there", "held")]
        let scene = Self.scene.invariant("page-is-there", .always(.holds("it is there") { _ in true }))
        let statistics = search(scene.withBaseline(Set(gone + mayCome))).statistics
        #expect(statistics.unseenBaselineEntries == (gone + mayCome).sorted())
        #expect(statistics.goneBaselineEntries == gone)
    }

    @Test("does not end a search that looks for the first failure, nor is it what that shrinks")
    func firstFailure() throws {
        let result = search(Self.scene.withBaseline([try identity(trap)]), stopsAtFirstFailure: true)
        #expect(result.counterexamples.map(\.identity) == [try identity(exception)])
    }

    @Test("is told apart by a replay and by a judge, as a fuzz target uses it")
    func replayed() throws {
        let (script, identity) = (exception, try identity(exception))
        let scene = Self.scene.withBaseline([identity])
        for result in [replay(script, in: scene), Judge(scene: scene).judge(script)] {
            #expect(result.violations.isEmpty && result.known.map(\.identity) == [identity])
        }
        #expect(explain(script, in: scene) == nil)
        let allowing = scene.allowing("no-crash", because: "the test wants it")
        let allowed = replay(script, in: allowing)
        #expect(allowed.known.isEmpty && allowed.allowed.map(\.identity) == [identity])
    }
}
