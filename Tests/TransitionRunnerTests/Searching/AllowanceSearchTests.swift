import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("What a scene allows")
@MainActor
struct AllowanceSearchTests {
    /// Breaks a rule of its own by one of its actions, and traps by another, which no probe performs.
    private static let scene =
        soundScene
        .action("trap", when: { $0.isInBackground }) { app in
            let absent: UIView? = app.presentationChain.count > 9 ? app.window : nil
            _ = absent!.bounds
        }

    private static let soundScene = TransitionScene("pages") { UIViewController() }
        .action("show") { app in
            guard app.presentationChain.count == 1 else { return }
            app.topViewController?.present(DetailPage(), animated: true)
        }
        .invariants(InvariantSet([neverShown]))

    private static let neverShown = Invariant(id: "never-shown", summary: "Nothing is shown.") { evidence in
        evidence.trace.transitions.filter { $0.kind == .presentation }.map { record in
            let name = evidence.trace.object(record.presented).typeName
            return Violation(
                identity: ViolationIdentity(
                    invariant: "never-shown", subject: .transition(.presentation, of: name),
                    cause: ViolationCause("shown")),
                summary: "It was shown.", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
        }
    }

    private static let identity = ViolationIdentity(
        invariant: "never-shown", subject: .transition(.presentation, of: "DetailPage"), cause: ViolationCause("shown"))
    private static let trap = Allowance.Scope.subject(.app)

    private static let allowing = allowing(scene)

    private static func allowing(_ scene: TransitionScene) -> TransitionScene {
        scene.allowing("never-shown", for: .controller(DetailPage.self), because: "by design")
            .allowing("no-crash", for: trap, because: "rare")
    }

    private func search(_ scene: TransitionScene, change: (inout SearchOptions) -> Void = { _ in }) -> SearchResult {
        var options = SearchOptions()
        options.runCount = 300
        options.maxSteps = 4
        options.seed = 1
        change(&options)
        return TransitionRunner.search(scene, options: options)
    }

    @Test("fails without the allowance, by a broken rule and by a trap")
    func withoutAllowance() {
        #expect(search(Self.scene).counterexamples.map(\.identity.invariant) == ["never-shown", "no-crash"])
    }

    @Test("is found by no search, and counted with its reason")
    func search() throws {
        let result = search(Self.allowing)
        #expect(result.counterexamples.map(\.identity) == [])
        let uses = result.statistics.allowances
        #expect(uses.map(\.allowance.reason) == ["by design", "rare"])
        #expect(uses.allSatisfy { $0.state == .inForce })
        try #require(uses.map(\.failures.count) == [1, 1])
        #expect(uses[0].failures[0].identity == Self.identity)
        #expect((1..<300).contains(uses[0].failures[0].scriptCount))
        #expect(uses[1].failures[0].scriptCount == result.statistics.crashedScriptCount)
        #expect(search(Self.allowing).statistics == result.statistics)
    }

    @Test("is found by no search of all short scripts either")
    func exhaustive() {
        let result = search(Self.allowing) {
            $0.exhaustiveSteps = 2
            $0.runCount = 10_000
        }
        #expect(result.counterexamples.isEmpty && result.statistics.exhaustion?.isComplete == true)
        #expect(result.statistics.allowances.allSatisfy { !$0.failures.isEmpty })
    }

    @Test("does not end a search for the first failure, and is never what is shrunk")
    func firstFailure() throws {
        let scene = Self.allowing.action("show itself") { app in
            app.topViewController?.present(app.topViewController!, animated: false)
        }.invariants(InvariantSet([Self.neverShown] + InvariantSet.standard.invariants))
        let found = try #require(findCounterexample(in: scene, runs: 100, seed: 1))
        #expect(found.identity.invariant == "no-crash" && found.script.steps.contains(.act("show itself")))
        let all = search(scene) { $0.runCount = 60 }.counterexamples
        #expect(!all.isEmpty && all.allSatisfy { $0.identity.invariant == "no-crash" })
    }

    @Test("is named by a replay, a trap too, and passes a judge as a fuzz target uses it")
    func replays() {
        let shown = Script(scene: "pages", steps: [.act("show")])
        let sound = Self.allowing(Self.soundScene)
        #expect(replay(shown, in: Self.soundScene).violations.map(\.identity) == [Self.identity])
        #expect(replay(shown, in: sound).violations == [])
        #expect(replay(shown, in: sound).allowed.map(\.identity) == [Self.identity])
        #expect(Judge(scene: sound).judge(shown).violations == [])
        #expect(explain(shown, in: sound) == nil)
        let trapped = Script(scene: "pages", steps: [.background, .act("trap")])
        #expect(replay(trapped, in: Self.scene).violations.map(\.invariant) == ["no-crash"])
        let allowed = replay(trapped, in: Self.allowing)
        #expect(allowed.violations == [] && allowed.allowed.map(\.invariant) == ["no-crash"])
    }

    @Test("fails again when its time is over, and says that it was allowed")
    func expired() throws {
        let scene = Self.soundScene.allowing(
            "never-shown", for: .subject(.transition(.presentation, of: "DetailPage")), because: "release",
            until: "2027-01-31")
        let lastDay = try #require(CalendarDay("2027-01-31"))
        let dayAfter = try #require(CalendarDay("2027-02-01"))
        #expect(search(scene.judgingAllowances(asOf: lastDay)).counterexamples.isEmpty)
        let result = search(scene.judgingAllowances(asOf: dayAfter))
        #expect(result.counterexamples.map(\.identity.invariant) == ["never-shown"])
        #expect(result.counterexamples.map(\.expiredAllowance?.reason) == ["release"])
        #expect(result.statistics.allowances.map(\.state) == [.expired(today: dayAfter)])
        let shown = Script(scene: "pages", steps: [.act("show")])
        #expect(explain(shown, in: scene.judgingAllowances(asOf: dayAfter))?.expiredAllowance?.until == "2027-01-31")
        #expect(explain(shown, in: scene) == nil)
    }

    @Test("is told when it allowed nothing, unless the search could not have seen it")
    func unused() {
        let scene = Self.scene.allowing("never-shown", for: .view(UILabel.self), because: "by design")
        let whole = search(scene).statistics.allowances
        #expect(whole.map(\.state) == [.inForce] && whole[0].failures.isEmpty)
        let cut = search(scene) { $0.stopsAtFirstFailure = true }.statistics.allowances
        #expect(cut.map(\.state) == [.notExamined])
        let restricted = search(scene) { $0.invariants = ["no-crash"] }.statistics.allowances
        #expect(restricted.map(\.state) == [.notExamined])
        let misspelt = search(Self.scene.allowing("never-shwon", because: "by design")).statistics.allowances
        #expect(misspelt.map(\.state) == [.withoutRule])
    }

    @Test("has to have a day that exists, a reason and a name; else nothing is performed")
    func faults() throws {
        let scene = Self.scene.allowing("own", for: .view(""), because: " ", until: "2027-02-30")
        #expect(
            scene.faults == [
                "the allowance of own for view  ends on '2027-02-30', which is no day; write it as 2027-01-31",
                "the allowance of own for view  has no reason; say in 'because' why the violation is put up with",
                "the allowance of own names nothing; give it the subject or class it is for",
            ])
        let result = search(scene)
        #expect(result.statistics.scriptCount == 0)
        #expect(result.counterexamples.map(\.identity.invariant) == ["scene-is-sound"])
        let shown = replay(Script(scene: "pages", steps: [.act("show")]), in: scene)
        #expect(shown.violations.first?.summary.contains("'2027-02-30', which is no day") == true)
    }
}

private final class DetailPage: UIViewController {}
