import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionGenerators
import TransitionInvariants
import TransitionReports

@testable import TransitionRunner

@Suite("An app that dies only after a script, where that is compared or the app is freed")
@MainActor
struct FatalAftermathTests {
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

    /// Dies where it is freed while it is on the screen, as one does that asks an unowned page of its own.
    private final class ShownPage: UIViewController {
        private var isShown = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            isShown = true
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            isShown = false
        }

        deinit { if isShown { fatalError("freed on the screen") } }
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

    /// A page whose button traps as it is tapped a second time.
    private final class ImpatientPage: UIViewController {
        private var isTapped = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            button.addAction(
                UIAction { [weak self] _ in
                    if self?.isTapped == true { fatalError("tapped twice") }
                    self?.isTapped = true
                }, for: .touchUpInside)
            view.addSubview(button)
        }
    }

    private func options(runs: Int) -> SearchOptions {
        var options = SearchOptions()
        (options.runCount, options.maxSteps, options.seed) = (runs, 6, 5)
        return options
    }

    @Test("is told to have died in the taps that follow a script")
    func taps() throws {
        let scene = TransitionScene("impatient") { ImpatientPage() }
        var options = options(runs: 120)
        options.maxSteps = 1
        let result = search(scene, options: options)
        #expect(result.statistics.scriptCount == 120 && result.statistics.crashedScriptCount == 0)
        #expect(result.counterexamples.isEmpty && result.problems.isEmpty)
        let aftermath = try #require(result.statistics.fatalAftermaths.first)
        #expect(aftermath.aftermath == .taps && aftermath.cause.contains("tapped twice"))
        #expect(Vacuity.findings(result.statistics).contains { $0.contains("in taps on what was on screen") })
    }

    @Test("is told to have died there, once, and no script is told to trap")
    func trap() throws {
        let scene = Self.scene("trapping twin") { Page() }
        let result = search(scene, options: options(runs: 120))
        #expect(result.statistics.scriptCount == 120 && result.statistics.crashedScriptCount == 0)
        #expect(result.counterexamples.allSatisfy { $0.crash == nil } && result.problems.isEmpty)
        let aftermath = try #require(result.statistics.fatalAftermaths.first)
        #expect(result.statistics.fatalAftermaths.count == 1 && aftermath.scriptCount > 1)
        #expect(aftermath.cause.contains("nil") && aftermath.cause.contains("FatalAftermathTests.swift:"))
        #expect(aftermath.aftermath == .conditions && result.statistics.stoppedAftermaths == [.conditions])
        #expect(result.statistics.rests.count(of: .twinDied) == 0, "the undisturbed run is compared all the same")
        #expect(search(scene, options: options(runs: 1)).statistics.fatalAftermaths.allSatisfy { $0.scriptCount == 1 })
        #expect(Vacuity.findings(result.statistics).contains { $0.contains("FatalAftermathTests.swift:") })
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

    @Test("is told to have died as it was freed, and is compared all the same; none is freed after sixteen")
    func freed() throws {
        let scene = Self.scene("freed on the screen") { ShownPage() }
            .invariant("closed", .always(.holds("at most one page") { $0.presentationChain.count < 3 }))
            .action("show on it", when: { $0.presentationChain.count == 2 }) { app in
                app.topViewController?.present(ShownPage(), animated: false)
            }
        let result = search(scene, options: options(runs: 200))
        let statistics = result.statistics
        #expect(statistics.scriptCount == 200 && statistics.crashedScriptCount == 0 && result.problems.isEmpty)
        #expect(statistics.fatalActions.isEmpty && statistics.rests.count(of: .twinDied) == 0)
        let death = try #require(statistics.fatalAftermaths.first)
        #expect(statistics.fatalAftermaths.count == 1 && death.aftermath == .tearDown && death.scriptCount == 16)
        #expect(death.cause.contains("FatalAftermathTests.swift:") && death.cause.contains("freed on the screen"))
        #expect(statistics.stoppedAftermaths == [.tearDown])
        let findings = Vacuity.findings(statistics)
        #expect(findings.count { $0.contains("freed") || $0.contains("leaks") } == 2, "\(findings)")
        let found = try #require(result.counterexamples.first)
        #expect(result.counterexamples.map(\.identity.invariant) == ["closed"] && found.flakiness == nil)
        #expect(found.script.steps.count == 3, "\(found.script.steps)")
        let replayed = replay(found.script, in: scene)
        #expect(replayed.violations.map(\.identity) == [found.identity])
        #expect(replayed.fatalAftermaths.map(\.aftermath) == [.tearDown])
        #expect(replayed.fatalAftermaths.map(\.scriptCount) == [1])
    }

    @Test("offers to a finger what it would if it did not die as it is freed")
    func calibration() {
        func vocabulary(_ page: @escaping @MainActor () -> UIViewController) -> ScriptVocabulary {
            let scene = TransitionScene("page with a button") { UIViewController() }
                .action("show") { app in
                    let page = page()
                    page.view.addSubview(UIButton(frame: CGRect(x: 20, y: 40, width: 80, height: 60)))
                    app.topViewController?.present(page, animated: true)
                }
            return Calibration(scene: scene, options: options(runs: 1)).run().0
        }
        let (sound, dying) = (vocabulary { UIViewController() }, vocabulary { ShownPage() })
        #expect(!sound.tapPoints.isEmpty && dying.tapPoints == sound.tapPoints)
        #expect(dying.actionNames == ["show"])
    }

    @Test("hangs there a few times at most")
    func hang() {
        var options = options(runs: 40)
        options.hangTimeout = 0.3
        let result = search(Self.scene("waiting twin") { WaitingPage() }, options: options)
        #expect(result.statistics.scriptCount == 40 && result.statistics.hungScriptCount == 0)
        #expect(result.counterexamples.isEmpty && result.problems.isEmpty)
        let comparisons = result.statistics.fatalAftermaths
        // Where the stack was as it was ended may differ.
        #expect(comparisons.allSatisfy { $0.cause.hasPrefix("hang") })
        #expect(comparisons.map(\.scriptCount).reduce(0, +) == 4)
    }

    @Test("is tried again once for each script; sixteen of them, or four that hang, end all comparing")
    func limits() {
        func script(_ number: Int) -> Script { Script(scene: "any", steps: [.wait(frames: number)]) }
        func crash(_ number: Int, _ reason: DeathReason, in aftermath: Aftermath? = .twin) -> ChildCrash {
            let journal = JournalRecord(
                sequence: 1, bytes: Data(ScriptBinary.encode(script(number))), step: 0, progress: 1,
                aftermath: aftermath)
            return ChildCrash(reason: reason, message: "", journal: journal)
        }
        for (reason, limit) in [(DeathReason.signal("SIGTRAP"), 16), (.hang, 4)] {
            let comparisons = FatalAftermaths()
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
            #expect(comparisons.found.filter { $0.aftermath == .twin }.map(\.scriptCount).reduce(0, +) == limit)
        }
    }
}
