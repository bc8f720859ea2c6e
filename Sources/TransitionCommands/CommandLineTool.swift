import ArgumentParser
import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionRunner

/// The command line over a list of scenes: reads the arguments, carries the command out, gives the exit code.
@MainActor
struct CommandLineTool {
    /// How the user starts it, for messages and advice.
    let name: String
    let scenes: [TransitionScene]
    /// Scenes that are found by their names alone, and not listed.
    var unlistedScenes: [TransitionScene] = []
    /// The day on which the last days of allowances are judged, unless `--today` says another.
    var today = CalendarDay.today()
    let engine: SearchEngine
    let console: Console

    func run(_ arguments: [String]) -> Int32 {
        console.status(of: name) {
            if let text = answer(to: arguments) {
                console.output(text)
                return .noFailureFound
            }
            return try perform(try grammar.parse(arguments))
        }
    }

    private func answer(to arguments: [String]) -> String? {
        guard CompletionRequest.isOne(arguments) else { return grammar.answer(to: arguments) }
        return KnownNames.$current.withValue(knownNames) { grammar.answer(to: arguments) }
    }

    private var grammar: CommandGrammar<TransitionCheckCommand> {
        CommandGrammar(TransitionCheckCommand.self, name: name, example: ExampleWords(scenes))
    }

    /// All of them, to be asked for where a shell does.
    private var knownNames: KnownNames {
        let rules = (scenes + unlistedScenes).map { ($0.name, $0.invariantSet.ids.map(\.name)) }
        return KnownNames(
            scenes: scenes.map(\.name), unlistedScenes: unlistedScenes.map(\.name),
            rules: Dictionary(rules, uniquingKeysWith: { first, _ in first }))
    }

    private func perform(_ command: any ParsableCommand) throws -> ExitStatus {
        switch command {
        case let run as RunCommand: return try perform(run)
        case let replay as ReplayCommand: return try perform(replay)
        case let report as ReportCommand: return try perform(report)
        case let export as ExportCommand: return try perform(export)
        case let shrink as ShrinkCommand: return try perform(shrink)
        case let fuzz as FuzzCommand: return try perform(fuzz)
        case let overnight as OvernightCommand: return try perform(overnight)
        case let coverage as CoverageCommand: return try perform(coverage)
        case let engine as EngineCommand: return try perform(engine)
        case let start as InitCommand: return try perform(start)
        case let port as PortCommand: return try perform(port)
        case is ListCommand: list()
        case is InvariantsCommand: listInvariants()
        case is TransitionCheckCommand:
            throw CommandFailure.usage(
                "no command given; use run, replay, report, export, shrink, fuzz, overnight, coverage, list, "
                    + "invariants, init or port, or see '\(name) --help'")
        default: console.output(try grammar.text(of: command))
        }
        return .noFailureFound
    }

    var reportStyle: ReportStyle { ReportStyle(command: name, usesColor: console.usesColor, width: console.width) }

    private func list() {
        for scene in scenes {
            let actions = scene.actionNames.map { "  act \(quoted($0))\n" }
            console.output("\(scene.name)\n\(actions.joined())")
        }
    }

    private func listInvariants() {
        let invariants = InvariantSet.standard.invariants
        let width = invariants.map { $0.id.name.count }.max() ?? 0
        for invariant in invariants {
            let padding = String(repeating: " ", count: width - invariant.id.name.count)
            console.output("\(invariant.id)\(padding)  \(invariant.summary)\n")
        }
    }

    private func quoted(_ action: String) -> String {
        // A step of that action as scripts spell it, without its first word.
        String(ScriptText.line(.act(action)).dropFirst("act ".count))
    }

    /// The scene of that name, judged on that day; a failure names those that are nearest.
    func scene(named wanted: String, asked: String, today: String?) throws(CommandFailure) -> TransitionScene {
        let scene = try scene(named: wanted, asked: asked)
        guard scene.faults.isEmpty else {
            throw CommandFailure(
                status: .faultyScene,
                message: "the scene '\(scene.name)' cannot be tested: \(scene.faults.joined(separator: "; "))")
        }
        return scene.judgingAllowances(asOf: try day(today) ?? self.today)
    }

    /// The scene that a script is for: one for what is gone tests nothing, as one with an action that is gone.
    func scene(of script: Script, today: String?) throws(CommandFailure) -> TransitionScene {
        let isGone = !(scenes + unlistedScenes).contains { $0.name == script.scene }
        do {
            return try scene(named: script.scene, asked: "the script is for a scene that is not here,", today: today)
        } catch {
            guard isGone else { throw error }
            throw CommandFailure(status: .malformedInput, message: error.message)
        }
    }

    private func day(_ text: String?) throws(CommandFailure) -> CalendarDay? {
        guard let text else { return nil }
        guard let day = CalendarDay(text) else {
            throw CommandFailure.usage("--today takes a day as 2027-01-31, not '\(text)'")
        }
        return day
    }

    private func scene(named wanted: String, asked: String) throws(CommandFailure) -> TransitionScene {
        let all = scenes + unlistedScenes
        let found = all.filter { $0.name == wanted }
        guard found.count < 2 else {
            throw CommandFailure(
                status: .faultyScene,
                message:
                    "\(found.count) scenes are named '\(wanted)', so that a script cannot tell which it is for; rename "
                    + "all but one")
        }
        if let scene = found.first { return scene }
        // What is not listed is proposed to those alone who begin as its names do: `zoo-`.
        let beginning = wanted.lowercased().prefix { $0 != "-" }
        let isUnlisted = unlistedScenes.contains { $0.name.lowercased().prefix { $0 != "-" } == beginning }
        let proposed = isUnlisted ? all : scenes
        throw CommandFailure.usage(
            "\(asked) '\(wanted)'\(NearestNames.advice(for: wanted, among: proposed.map(\.name)))")
    }
}
