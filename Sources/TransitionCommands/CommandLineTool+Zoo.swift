import TransitionCore
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: ZooCommand) throws(CommandFailure) -> ExitStatus {
        let entries = try entries(command.ids)
        let runs = try NumberOption(name: "--runs", range: 1...1_000_000_000).read(command.runs) ?? 5_000
        let twinRuns = try NumberOption(name: "--twin-runs", range: 1...1_000_000_000).read(command.twinRuns) ?? 20_000
        let seeds = try NumberOption(name: "--seeds", range: 1...10_000).read(command.seeds) ?? 5
        var matrix = ZooMatrix()
        // Each line is printed as soon as it is known: a matrix takes hours, and may be ended before it is whole.
        if !command.json { console.output(ZooTable.head) }
        for (place, entry) in entries.enumerated() {
            let ordinal = "\(entry.id), \(place + 1) of \(entries.count)"
            let searches = (1...seeds).map { seed in
                let found = search(
                    entry.scene, entry.profiles, entry.contested, runs: runs, seed: UInt64(seed), ordinal: ordinal)
                return ZooMatrix.Search(
                    seed: UInt64(seed), counterexamples: found.failures, rules: entry.caughtBy,
                    rests: found.statistics.rests)
            }
            let twin = search(
                entry.twin, entry.profiles, .fail, runs: twinRuns, seed: 1, ordinal: "\(ordinal), repaired")
            let row = ZooMatrix.Row(
                id: entry.id, title: entry.title, searches: searches,
                twinScriptCount: twin.statistics.scriptCount,
                alarms: FailureGroups.leaders(of: twin.counterexamples).map(\.identity),
                twinRests: twin.statistics.rests)
            matrix.rows.append(row)
            console.progress?("")
            if !command.json { console.output(ZooTable.line(row)) }
        }
        console.output(command.json ? JSONReport.render(matrix) : ZooTable.foot(matrix))
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
                { show("zoo: \(ordinal): \($0.phase), \($0.runCount) of \($0.total) scripts, seed \(seed)") }
            })
        for problem in result.problems { console.error("\(name): \(scene.name): \(problem)\n") }
        return result
    }

    /// The entries of these ids in the zoo's order, all without one.
    private func entries(_ ids: [String]) throws(CommandFailure) -> [ZooEntry] {
        guard !zoo.isEmpty else {
            throw CommandFailure.usage("this command has no zoo; give its entries to runTransitionCheck(scenes:zoo:)")
        }
        let known = zoo.map(\.id)
        for id in ids where !known.contains(id) {
            throw CommandFailure.usage(
                "the zoo has no entry '\(id)'\(NearestNames.advice(for: id, among: known))")
        }
        return ids.isEmpty ? zoo : zoo.filter { ids.contains($0.id) }
    }
}
