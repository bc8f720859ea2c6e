import ArgumentParser
import TransitionCore
import TransitionInvariants
import TransitionRunner

/// The command line over a list of scenes: reads the arguments, carries the command out, gives the exit code.
@MainActor
struct CommandLineTool {
    /// How the user starts it, for messages and advice.
    let name: String
    let scenes: [TransitionScene]
    /// Known bugs, each with its repair: the tool's own measure.
    var zoo: [ZooEntry] = []
    /// The day on which the last days of allowances are judged, unless `--today` says another.
    var today = CalendarDay.today()
    let engine: SearchEngine
    let console: Console

    func run(_ arguments: [String]) -> Int32 {
        do {
            return try perform(try parse(arguments)).rawValue
        } catch let failure as CommandFailure {
            // Names from outside may hold line ends; a message is one line all the same.
            let line = failure.message.split(whereSeparator: \.isNewline).joined(separator: " ")
            console.error("\(name): \(line)\n")
            return failure.status.rawValue
        } catch {
            console.error("\(name): \(error)\n")
            return ExitStatus.usage.rawValue
        }
    }

    private func parse(_ arguments: [String]) throws -> any ParsableCommand {
        do {
            return try TransitionCheckCommand.parseAsRoot(arguments)
        } catch {
            let message = TransitionCheckCommand.message(for: error)
            throw CommandFailure.usage(message + (message.hasSuffix("?") ? " See" : "; see") + " '\(name) --help'")
        }
    }

    private func perform(_ command: any ParsableCommand) throws -> ExitStatus {
        switch command {
        case let run as RunCommand: return try perform(run)
        case let replay as ReplayCommand: return try perform(replay)
        case let zoo as ZooCommand: return try perform(zoo)
        case is ListCommand: list()
        case is InvariantsCommand: listInvariants()
        case is TransitionCheckCommand:
            throw CommandFailure.usage(
                "no command given; use run, replay, list, invariants or zoo, or see '\(name) --help'")
        default: try performOwn(command)
        }
        return .noFailureFound
    }

    /// Help is a command of the parser's own, which throws its text.
    private func performOwn(_ command: any ParsableCommand) throws {
        var command = command
        do {
            try command.run()
        } catch {
            guard TransitionCheckCommand.exitCode(for: error) == .success else { throw error }
            // The grammar has one name; this tool has that of the executable that a user has made.
            let help = TransitionCheckCommand.fullMessage(for: error)
            console.output(help.replacing(TransitionCheckCommand.commandName, with: name) + "\n")
        }
    }

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
        return scene.judged(on: try day(today) ?? self.today)
    }

    private func day(_ text: String?) throws(CommandFailure) -> CalendarDay? {
        guard let text else { return nil }
        guard let day = CalendarDay(text) else {
            throw CommandFailure.usage("--today takes a day as 2027-01-31, not '\(text)'")
        }
        return day
    }

    private func scene(named wanted: String, asked: String) throws(CommandFailure) -> TransitionScene {
        let all = scenes + zoo.flatMap { [$0.scene, $0.twin] }
        let found = all.filter { $0.name == wanted }
        guard found.count < 2 else {
            throw CommandFailure(
                status: .faultyScene,
                message:
                    "\(found.count) scenes are named '\(wanted)', so that a script cannot tell which it is for; rename "
                    + "all but one")
        }
        if let scene = found.first { return scene }
        // The zoo is proposed to those alone who ask for it.
        let proposed = wanted.lowercased().hasPrefix("zoo") ? all : scenes
        throw CommandFailure.usage(
            "\(asked) '\(wanted)'\(NearestNames.advice(for: wanted, among: proposed.map(\.name)))")
    }
}
