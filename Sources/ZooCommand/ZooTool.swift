import ArgumentParser
import TransitionCommands
import TransitionCore
import TransitionReports
import TransitionRunner
import TransitionZoo

/// The command `transition-check zoo`: reads the arguments, searches the entries, gives the exit code.
@MainActor
struct ZooTool {
    /// How the user starts it, for messages.
    let name = ZooArguments.commandName
    /// Known bugs, each with its repair.
    let entries: [ZooEntry]
    let engine: SearchEngine
    let console: Console

    func run(_ arguments: [String]) -> Int32 {
        console.status(of: name) {
            let grammar = CommandGrammar(ZooArguments.self, name: name)
            let command = try grammar.parse(arguments)
            if let arguments = command as? ZooArguments { return try measure(arguments) }
            console.output(try grammar.text(of: command))
            return .noFailureFound
        }
    }

    private func measure(_ command: ZooArguments) throws(CommandFailure) -> ExitStatus {
        let entries = try entries(command.ids)
        let runs = try NumberOption(name: "--runs", range: 1...1_000_000_000).read(command.runs) ?? 5_000
        let repairRuns =
            try NumberOption(name: "--repair-runs", range: 1...1_000_000_000).read(command.repairRuns) ?? 20_000
        let seeds = try NumberOption(name: "--seeds", range: 1...10_000).read(command.seeds) ?? 5
        var matrix = ZooMatrix()
        var isWhole = true
        // Each line is printed as soon as it is known: a matrix takes hours, and may be ended before it is whole.
        if !command.json { console.output(ZooTable.head) }
        for (index, entry) in entries.enumerated() {
            let ordinal = "\(entry.id), \(index + 1) of \(entries.count)"
            let searches = (1...seeds).map { seed in
                let found = search(
                    entry.scene, entry.profiles, entry.contested, runs: runs, seed: UInt64(seed), ordinal: ordinal)
                isWhole = isWhole && found.problems.isEmpty
                return ZooMatrix.Search(
                    seed: UInt64(seed), bugs: found.bugs.filter { !$0.isWarning }, rules: entry.caughtBy,
                    rests: found.statistics.rests)
            }
            let repair = search(
                entry.repair, entry.profiles, .fail, runs: repairRuns, seed: 1, ordinal: "\(ordinal), repaired")
            let row = ZooMatrix.Row(
                id: entry.id, title: entry.title, searches: searches,
                repairScriptCount: repair.statistics.scriptCount,
                alarms: repair.bugs.map { ZooMatrix.Alarm(identity: $0.leader.identity, script: $0.leader.script) },
                repairRests: repair.statistics.rests)
            matrix.rows.append(row)
            isWhole = isWhole && repair.problems.isEmpty
            console.progress?("")
            if !command.json { console.output(ZooTable.line(row)) }
        }
        console.output(command.json ? ZooDocument(matrix).text : ZooTable.foot(matrix))
        // What a search that was not whole did not find may be there.
        guard isWhole else { return .searchFailed }
        return matrix.isClean ? .noFailureFound : .failureFound
    }

    private func search(
        _ scene: TransitionScene, _ profiles: ProfileSet, _ contested: ContestedFailures, runs: Int, seed: UInt64,
        ordinal: String
    ) -> SearchResult {
        var options = SearchOptions()
        options.profiles = profiles
        options.contested = contested
        options.runCount = runs
        options.seed = seed
        let result = engine.search(
            scene, options,
            console.progress.map { show in
                var line = ProgressLine(scene: "zoo: \(ordinal)", seed: seed)
                return { show(line.text(of: $0, at: .now, width: console.progressWidth())) }
            })
        for problem in result.problems { console.error("\(name): \(scene.name): \(problem)\n") }
        return result
    }

    /// The entries of these ids in the zoo's order, all without one.
    private func entries(_ ids: [String]) throws(CommandFailure) -> [ZooEntry] {
        let known = entries.map(\.id)
        for id in ids where !known.contains(id) {
            throw CommandFailure.usage(
                "the zoo has no entry '\(id)'\(NearestNames.advice(for: id, among: known))")
        }
        return ids.isEmpty ? entries : entries.filter { ids.contains($0.id) }
    }
}
