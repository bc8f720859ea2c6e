import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionReports

@testable import TransitionRunner

@Suite("An app that dies only where a script is compared")
@MainActor
struct FatalComparisonTests {
    /// Asks for a coordinator, which there is not where the same request is made without animation.
    private final class Page: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if presentingViewController != nil { transitionCoordinator!.animate(alongsideTransition: nil) }
        }
    }

    /// Never comes back from appearing without animation.
    private final class WaitingPage: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if presentingViewController != nil, transitionCoordinator == nil { while isBeingPresented {} }
        }
    }

    /// Shows pages and closes them; an act amid a transition adds a view that stays.
    private static func scene(_ name: String, _ page: @escaping @MainActor () -> UIViewController) -> TransitionScene {
        TransitionScene(name) { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                app.topViewController?.present(page(), animated: true)
            }
            .action("close", when: { $0.presentationChain.count > 1 }) { $0.topViewController?.dismiss(animated: true) }
            .action("spill", when: { !$0.isAtRest }) { app in
                app.window.rootViewController?.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            }
    }

    private func options(runs: Int) -> SearchOptions {
        var options = SearchOptions()
        (options.runCount, options.maxSteps, options.seed) = (runs, 6, 5)
        return options
    }

    @Test("is told to have died there, once, and no script is told to trap")
    func trap() throws {
        let scene = Self.scene("trapping twin") { Page() }
        let result = search(scene, options: options(runs: 120))
        #expect(result.statistics.scriptCount == 120 && result.statistics.crashedScriptCount == 0)
        #expect(result.counterexamples.allSatisfy { $0.crash == nil } && result.problems.isEmpty)
        let comparison = try #require(result.statistics.fatalComparisons.first)
        #expect(result.statistics.fatalComparisons.count == 1 && comparison.scriptCount > 1)
        #expect(comparison.cause.contains("nil") && comparison.cause.contains("FatalComparisonTests.swift:"))
        #expect(comparison.comparison == .conditions && result.statistics.stoppedComparisons == [.conditions])
        #expect(result.statistics.rests.count(of: .twinDied) == 0, "the undisturbed run is compared all the same")
        #expect(search(scene, options: options(runs: 1)).statistics.fatalComparisons.allSatisfy { $0.scriptCount == 1 })
        #expect(Vacuity.findings(result.statistics).contains { $0.contains("FatalComparisonTests.swift:") })
        let script = Script(scene: scene.name, steps: [.act("show"), .wait(frames: 60)])
        #expect(replay(script, in: scene).violations.isEmpty)
        #expect(explain(script, in: scene) == nil)
    }

    @Test("is judged by all else: what it breaks is shrunk and told")
    func otherRules() throws {
        let scene = Self.scene("trapping twin") { Page() }
            .invariant(
                "small",
                .always(
                    .holds("few subviews") { app in
                        app.window.rootViewController?.view.subviews.count ?? 0 < 2
                    }))
        let result = search(scene, options: options(runs: 200))
        let found = try #require(result.counterexamples.first)
        #expect(result.counterexamples.map(\.identity.invariant) == ["small"])
        #expect(found.script.steps.filter { $0 == .act("spill") }.count == 2 && found.flakiness == nil)
    }

    @Test("hangs there a few times at most")
    func hang() {
        var options = options(runs: 40)
        options.hangTimeout = 0.3
        let result = search(Self.scene("waiting twin") { WaitingPage() }, options: options)
        #expect(result.statistics.scriptCount == 40 && result.statistics.hungScriptCount == 0)
        #expect(result.counterexamples.isEmpty && result.problems.isEmpty)
        let comparisons = result.statistics.fatalComparisons
        // Where the stack was as it was ended may differ.
        #expect(comparisons.allSatisfy { $0.cause.hasPrefix("hang") })
        #expect(comparisons.map(\.scriptCount).reduce(0, +) == 4)
    }

    @Test("is tried again once for each script; sixteen of them, or four that hang, end all comparing")
    func limits() {
        func script(_ number: Int) -> Script { Script(scene: "any", steps: [.wait(frames: number)]) }
        func crash(_ number: Int, _ reason: DeathReason, in comparison: Comparison? = .twin) -> ChildCrash {
            let journal = JournalRecord(
                sequence: 1, bytes: Data(ScriptBinary.encode(script(number))), step: 0, progress: 1,
                comparison: comparison)
            return ChildCrash(reason: reason, message: "", journal: journal)
        }
        for (reason, limit) in [(DeathReason.signal("SIGTRAP"), 16), (.hang, 4)] {
            let comparisons = FatalComparisons()
            #expect(!comparisons.note(crash(1, reason, in: nil)))
            #expect(comparisons.found.isEmpty && !comparisons.forbids(.twin, script(1)))
            for number in 1...limit {
                #expect(comparisons.stopped.isEmpty && !comparisons.forbids(.twin, script(number)))
                #expect(comparisons.note(crash(number, reason)))
                #expect(!comparisons.note(crash(number, reason)))
                #expect(comparisons.forbids(.twin, script(number)))
            }
            #expect(comparisons.stopped == [.twin] && comparisons.forbids(.twin, script(99)))
            #expect(!comparisons.forbids(.conditions, script(1)))
            #expect(comparisons.note(crash(1, reason, in: .conditions)) && comparisons.forbids(.conditions, script(1)))
            #expect(comparisons.found.filter { $0.comparison == .twin }.map(\.scriptCount).reduce(0, +) == limit)
        }
    }
}
