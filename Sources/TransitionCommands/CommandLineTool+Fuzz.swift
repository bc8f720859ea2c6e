import Foundation
import TransitionCore
import TransitionFuzzing
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: FuzzCommand) throws(CommandFailure) -> ExitStatus {
        let seconds = try Duration.read(command.time, of: "--time")
        let scenes = try fuzzedScenes(command)
        let options = try options(command)
        for scene in scenes {
            try checkWritable(folders(command, scene).scripts, command.save == nil ? "--findings" : "--save")
        }
        try checkWritable(command.results.results, "--results")
        let executable = try engine(command)
        let share = max(1, seconds / scenes.count)
        Interruption.note()
        var status = ExitStatus.noFailureFound
        var reports: [SearchReport] = []
        for scene in scenes {
            if Interruption.isNoted {
                console.error("\(name): \(scene.name) was not fuzzed, since an interruption came before its turn\n")
                continue
            }
            let (report, outcome) = try fuzz(scene, command, options, executable, seconds: share)
            status = status == .failureFound ? status : outcome == .noFailureFound ? status : outcome
            reports.append(report)
            // After each, so that what was found is there whatever comes of the next.
            try write(reports, to: command.results.results)
        }
        return status
    }

    /// Those that the command names, or all.
    private func fuzzedScenes(_ command: FuzzCommand) throws(CommandFailure) -> [TransitionScene] {
        let names = command.scenes.isEmpty ? scenes.map(\.name) : command.scenes
        guard !names.isEmpty else { throw CommandFailure.usage("there is no scene to fuzz: this command has none") }
        var fuzzed: [TransitionScene] = []
        for name in names {
            let scene = try scene(named: name, asked: "there is no scene", today: command.tolerance.today)
            let known = try baseline(command.tolerance.baseline)?.identities(in: name) ?? []
            fuzzed.append(scene.withBaseline(known))
        }
        return fuzzed
    }

    private func options(_ command: FuzzCommand) throws(CommandFailure) -> SearchOptions {
        var options = SearchOptions()
        options.contested = try contested(command.contested.contested)
        options.maxSteps = try maxSteps(command.maxSteps)
        options.jobs = try jobs(command.jobs) ?? options.jobs
        _ = try NumberOption(name: "--seed", range: 0...Int(UInt32.max)).read(command.seed)
        return options
    }

    /// The executable with an engine in it.
    private func engine(_ command: FuzzCommand) throws(CommandFailure) -> URL {
        if let path = command.engine { return URL(fileURLWithPath: path) }
        let own = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        guard let build = EngineBuild(executable: own) else {
            throw CommandFailure(
                status: .searchFailed,
                message: "cannot fuzz: \(own.path) is in no package that could be built with an engine; name an "
                    + "executable that is with --engine")
        }
        console.progress?("building \(build.product) with a fuzzing engine; the first time takes minutes")
        defer { console.progress?("") }
        return try build.build()
    }

    /// Scripts that a corpus begins with.
    private static let seedCount = 128

    private struct FuzzFolders {
        let corpus, inbox, scripts, log: String
    }

    private func folders(_ command: FuzzCommand, _ scene: TransitionScene) -> FuzzFolders {
        let folder = "\(command.findings)/\(scene.name)"
        return FuzzFolders(
            corpus: "\(folder)/corpus", inbox: "\(folder)/inbox", scripts: command.save ?? folder,
            log: "\(folder)/engine.log")
    }

    /// Lets the engine find what it can, and tells of all that is in the inbox then.
    private func fuzz(
        _ scene: TransitionScene, _ command: FuzzCommand, _ options: SearchOptions, _ executable: URL, seconds: Int
    ) throws(CommandFailure) -> (SearchReport, ExitStatus) {
        let folders = folders(command, scene)
        let (progress, problem) = try runEngine(scene, command, options, executable, seconds: seconds)
        console.progress?("")
        let (scripts, remarks) = inbox(folders.inbox, of: scene)
        var result = search(scene, scripts, options)
        result.remarks += remarks
        if let problem { result.problems.append(problem) }
        let report = try report(
            result, of: scene, as: ReportFormats.format(of: command.format?.flag), savingTo: folders.scripts)
        console.error(
            "\(name): \(scene.name): \(Figures.counted(progress.executionCount, "script")) by libFuzzer in "
                + "\(seconds) s, \(Figures.grouped(progress.featureCount)) features, "
                + "\(Figures.counted(progress.corpusCount, "input")) in \(folders.corpus)\n")
        return (report, status(of: result))
    }

    private func search(_ scene: TransitionScene, _ scripts: [Script], _ options: SearchOptions) -> SearchResult {
        let result = engine.search(scene, options.performing(scripts), progress(scene, seed: nil))
        console.progress?("")
        return result
    }

    /// - Returns: how far the engine came, and what went wrong with it; nil if nothing did.
    private func runEngine(
        _ scene: TransitionScene, _ command: FuzzCommand, _ options: SearchOptions, _ executable: URL, seconds: Int
    ) throws(CommandFailure) -> (EngineStatus, String?) {
        let folders = folders(command, scene)
        var arguments = [
            "engine", scene.name, "--corpus", folders.corpus, "--inbox", folders.inbox, "--max-steps",
            String(options.maxSteps), "--contested", options.contested.rawValue, "--seed",
            command.seed ?? String(UInt32.random(in: 1 ... .max)),
        ]
        arguments += command.engineOption.flatMap { ["--engine-option", $0] }
        if let baseline = command.tolerance.baseline { arguments += ["--baseline", baseline] }
        if let today = command.tolerance.today { arguments += ["--today", today] }
        do {
            try FileManager.default.createDirectory(atPath: folders.corpus, withIntermediateDirectories: true)
            try seed(folders.corpus, scene, options)
            let process = EngineProcess(
                executable: executable, arguments: arguments, log: URL(fileURLWithPath: folders.log))
            let (status, end) = try process.run(seconds: seconds) { status, left in
                console.progress?(
                    "\(scene.name): \(Figures.counted(status.executionCount, "script")), "
                        + "\(Figures.grouped(status.featureCount)) features, \(left) s left")
            }
            return (status, problem(end, status, folders))
        } catch {
            throw CommandFailure(
                status: .searchFailed,
                message: "the engine could not be run in \(folders.corpus): \(error.localizedDescription)")
        }
    }

    /// Begins an empty corpus with scripts such as a search begins with: an engine comes to gestures late by itself.
    private func seed(_ corpus: String, _ scene: TransitionScene, _ options: SearchOptions) throws {
        guard try FileManager.default.contentsOfDirectory(atPath: corpus).isEmpty else { return }
        let input = FuzzInput(scene: scene, maxSteps: options.maxSteps)
        let scripts = sampleScripts(of: scene, count: Self.seedCount, seed: 1, maxSteps: options.maxSteps)
        for (index, script) in scripts.enumerated() {
            guard let bytes = input.bytes(for: script) else { continue }
            try Data(bytes).write(to: URL(fileURLWithPath: "\(corpus)/seed-\(index + 1)"), options: .atomic)
        }
    }

    private func problem(_ end: EngineProcess.End, _ status: EngineStatus, _ folders: FuzzFolders) -> String? {
        if case .failed(let number, let words) = end {
            return "The engine ended early with \(number): \(words) See \(folders.log)."
        }
        if end == .interrupted { return nil }
        if status.executionCount == 0 { return "The engine performed no script; see \(folders.log)." }
        let empty = emptyFiles(in: folders.corpus)
        guard empty > 1 else { return nil }
        return
            "\(Figures.counted(empty, "file")) in \(folders.corpus) \(empty == 1 ? "is" : "are") empty, as on a disk "
            + "that is full; make room and delete them."
    }

    private func emptyFiles(in folder: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.count { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            return (attributes?[.size] as? Int) == 0
        }
    }

    /// The scripts that failed in an engine, now or in an earlier run.
    ///
    /// - Returns: The scripts, and of each file that has none for this scene why, for it must not hide the others.
    private func inbox(_ folder: String, of scene: TransitionScene) -> (scripts: [Script], remarks: [String]) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var (scripts, remarks): ([Script], [String]) = ([], [])
        for name in names where name.hasSuffix(".\(SavedScript.fileExtension)") {
            let path = "\(folder)/\(name)"
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
}

extension Duration {
    /// Whole seconds of a text such as `90`, `90s`, `10m` or `8h`.
    fileprivate static func read(_ text: String?, of option: String) throws(CommandFailure) -> Int {
        guard let text else { return 60 }
        let factors: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
        let (digits, factor) = text.last.flatMap { factors[$0] }.map { (text.dropLast(), $0) } ?? (text[...], 1)
        guard let count = Int(digits), count > 0, count <= 10_000_000 else {
            throw CommandFailure.usage("\(option) takes a time such as 90s, 10m or 8h, not '\(text)'")
        }
        return count * factor
    }
}
