import Foundation
import TransitionCore
import TransitionFuzzing
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: FuzzCommand) throws(CommandFailure) -> ExitStatus {
        let seconds = try seconds(command.time, of: "--time") ?? 60
        let scenes = try fuzzedScenes(command.scenes, command.options.tolerance)
        let settings = try settings(command.options, jobs: command.jobs)
        for scene in scenes {
            let folder = FindingsFolder(in: command.options.findings, of: scene)
            try checkWritable(command.save ?? folder.path, command.save == nil ? "--findings" : "--save")
        }
        try checkWritable(command.options.results.results, "--results")
        let executable = try executableWithEngine(command.options.engine, namedBy: "--engine")
        let share = max(1, seconds / scenes.count)
        Interruption.note()
        var status = ExitStatus.noFailureFound
        var reports: [SearchReport] = []
        for scene in scenes {
            if Interruption.isNoted {
                console.error("\(name): \(scene.name) was not fuzzed, since an interruption came before its turn\n")
                continue
            }
            try console.tellFaults(of: name, endingWith: status) { () throws(CommandFailure) in
                let (report, outcome) = try fuzz(scene, command, settings, executable, seconds: share)
                status = status.joined(with: outcome)
                reports.append(report)
                // After each, so that what was found is there whatever comes of the next.
                try write(reports, to: command.options.results.results, endingWith: status)
            }
        }
        return status
    }

    /// Those that were named, or all.
    func fuzzedScenes(_ wanted: [String], _ tolerance: ToleranceOptions) throws(CommandFailure) -> [TransitionScene] {
        let names = wanted.isEmpty ? scenes.map(\.name) : wanted
        guard !names.isEmpty else { throw CommandFailure.usage("there is no scene to fuzz: this command has none") }
        var fuzzed: [TransitionScene] = []
        for name in names where !fuzzed.contains(where: { $0.name == name }) {
            let scene = try scene(named: name, asked: "there is no scene", today: tolerance.today)
            let known = try baseline(tolerance.baseline)?.identities(in: name) ?? []
            fuzzed.append(scene.withBaseline(known))
        }
        return fuzzed
    }

    func settings(_ command: EngineOptions, jobs: String?) throws(CommandFailure) -> EngineSettings {
        var options = SearchOptions()
        options.contested = try contested(command.contested.contested)
        options.maxSteps = try maxSteps(command.maxSteps)
        options.jobs = try self.jobs(jobs) ?? options.jobs
        return EngineSettings(
            options: options, seed: try engineSeed(command.seed), engineOptions: command.engineOption,
            baseline: command.tolerance.baseline, today: command.tolerance.today)
    }

    /// What an engine's chance starts with.
    private func engineSeed(_ text: String?) throws(CommandFailure) -> UInt32 {
        let seed = try NumberOption(name: "--seed", range: 0...Int(UInt32.max)).read(text)
        return seed.map { UInt32($0) } ?? .random(in: 1 ... .max)
    }

    /// The executable with an engine in it, which is built unless one is named.
    ///
    /// - Parameter option: what names it.
    func executableWithEngine(
        _ path: String?, namedBy option: String, kind: EngineBuild.Kind = .fuzz
    ) throws(CommandFailure) -> URL {
        if let path {
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw CommandFailure(
                    status: .searchFailed,
                    message: "there is no file at \(path) that could be run, which \(option) names as built with an "
                        + "engine")
            }
            return URL(fileURLWithPath: path)
        }
        guard let build = EngineBuild(executable: ownExecutable, kind: kind) else {
            throw CommandFailure(
                status: .searchFailed,
                message: "cannot fuzz: \(ownExecutable.path) is in no package that could be built with an engine; name "
                    + "an executable that is with \(option)")
        }
        console.progress?("building \(build.product) with a fuzzing engine; the first time takes minutes")
        defer { console.progress?("") }
        return try build.build()
    }

    var ownExecutable: URL { URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]) }

    /// Lets the engine find what it can, and tells of all that is in the inbox then.
    private func fuzz(
        _ scene: TransitionScene, _ command: FuzzCommand, _ settings: EngineSettings, _ executable: URL, seconds: Int
    ) throws(CommandFailure) -> (SearchReport, ExitStatus) {
        let folder = FindingsFolder(in: command.options.findings, of: scene)
        let (progress, problems) = try runEngines(folder, settings, executable, seconds: seconds)
        console.progress?("")
        let work = EngineWork(
            engine: "libFuzzer", scriptCount: progress.executionCount, featureCount: progress.featureCount,
            seconds: seconds)
        let (report, status) = try judge(
            folder, folder.inboxPaths, settings.options, problems: problems, work: [work],
            in: ReportPlaces(saved: command.save, results: command.options.results.results),
            as: command.options.format)
        console.error(
            "\(name): \(scene.name): \(work.words), \(Figures.counted(progress.corpusCount, "input")) in "
                + "\(folder.corpus)\n")
        return (report, status)
    }

    /// Shrinks, groups and tells what the scripts of those files break.
    func judge(
        _ folder: FindingsFolder, _ paths: [String], _ options: SearchOptions, problems: [String], work: [EngineWork],
        in places: ReportPlaces, as format: FormatFlag?
    ) throws(CommandFailure) -> (SearchReport, ExitStatus) {
        let (scripts, remarks) = scripts(at: paths, of: folder.scene)
        var result = engine.search(
            folder.scene, options.performing(scripts), progress(folder.scene, seed: nil))
        console.progress?("")
        result.remarks += remarks
        result.problems += problems
        let status = status(of: result)
        let report = try report(
            result, of: folder.scene, endingWith: status, work: work, as: ReportFormats.format(of: format?.flag),
            in: ReportPlaces(saved: places.saved ?? folder.path, results: places.results))
        return (report, status)
    }

    /// - Returns: how far the engines came, and what went wrong with them.
    private func runEngines(
        _ folder: FindingsFolder, _ settings: EngineSettings, _ executable: URL, seconds: Int
    ) throws(CommandFailure) -> (EngineStatus, [String]) {
        do {
            try folder.seedCorpus(maxSteps: settings.options.maxSteps)
            let group = try EngineGroup(
                settings.options.jobs, of: executable, in: folder, settings, seconds: seconds)
            let problems = try group.finish { group in
                let status = group.status
                console.progress?(
                    "\(folder.scene.name): \(Figures.counted(status.executionCount, "script")), "
                        + "\(Figures.grouped(status.featureCount)) features, \(group.secondsLeft) s left")
            }
            return (group.status, problems + (folder.corpusFault.map { [$0] } ?? []))
        } catch {
            throw CommandFailure(
                status: .searchFailed,
                message: "the engine could not be run in \(folder.corpus): \(error.localizedDescription)")
        }
    }

    /// The scripts of files that engines or earlier runs have left.
    ///
    /// - Returns: The scripts, and of each file that has none for this scene why, for it must not hide the others.
    func scripts(at paths: [String], of scene: TransitionScene) -> (scripts: [Script], remarks: [String]) {
        var (scripts, remarks): ([Script], [String]) = ([], [])
        for path in paths {
            do throws(CommandFailure) {
                let script = try script(path)
                guard script.scene == scene.name else {
                    throw CommandFailure.usage("it is for the scene \(script.scene)")
                }
                try checkActions(of: script, in: scene, from: path)
                scripts.append(script)
            } catch {
                remarks.append("\(path) was not judged, and may be deleted: \(error.message).")
            }
        }
        return (scripts, remarks)
    }

    /// Whole seconds of a text such as `90`, `90s`, `10m` or `8h`; nil without one.
    func seconds(_ text: String?, of option: String) throws(CommandFailure) -> Int? {
        guard let text else { return nil }
        let factors: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
        let (digits, factor) = text.last.flatMap { factors[$0] }.map { (text.dropLast(), $0) } ?? (text[...], 1)
        guard let count = Int(digits), count > 0, count <= 10_000_000 else {
            throw CommandFailure.usage("\(option) takes a time such as 90s, 10m or 8h, not '\(text)'")
        }
        return count * factor
    }
}
