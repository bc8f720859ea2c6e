import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionGenerators

@testable import TransitionRunner

@Suite("A guided search")
@MainActor
struct GuidedSearchTests {
    private static func scene(_ name: String = "guided") -> TransitionScene {
        TransitionScene(name) { UIViewController() }
            .action("show", when: { $0.presentationChain.count < 4 }) { app in
                app.topViewController?.present(UIViewController(), animated: true)
            }
            .action("hide", when: { $0.presentationChain.count > 1 }) { app in
                app.topViewController?.dismiss(animated: true)
            }
            .action("hide all at once") { app in app.window.rootViewController?.dismiss(animated: false) }
    }

    private static func options(runs: Int, isGuided: Bool = true) -> SearchOptions {
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps) = (runs, 5, 8)
        (options.isGuided, options.invariants) = (isGuided, ["no-crash", "four-deep"])
        return options
    }

    @Test("draws its first 128 scripts as one that is not guided, and later ones otherwise")
    func beginning() {
        func statistics(_ runs: Int, _ isGuided: Bool) -> SearchStatistics {
            search(Self.scene(), options: Self.options(runs: runs, isGuided: isGuided)).statistics
        }
        #expect(statistics(128, true).frameCount == statistics(128, false).frameCount)
        #expect(statistics(256, true).frameCount != statistics(256, false).frameCount)
    }

    @Test("tells which script showed a failure first, as the search itself does, for any number of jobs")
    func firstScripts() throws {
        let scene = Self.scene("guided to a failure").invariant(
            "four-deep", .always(.holds("no four pages") { $0.presentationChain.count < 4 }))
        let found = search(scene, options: Self.options(runs: 600)).counterexamples
        let index = try #require(found.first?.statistics.firstFailure)
        for jobs in [1, 3] {
            var options = Self.options(runs: 600)
            options.jobs = jobs
            let firsts = findFirstScripts(in: scene, options: options)
            #expect(firsts.map(\.script) == [index])
            #expect(firsts.first?.failure == found.first?.identity)
        }
    }

    @Test("goes on from what is rare: it comes to a page that takes many steps at least twice as often")
    func depth() {
        // Seven pages above each other, which a step back at the wrong time undoes.
        let scene = TransitionScene("deep") { UIViewController() }
            .action("show", when: { $0.isAtRest }) { app in
                app.topViewController?.present(UIViewController(), animated: true)
            }
            .action("hide") { app in app.topViewController?.dismiss(animated: true) }
            .action("hide all") { app in app.window.rootViewController?.dismiss(animated: true) }
            .action("stay") { app in app.window.rootViewController?.view.setNeedsLayout() }
            .invariant("seven-deep", .always(.holds("not so deep") { $0.presentationChain.count < 7 }))
        var counts: [Int] = []
        for isGuided in [false, true] {
            var options = Self.options(runs: 2_000, isGuided: isGuided)
            (options.maxSteps, options.profiles, options.invariants) = (24, .defaultOnly, ["seven-deep"])
            let search = Search(scene: scene, options: options, progress: nil)
            let found = search.firstScripts().first
            counts.append(found.map { search.total.coincidences.count(of: $0.failure) } ?? 0)
        }
        #expect(counts[0] * 2 < counts[1] && counts[1] > 4, "\(counts)")
    }
}

@Suite("What a script did to transitions")
@MainActor
struct TraceFeaturesTests {
    private static let scene = TransitionScene("features") { UIViewController() }
        .action("show") { app in app.topViewController?.present(UIViewController(), animated: true) }
        .action("hide") { app in app.topViewController?.dismiss(animated: true) }

    private static func result(_ steps: [Step]) -> RunResult {
        Judge(scene: scene, invariants: ["no-crash"]).judge(Script(scene: "features", steps: steps))
    }

    @Test("is the same for the same steps, and other for another phase, but not for another frame of it")
    func phases() {
        let early = Self.result([.act("show"), .wait(frames: 8), .act("hide")]).features
        let later = Self.result([.act("show"), .wait(frames: 9), .act("hide")]).features
        let atRest = Self.result([.act("show"), .wait(frames: 60), .act("hide")]).features
        #expect(early == Self.result([.act("show"), .wait(frames: 8), .act("hide")]).features)
        #expect(Set(early) == Set(later))
        #expect(Set(early) != Set(atRest) && !early.isEmpty)
    }

    @Test("is told with the step that did it, and the frames at which something changed")
    func steps() {
        let features = Self.result([.wait(frames: 5), .act("show"), .wait(frames: 90)]).traceFeatures
        #expect(features.stepStarts.prefix(3) == [0, 5, 5])
        #expect(features.steps.contains(1) && features.steps.allSatisfy { (-1...3).contains($0) })
        // The request, and the end of the presentation.
        #expect(features.instants.first == 5 && features.instants.count > 1)
    }

    @Test("is not told of an app that waits for ever for a transition")
    func stuck() {
        let scene = TransitionScene("stuck features") { UIViewController() }
            .action("show") { app in
                let page = StuckPage()
                page.modalPresentationStyle = .fullScreen
                app.topViewController?.present(page, animated: true)
            }
        let judge = Judge(scene: scene, invariants: ["completes-exactly-once"])
        let short = judge.judge(Script(scene: scene.name, steps: [.act("show")]))
        let long = judge.judge(Script(scene: scene.name, steps: [.act("show"), .wait(frames: 9), .background]))
        #expect(!short.violations.isEmpty && short.features == long.features)
    }

    @Test("is kept with the shortest way to it, counted in all parts, and read again as it was written")
    func map() throws {
        let generator = ScriptGenerator(vocabulary: makeVocabulary(scene: Self.scene, profiles: .standard))
        func sighting(_ steps: [Step]) -> FeatureMap.Sighting {
            let material = generator.material(
                of: Script(scene: "features", steps: steps), stepStarts: [0], instants: [], askedRules: [])
            return FeatureMap.Sighting(count: 1, witness: material, stepCount: steps.count)
        }
        var map = FeatureMap()
        map.add(7, sighting([.background, .foreground]))
        map.add(9, sighting([.background, .foreground]))
        var later = FeatureMap()
        later.add(7, FeatureMap.Sighting(count: 2, witness: nil, stepCount: 2))
        later.add(9, sighting([.act("show")]))
        later.add(9, sighting([.act("show"), .wait(frames: 1), .act("hide")]))
        map.add(try JSONDecoder().decode(FeatureMap.self, from: JSONEncoder().encode(later)))
        #expect(map.features == [7, 9] && map.sightings.map(\.count) == [3, 3])
        #expect(map.sightings.map(\.stepCount) == [2, 1] && map.count(of: 9) == 3 && map.count(of: 8) == 0)
        let read = try JSONDecoder().decode(FeatureMap.self, from: JSONEncoder().encode(map))
        #expect(read.features == map.features && read.sightings.map(\.count) == map.sightings.map(\.count))
        #expect(read.sightings.map(\.witness) == map.sightings.map(\.witness))
    }
}

private final class StuckPage: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    override func viewDidLoad() {
        super.viewDidLoad()
        transitioningDelegate = self
    }

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    // Never completes.
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}
