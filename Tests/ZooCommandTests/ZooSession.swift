import HeadlessUIKit
import TransitionCore
import TransitionZoo

@testable import TransitionCommands
@testable import TransitionRunner
@testable import ZooCommand

/// One command line over two toy entries and a scripted engine, with all that it wrote.
@MainActor
final class ZooSession {
    /// What a search of a flawed scene finds.
    var counterexamples: [Counterexample] = []
    /// Whether that is found in repaired scenes, too.
    var repairIsBlamed = false
    /// What goes wrong with a search, by its scene.
    var problems: [String: [String]] = [:]
    var isTerminal = false
    /// Every search: its scene, runs and seed.
    private(set) var searches: [String] = []
    /// Is told of each search, by its scene, before it begins.
    var willSearch: (String) -> Void = { _ in }
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var shown: [String] = []

    nonisolated static let counterexample: Counterexample = {
        let violation = Violation(
            identity: ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("trap")),
            summary: "The app crashed.", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
            time: VirtualTime(frame: 0))
        let script = Script(scene: "zoo-B02", steps: [.lift])
        return Counterexample(
            script: script, violations: [violation], trace: Trace(), original: script,
            statistics: SearchStatistics(seed: 1))
    }()

    func run(_ arguments: String...) -> Int32 {
        run(arguments)
    }

    func run(_ arguments: [String]) -> Int32 {
        let entries = ["B02", "B12"].map { id in
            ZooEntry(id, "The app froze.", triggers: [.background], caughtBy: ["no-crash"]) { name, _ in
                TransitionScene(name) { UIViewController() }
            }
        }
        let console = Console(
            output: { self.output += $0 }, error: { self.errors += $0 },
            progress: isTerminal ? { self.shown.append($0) } : nil, usesColor: false)
        return ZooTool(entries: entries, engine: engine, console: console).run(arguments)
    }

    private var engine: SearchEngine {
        var engine = SearchEngine.live
        engine.search = { scene, options, progress in
            self.willSearch(scene.name)
            self.searches.append("\(scene.name) \(options.runCount) \(options.seed ?? 0)")
            progress?(SearchProgress(runCount: 5, total: options.runCount, failureCount: 1, phase: .searching))
            let isRepaired = scene.name.hasSuffix("-repaired")
            var result = SearchResult(
                counterexamples: isRepaired && !self.repairIsBlamed ? [] : self.counterexamples,
                statistics: SearchStatistics(seed: options.seed ?? 0, scriptCount: options.runCount))
            result.problems = self.problems[scene.name] ?? []
            return result
        }
        return engine
    }
}
