import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A scene that cannot be tested, or hardly")
@MainActor
struct FaultySceneTests {
    private nonisolated static func scene(_ name: String = "pages", size: CGSize = CGSize(width: 390, height: 844))
        -> TransitionScene
    {
        TransitionScene(name, size: size) { UIViewController() }
    }

    private func search(_ scene: TransitionScene, stopsAtFirst: Bool = false) -> [Counterexample] {
        var options = SearchOptions()
        options.runCount = 20
        options.maxSteps = 4
        options.seed = 1
        options.hangTimeout = 1
        options.stopsAtFirstFailure = stopsAtFirst
        return TransitionRunner.search(scene, options: options).counterexamples
    }

    @Test(
        "has a name of one line, a window, and actions with names and weights, or says which of these it lacks",
        arguments: [
            (scene(""), "the scene has no name; "),
            (scene("two\nlines"), "the scene's name holds a line end or control character; "),
            (scene(size: .zero), "its window is 0.0 × 0.0 points; "),
            (scene(size: CGSize(width: CGFloat.nan, height: 10)), "its window is nan × 10.0 points; "),
            (scene().action("") { _ in }, "an action has no name; "),
            (scene().action("show", weight: 0) { _ in }, "the action \"show\" has the weight 0; "),
            (
                scene().invariant("no-crash", .holds("x") { _ in true }),
                "the rule 'no-crash' has the name of a standard"
            ),
            (scene().invariant("My Rule!", .holds("x") { _ in true }), "the rule 'My Rule!' is not in kebab case; "),
        ])
    func faults(scene: TransitionScene, fault: String) {
        #expect(scene.faults.count == 1 && scene.faults[0].hasPrefix(fault))
        #expect(search(scene).map(\.identity.invariant) == ["scene-is-sound"])
        let replayed = replay(Script(scene: scene.name, steps: [.lift]), in: scene)
        #expect(replayed.violations.map(\.identity.invariant) == ["scene-is-sound"])
    }

    @Test("may have any other name")
    func otherNames() {
        #expect(Self.scene("a/b \"ü\" 👩").faults == [])
    }

    @Test("says that it was the launch, when its root closure traps")
    func trappingRoot() throws {
        let found = search(TransitionScene("pages") { fatalError("no root today") })
        let violation = try #require(found.first?.violations.first)
        #expect(found.count == 1 && violation.seen.contains(" at launch: ") && violation.seen.contains("no root today"))
        #expect(violation.remedy.hasPrefix("Look at the scene's root closure"))
    }

    /// Set by a condition, in a child.
    nonisolated(unsafe) private static var hasBeenJudged = false

    @Test("blames no rule whose condition is only looked at where the script dies without it, too, if otherwise")
    func diesEitherWay() throws {
        let scene = TransitionScene("dies either way") { UIViewController() }
            .action("trap") { _ in
                if Self.hasBeenJudged { fatalError("after the condition") }
                fatalError("without the condition")
            }
            .invariant(
                "is-looked-at",
                .always(
                    .holds("it looks") { _ in
                        Self.hasBeenJudged = true
                        return true
                    }))
        let script = Script(scene: scene.name, steps: [.act("trap")])
        let found = try #require(explain(script, in: scene))
        #expect(found.crash != nil && !found.violations[0].summary.contains("is-looked-at"))
    }

    @Test("names the rule whose condition traps, in a search and in a replay")
    func trappingCondition() throws {
        let scene = Self.scene().action("show") { $0.topViewController?.present(UIViewController(), animated: true) }
            .invariant("is-quiet", .always(.holds("it is quiet") { _ in true }))
            .invariant(
                "page-is-wide",
                .always(
                    .holds("the page is wide") {
                        $0.topViewController!.presentingViewController == nil
                            || $0.window.rootViewController!.navigationController!.view.bounds.width > 0
                    }))
        let found = try #require(search(scene).first { $0.crash != nil })
        #expect(found.script.steps == [.act("show")])
        #expect(found.violations[0].summary.hasPrefix("The condition of the rule page-is-wide did not return: "))
        let replayed = replay(found.script, in: scene)
        #expect(replayed.violations.first?.summary == found.violations[0].summary)
        #expect(replayed.violations.map(\.identity) == [found.identity])
    }

