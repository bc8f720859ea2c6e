import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

/// Counts its own acts, and breaks after some; where a bar takes longer to hide (C23) it breaks at once.
private final class CountingPage: UIViewController {
    private(set) var count = 0
    var isGuessed: Bool { UINavigationController.hideShowBarDuration > 0.3 }

    func act(breakingAt limit: Int, orTrapping traps: Bool = false) {
        count += 1
        guard isGuessed || count >= limit else { return view.setNeedsLayout() }
        let absent: UIView? = count > 1_000 ? view : nil
        if traps { _ = absent!.bounds }
        present(self, animated: false)
    }
}

@Suite("A failure that needs another answer to a contested rule")
@MainActor
struct ContestedFailureTests {
    private static func scene(breakingAt limit: Int, orTrapping traps: Bool = false) -> TransitionScene {
        TransitionScene("counting") { CountingPage() }.action("count") { app in
            (app.topViewController as? CountingPage)?.act(breakingAt: limit, orTrapping: traps)
            app.advance(frames: 1)
        }
    }

    private func result(
        _ scene: TransitionScene, _ contested: ContestedFailures = .warn,
        profiles: ProfileSet = ProfileSet([.default, UIKitProfile(flipping: [.barDurationIsOneFifth])]),
        stopsAtFirstFailure: Bool = false
    ) -> SearchResult {
        var options = SearchOptions()
        options.runCount = 60
        options.seed = 3
        options.maxSteps = 12
        options.contested = contested
        options.profiles = profiles
        options.stopsAtFirstFailure = stopsAtFirstFailure
        return search(scene, options: options)
    }

    private let flipped = UIKitProfile(flipping: [.barDurationIsOneFifth])

    @Test("is a warning, a failure where that is asked for, and nothing to a search by the ledger alone")
    func isAWarning() throws {
        let scene = Self.scene(breakingAt: .max)
        let warned = result(scene)
        #expect(warned.failures.isEmpty)
        let warning = try #require(warned.warnings.first)
        #expect(warning.script.steps == [.act("count")] && warning.script.profile == flipped)
        #expect(warning.profiles == .dependsOn([.barDurationIsOneFifth]))
        #expect(result(scene, .fail).failures.map(\.script) == [warning.script])
        #expect(result(scene, .off).counterexamples.isEmpty)
    }

    @Test("is not come upon by a search by the ledger alone either, as it finds out about another failure")
    func notMet() throws {
        let scene = Self.scene(breakingAt: 3).invariant(
            "bar-is-quick",
            .always(.holds("the bar is quick") { _ in UINavigationController.hideShowBarDuration < 0.3 }))
        let found = result(scene, .off)
        #expect(found.counterexamples.count == 1 && found.failures.count == 1)
        #expect(found.failures.first?.profiles == .notExamined)
        #expect(result(scene).warnings.count == 1)
    }

    @Test("is a failure if another script shows it by the ledger's answers, and has that as its smallest")
    func longerByDefault() throws {
        let scene = Self.scene(breakingAt: 3)
        let found = try #require(result(scene).counterexamples.first)
        #expect(
            !found.isWarning
                && found.script == Script(scene: "counting", steps: Array(repeating: .act("count"), count: 3)))
        let guessed = result(scene, .fail, profiles: ProfileSet([flipped])).failures
        #expect(guessed.map(\.script) == [Script(scene: "counting", profile: flipped, steps: [.act("count")])])
    }

    @Test("is a failure if its own script shows it by the ledger's answers, though none of the search was by them")
    func flippedProfilesAlone() throws {
        let found = try #require(result(Self.scene(breakingAt: 1), profiles: ProfileSet([flipped])).failures.first)
        #expect(found.script == Script(scene: "counting", steps: [.act("count")]))
    }

    @Test("does not end a search for the first failure")
    func firstFailure() throws {
        let scene = Self.scene(breakingAt: .max).action("show itself", when: { $0.presentationChain.count == 1 }) {
            app in
            guard app.now > .seconds(1), UINavigationController.hideShowBarDuration < 0.3 else { return }
            app.topViewController?.present(UINavigationController(), animated: false) {
                app.topViewController?.present(app.topViewController!, animated: false)
            }
        }
        let found = result(scene, stopsAtFirstFailure: true)
        #expect(found.failures.count == 1 && found.failures[0].script.profile == .default)
        #expect(result(Self.scene(breakingAt: .max), stopsAtFirstFailure: true).failures.isEmpty)
        let flips = ProfileSet([.default, flipped])
        #expect(findCounterexample(in: Self.scene(breakingAt: .max), runs: 60, seed: 3, profiles: flips) == nil)
        let asked = findCounterexample(
            in: Self.scene(breakingAt: .max), runs: 60, seed: 3, profiles: flips, contested: .fail)
        #expect(asked?.script.profile == flipped)
    }

    @Test("may be a trap: a warning unless the trap is met by the ledger's answers as well")
    func trap() throws {
        let guessed = result(Self.scene(breakingAt: .max, orTrapping: true))
        #expect(guessed.failures.isEmpty && guessed.warnings.map(\.crash?.step) == [0])
        let found = try #require(result(Self.scene(breakingAt: 3, orTrapping: true)).counterexamples.first)
        #expect(!found.isWarning && found.script.profile == .default && found.crash != nil)
    }

    @Test("is a warning when its script is replayed, after what the script breaks in any case")
    func replayed() throws {
        let script = Script(scene: "counting", profile: flipped, steps: [.act("count")])
        #expect(explain(script, in: Self.scene(breakingAt: .max))?.isWarning == true)
        #expect(explain(script, in: Self.scene(breakingAt: 1))?.isWarning == false)
    }
}
