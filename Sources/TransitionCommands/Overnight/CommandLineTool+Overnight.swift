import Foundation
import TransitionCore
import TransitionFuzzing
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: OvernightCommand) throws(CommandFailure) -> ExitStatus {
        let scenes = try fuzzedScenes(command.scenes, command.options.tolerance)
        var settings = try settings(command.options, jobs: command.jobs)
        let engines = try nightEngines(command.engines)
        let turnSeconds = try seconds(command.turn, of: "--turn")
        let file = NightFile(findings: command.options.findings)
        try checkWritable(command.options.findings, "--findings")
        try checkWritable(command.options.results.results, "--results")
        Interruption.note()
        var (night, notes) = try begin(command, seed: settings.seed, scenes, file)
        settings.baseline = file.knownPath
        let known = try baseline(file.knownPath)
        let folders = scenes.map { scene in
            // A scene that the night did not begin with has what the user lists.
            let known = known?.identities(in: scene.name).union(scene.baseline) ?? scene.baseline
            return FindingsFolder(in: command.options.findings, of: scene.withBaseline(known))
        }
        let (executables, missing) = executables(of: engines, command)
        var problems = Dictionary(uniqueKeysWithValues: scenes.map { ($0.name, missing) })
        let plan = NightPlan(
            scenes: scenes.map(\.name), engines: engines.filter { executables[$0] != nil }, budget: night.secondsLeft,
            jobs: settings.options.jobs, turnSeconds: turnSeconds)
        let shift = NightShift(
            plan: plan, jobs: settings.options.jobs,
            folders: Dictionary(uniqueKeysWithValues: folders.map { ($0.scene.name, $0) }), settings: settings,
            executables: executables, file: file, console: console, name: name)
        tell(plan, night, settings.options.jobs)
        try shift.run(&night, problems: &problems)
        let found = self.notes(on: night, plan)
        for note in found { console.error("\(name): \(note)\n") }
        notes += found
        var status = try judge(folders, command, settings.options, night, problems, notes)
        if let executable = executables[.address] {
            for folder in folders where !Interruption.isNoted {
                status = status.joined(with: try judgeSanitized(folder, .address, executable, command))
            }
        }
        guard !Interruption.isNoted else { return status }
        try console.tellFaults(of: name, endingWith: status) { () throws(CommandFailure) in
            if let executable = executables[.libfuzzer] { try minimize(folders, settings, executable, night) }
            night.isOver = true
            try file.write(night)
        }
        return status
    }

    private func nightEngines(_ names: [String]) throws(CommandFailure) -> [NightEngine] {
        var engines: [NightEngine] = []
        for name in names {
            guard let engine = NightEngine(rawValue: name) else {
                let all = NightEngine.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandFailure.usage("--with takes one of \(all), not '\(name)'")
            }
            if !engines.contains(engine) { engines.append(engine) }
        }
        return engines.isEmpty ? NightEngine.usual : engines
    }

    /// Goes on with the night that was ended early, or begins one with what fails today as known.
    private func begin(
        _ command: OvernightCommand, seed: UInt32, _ scenes: [TransitionScene], _ file: NightFile
    ) throws(CommandFailure) -> (Night, notes: [String]) {
        guard let budget = try seconds(command.budget, of: "--budget") else {
            throw CommandFailure.usage("--budget takes a time such as 8h")
        }
        let earlier = try file.read()
        if var night = earlier, !night.isOver, !command.new, BaselineFile.exists(file.knownPath) {
            night.budget = budget
            let note =
                "the night that was ended early goes on: \(time(night.secondsSpent)) of \(time(budget)) are gone "
                + "(--new begins another)"
            console.error("\(name): \(note)\n")
            return (night, [note])
        }
        var notes: [String] = []
        if earlier == nil {
            notes.append(
                "nothing was restored from an earlier night in \(file.findings): if this is not the first one, what it "
                    + "knew was lost")
        }
        let night = earlier?.next(budget: budget, seed: seed) ?? Night(budget: budget, seed: seed)
        try? FileManager.default.removeItem(atPath: file.knownPath)
        for scene in scenes {
            let known = knownFindings(in: FindingsFolder(in: command.options.findings, of: scene))
            if let words = known.words(scene.name) { notes.append(words) }
            notes += known.remarks
            try list(known.identities.union(scene.baseline), of: scene, in: file.knownPath)
        }
        for note in notes { console.error("\(name): \(note)\n") }
        // Last, so that a night that is there knows what was known at its beginning.
        try file.write(night)
        return (night, notes)
    }

    /// Adds failures to a list for engines to leave alone.
    func list(
        _ identities: Set<ViolationIdentity>, of scene: TransitionScene, in path: String
    ) throws(CommandFailure) {
        do {
            _ = try BaselineFile.add(Array(identities), ofScene: scene.name, to: path)
        } catch {
            throw CommandFailure(
                status: .unwritableOutput, message: "\(error); choose another folder with --findings")
        }
    }

    /// Those that can be had; of the others, without which the night goes on, why not.
    private func executables(
        of engines: [NightEngine], _ command: OvernightCommand
    ) -> ([NightEngine: URL], missing: [String]) {
        var executables: [NightEngine: URL] = [:]
        var missing: [String] = []
        for engine in engines {
            do throws(CommandFailure) {
                switch engine {
                case .guided: executables[engine] = ownExecutable
                case .libfuzzer:
                    executables[engine] = try executableWithEngine(command.options.engine, namedBy: "--engine")
                case .address:
                    executables[engine] = try executableWithEngine(
                        command.sanitized, namedBy: "--sanitized", kind: .address)
                }
            } catch {
                let problem = "\(engine.name) takes no part: \(error.message)"
                console.error("\(name): \(problem)\n")
                missing.append(problem)
            }
        }
        return (executables, missing)
    }

    /// `45 s`, or `480 min`.
    private func time(_ seconds: Int) -> String { seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min" }

    private func tell(_ plan: NightPlan, _ night: Night, _ jobs: Int) {
        guard !plan.engines.isEmpty else { return }
        let engines = plan.engines.map(\.name).joined(separator: " and ")
        console.error(
            "\(name): \(Figures.counted(plan.scenes.count, "scene")), \(jobs) at a time, by \(engines) in turns of "
                + "\(plan.turnSeconds) s, for \(time(night.secondsLeft))\n")
    }

    /// What a night has to say for itself: what it never came to, and where it has come less far than the last one.
    private func notes(on night: Night, _ plan: NightPlan) -> [String] {
        guard !plan.engines.isEmpty else { return ["no engine took part, so that nothing was searched"] }
        var notes: [String] = []
        let idle = plan.scenes.filter { night.scenes[$0, default: SceneNight()].turnCount == 0 }
        if !idle.isEmpty {
            let reason = night.secondsLeft == 0 ? ": the budget is too small" : ""
            notes.append("no engine had a turn at \(idle.joined(separator: ", "))\(reason)")
        }
        for scene in plan.scenes {
            for engine in plan.engines {
                guard let work = night.scenes[scene]?.engines[engine.rawValue], work.hasFallen else { continue }
                notes.append(
                    "\(scene): \(engine.name) came to \(Figures.grouped(work.featureCount)) features, and to "
                        + "\(Figures.grouped(work.earlierFeatureCount ?? 0)) the night before: inputs were lost, or "
                        + "code that they reached")
            }
        }
        let finished = plan.scenes.filter { plan.hasPlateau($0, in: night) }
        if night.secondsLeft > 0, !finished.isEmpty, finished.count == plan.scenes.count {
            notes.append(
                "the night ended \(time(night.secondsLeft)) early: no scene has shown anything new for "
                    + "\(Figures.counted(plan.plateauTurns, "turn"))")
        }
        return notes
    }

    /// Shrinks and tells what was found, scene by scene, and writes the results after each.
    private func judge(
        _ folders: [FindingsFolder], _ command: OvernightCommand, _ options: SearchOptions, _ night: Night,
        _ problems: [String: [String]], _ notes: [String]
    ) throws(CommandFailure) -> ExitStatus {
        var status = ExitStatus.noFailureFound
        var reports: [SearchReport] = []
        for folder in folders {
            let scene = night.scenes[folder.scene.name, default: SceneNight()]
            let work = NightEngine.allCases.compactMap { engine in
                scene.engines[engine.rawValue].map {
                    EngineWork(
                        engine: engine.name, scriptCount: $0.scriptCount, featureCount: $0.featureCount,
                        seconds: $0.seconds)
                }
            }
            // What a saved script breaks beside what it was saved for is new as well.
            let (report, outcome) = try judge(
                folder, folder.savedPaths + folder.inboxPaths, options, problems: problems[folder.scene.name] ?? [],
                work: work, in: ReportPlaces(results: command.options.results.results), as: command.options.format)
            status = status.joined(with: outcome)
            reports.append(report)
            try write(reports, notes: notes, to: command.options.results.results, endingWith: status)
        }
        return status
    }

    /// Takes out of the corpora what shorter inputs show as well.
    private func minimize(
        _ folders: [FindingsFolder], _ settings: EngineSettings, _ executable: URL, _ night: Night
    ) throws(CommandFailure) {
        for folder in folders where night.scenes[folder.scene.name]?.engines[NightEngine.libfuzzer.rawValue] != nil {
            guard !Interruption.isNoted else { return }
            let log = folder.log(of: "minimize")
            do {
                let process = try EngineProcess(
                    settings.command(executable, .minimize, in: folder, log: log), seconds: max(60, night.budget / 50))
                let end = try process.finish { _ in console.progress?("\(folder.scene.name): minimizing its inputs") }
                console.progress?("")
                if let problem = end.problem(process.status, log: log) {
                    console.error("\(name): \(folder.scene.name): its inputs are not minimized: \(problem)\n")
                } else {
                    let (all, kept) = (process.status.executionCount, process.status.corpusCount)
                    console.error("\(name): \(folder.scene.name): \(all) inputs minimized to \(kept)\n")
                }
            } catch {
                throw CommandFailure(
                    status: .searchFailed,
                    message: "inputs could not be minimized in \(folder.corpus): \(error.localizedDescription)")
            }
        }
    }
}