    @Test("names the action that hangs, and the step, and is not waited for again and again")
    func hangingAction() throws {
        var options = SearchOptions()
        options.runCount = 40
        options.maxSteps = 1
        options.seed = 1
        options.hangTimeout = 0.2
        let result = TransitionRunner.search(Self.scene().action("hang") { _ in while true {} }, options: options)
        #expect((2...3).contains(result.statistics.hungScriptCount) && result.statistics.untriedScriptCount == 0)
        #expect(result.statistics.scriptCount == 40 && result.statistics.leftOutActions == ["hang"])
        let found = try #require(result.counterexamples.first)
        #expect(found.script.steps == [.act("hang")])
        #expect(found.violations[0].seen == "hang in step 1")
        #expect(found.callSites.first?.file.hasSuffix("FaultySceneTests.swift") == true)
    }

    @Test(
        "is not blamed for a child that was held up once, as it tried the actions or later, and nothing is left out",
        arguments: [0, 200])
    func heldUpOnce(call: Int) throws {
        // Folders outlive a child.
        let folder = URL.temporaryDirectory.appending(path: "held-up-\(UUID().uuidString)")
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        // Pinches are drawn where the actions, tried out, have shown a view that takes them.
        let pinched = TransitionScene("pinched") {
            let root = UIViewController()
            root.view.addGestureRecognizer(UIPinchGestureRecognizer())
            return root
        }
        let scene = pinched.action("hold up") { _ in
            let place = folder.appending(path: "\((try? files.contentsOfDirectory(atPath: folder.path))?.count ?? 0)")
            try? files.createDirectory(at: place, withIntermediateDirectories: false)
            while place.lastPathComponent == "\(call)" {}
        }
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps, options.hangTimeout) = (100, 1, 3, 1)
        let result = TransitionRunner.search(scene, options: options)
        #expect(files.fileExists(atPath: folder.appending(path: "\(call + 1)").path))
        #expect(result.counterexamples.isEmpty)
        let quiet = TransitionRunner.search(pinched.action("hold up") { _ in }, options: options)
        #expect(result.statistics.frameCount == quiet.statistics.frameCount)
        #expect(result.statistics.scriptCount == 100 && result.statistics.hungScriptCount == 0)
    }

    /// Overrides `loadView()` and forgets what it is for.
    private final class Viewless: UIViewController {
        override func loadView() {}
    }

    @Test("names the root that has no view, before any step")
    func rootWithoutView() throws {
        let found = try #require(search(TransitionScene("viewless") { Viewless() }, stopsAtFirst: true).first)
        #expect(found.script.steps.isEmpty)
        #expect(found.identity.invariant == "no-crash")
        #expect(found.violations[0].seen.contains("loadView() of <Viewless"))
    }

    @Test("of which the launch never rests, shows nothing, or asks too early, is told so by the search")
    func launchNotes() {
        final class Restless: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let page = UIViewController()
                present(page, animated: true) { page.dismiss(animated: true) { self.viewDidAppear(animated) } }
            }
        }
        final class Clear: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.alpha = 0
            }
        }
        final class Early: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                present(UIViewController(), animated: true)
            }
        }
        func notes(_ root: @escaping @MainActor () -> UIViewController) -> [LaunchNote] {
            var options = SearchOptions()
            (options.runCount, options.maxSteps, options.seed) = (2, 2, 1)
            return TransitionRunner.search(TransitionScene("launch", root: root), options: options)
                .statistics.launchNotes
        }
        let restless = notes { Restless() }
        #expect(restless.contains { if case .neverRests = $0 { true } else { false } })
        #expect(notes { Clear() } == [.isBlank(controller: "Clear")])
        #expect(notes { Early() }.contains(.asksBeforeItAppears(controller: "Early")))
        func page(isLive: Bool) -> [LaunchNote] {
            notes {
                let page = UIViewController()
                page.view.backgroundColor = .white
                page.view.isUserInteractionEnabled = isLive
                return page
            }
        }
        #expect(page(isLive: true) == [])
        #expect(page(isLive: false) == [.takesNoTouches(controller: "UIViewController")])
    }
}
