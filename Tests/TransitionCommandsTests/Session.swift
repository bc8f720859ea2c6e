import HeadlessUIKit
import TransitionCore

@testable import TransitionCommands
@testable import TransitionRunner

/// One command line over two toy scenes and a scripted engine, with all that it wrote.
@MainActor
final class Session {
    var counterexamples: [Counterexample] = []
    /// What a replay breaks.
    var violations: [Violation] = []
    var allowed: [Violation] = []
    var knownViolations: [Violation] = []
    /// What a search does not see of the baseline.
    var notSeen: [ViolationIdentity] = []
    var explanation: Counterexample?
    var isTerminal = false
    /// Of the terminal that the output goes to.
    var columns: Int?
    /// What went wrong with the search itself.
    var problems: [String] = []
    /// What went wrong with a replay, and with explaining it.
    var replayProblems: [String] = []
    var explainingProblems: [String] = []
    /// How the app died beside a replay.
    var fatalAftermaths: [FatalAftermath] = []
    /// Of the failure that a replay was asked to lead with.
    private(set) var fingerprint: String?
    /// The script of the last replay.
    private(set) var performed: Script?
    /// Scenes beside the others, by their names.
    var twins: [String] = []
    /// What the first scene allows.
    var allowance = Allowance(invariant: "no-crash", reason: "a release is near", until: "2027-01-31")
    /// The day that it is when nobody says another.
    var today = CalendarDay("2027-01-31")!
    /// Whether the scene that was searched last allows what is found.
    private(set) var isAllowed: Bool?
    /// What the scene of the last search or replay was told to know.
    private(set) var known: Set<ViolationIdentity>?
    /// Scenes that stand in no list.
    var unlisted = ["zoo-B02", "zoo-B02-repaired", "zoo-B12"]
    /// Whether a replay leaves no trace, as that of a process that died.
    var isTraceless = false
    /// What happens while a search is under way.
    var onSearch: () -> Void = {}
    /// Every search: its scene, runs and seed.
    private(set) var searches: [String] = []
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var shown: [String] = []
    private(set) var options: SearchOptions?

    static let trace: Trace = {
        var trace = Trace()
        trace.events = [TraceEvent(time: VirtualTime(frame: 1), step: 0, kind: .stepBegan)]
        return trace
    }()

    static let violation = Violation(
        identity: ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("trap")),
        summary: "The app crashed.",
        expected: "", seen: "", remedy: "", restsOn: [], decisions: [], time: VirtualTime(frame: 0))

    static let otherViolation = Violation(
        identity: ViolationIdentity(
            invariant: "no-residue", subject: .app, cause: ViolationCause("view")),
        summary: "A view is left.", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
        time: VirtualTime(frame: 0))

    static let counterexample = Counterexample(
        script: Script(scene: "contacts-modal", steps: [.act("show modal")]), violations: [violation], trace: trace,
        original: Script(scene: "contacts-modal", steps: []), statistics: SearchStatistics(seed: 1))

    func run(_ arguments: String...) -> Int32 {
        run(arguments)
    }

    func run(_ arguments: [String]) -> Int32 {
        let scenes =
            [
                TransitionScene("contacts-modal") { UIViewController() }
                    .action("show modal") { _ in }.action("say \"hi\"") { _ in }
                    .allowing(
                        allowance.invariant, for: allowance.scope, because: allowance.reason, until: allowance.until),
                TransitionScene("photo-grid") { UIViewController() },
            ] + twins.map { name in TransitionScene(name) { UIViewController() } }
        let console = Console(
            output: { self.output += $0 }, error: { self.errors += $0 },
            progress: isTerminal ? { self.shown.append($0) } : nil, usesColor: false, width: columns)
        return CommandLineTool(
            name: "tool", scenes: scenes,
            unlistedScenes: unlisted.map { name in TransitionScene(name) { UIViewController() } }, today: today,
            engine: engine, console: console
        ).run(arguments)
    }

    private var engine: SearchEngine {
        SearchEngine(
            search: { scene, options, progress in
                self.options = options
                self.onSearch()
                self.known = scene.baseline
                self.isAllowed = scene.allowance(for: Self.violation.identity) != nil
                self.searches.append("\(scene.name) \(options.runCount) \(options.seed ?? 0)")
                progress?(SearchProgress(runCount: 5, total: options.runCount, failureCount: 1, phase: .searching))
                var statistics = SearchStatistics(seed: options.seed ?? 0, scriptCount: options.runCount)
                statistics.unseenBaselineEntries = self.notSeen
                var result = SearchResult(counterexamples: self.counterexamples, statistics: statistics)
                result.problems = self.problems
                return result
            },
            replay: { script, scene in
                self.known = scene.baseline
                self.performed = script
                var result = RunResult(
                    script: script, trace: self.isTraceless ? Trace() : Self.trace, outcome: .rest,
                    violations: self.violations,
                    allowed: self.allowed, known: self.knownViolations)
                result.problems = self.replayProblems
                result.fatalAftermaths = self.fatalAftermaths
                return result
            },
            explain: { _, _, fingerprint in
                self.fingerprint = fingerprint
                return ScriptExplanation(found: self.explanation, problems: self.explainingProblems)
            })
    }
}
