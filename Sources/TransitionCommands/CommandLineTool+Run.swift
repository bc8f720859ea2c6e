import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    func perform(_ command: RunCommand) throws(CommandFailure) -> ExitStatus {
        let scene = try scene(named: command.scene, asked: "there is no scene", today: command.tolerance.today)
            .withBaseline(try knownFailures(command))
        let options = try options(command, scene)
        try checkWritable(command.save, "--save")
        try checkWritable(command.results.results, "--results")
        if command.updateBaseline, let path = command.tolerance.baseline { try checkWritable(baseline: path) }
        Interruption.note()
        let watch = SpeedWatch()
        let show = progress(scene, seed: options.seed ?? 0)
        let result = engine.search(scene, options) { progress in
            watch.take(progress, at: .now)
            show?(progress)
        }
        console.progress?("")
        let format = ReportFormats.format(of: command.format?.flag)
        // What is listed is what was found.
        let status = command.updateBaseline ? statusOfListing(result) : status(of: result)
        let report = try report(
            result, of: scene, endingWith: status, speed: watch.samples, as: format,
            in: ReportPlaces(saved: command.save, results: command.results.results))
        try write([report], to: command.results.results, endingWith: status)
        if command.updateBaseline, let path = command.tolerance.baseline {
            let added = try update(path, with: result, scene: scene.name)
            if !format.isDocument { console.output(added) }
        }
        return status
    }

    /// What is done with a search's report beside printing it.
    struct ReportPlaces {
        /// Where failing scripts are saved; nil for nowhere.
        var saved: String?
        /// Where files for a service, and pages, are written; nil for nowhere.
        var results: String?
    }

    /// Saves a search's failing scripts, if there is a folder for them, and prints its report.
    ///
    /// - Throws: what could not be saved, unless the command ends with a failure; the report is printed all the same.
    func report(
        _ result: SearchResult, of scene: TransitionScene, endingWith status: ExitStatus, work: [EngineWork] = [],
        speed: [SpeedSample] = [],
        as format: any ReportFormat.Type, in places: ReportPlaces
    ) throws(CommandFailure) -> SearchReport {
        var (savedPaths, unsaved): ([ViolationIdentity: String], CommandFailure?) = ([:], nil)
        if let folder = places.saved {
            for failure in result.failures {
                do { savedPaths[failure.identity] = try save(failure, to: folder) } catch { unsaved = error }
            }
        }
        var (recordings, problems): ([ViolationIdentity: BugRecording], [String]) = ([:], [])
        if places.results != nil {
            for leader in result.bugs.map(\.leader) {
                let (recording, told) = engine.record(leader, scene)
                recordings[leader.identity] = recording
                problems += told
            }
        }
        let report = SearchReport(
            scene: scene.name, statistics: result.statistics, bugs: result.bugs, problems: result.problems,
            savedPaths: savedPaths, pageFolder: places.results, recordings: recordings, speed: speed, work: work,
            style: reportStyle)
        console.output(format.render(report))
        // That the user has interrupted it is told once, by the headline.
        let isTold = Interruption.isNoted && !format.isDocument
        let untold = result.problems.dropFirst(isTold ? 1 : 0)
        for text in result.remarks + untold + problems { console.error("\(name): \(text)\n") }
        try console.tellFaults(of: name, endingWith: status) { () throws(CommandFailure) in
            if let unsaved { throw unsaved }
        }
        return report
    }

    /// Writes the files for a service, if there is a folder for them.
    func write(
        _ reports: [SearchReport], notes: [String] = [], to folder: String?, endingWith status: ExitStatus
    ) throws(CommandFailure) {
        guard let folder else { return }
        try console.tellFaults(of: name, endingWith: status) { () throws(CommandFailure) in
            do {
                try ResultFiles.write(reports, notes: notes, toFolder: folder)
            } catch {
                throw unwritable(error, "--results")
            }
        }
    }

    /// Of a search whose failures go into a baseline; more may be there than one that was not whole has found.
    private func statusOfListing(_ result: SearchResult) -> ExitStatus {
        result.problems.isEmpty ? .noFailureFound : .searchFailed
    }

    func status(of result: SearchResult) -> ExitStatus {
        if !result.failures.isEmpty { return .failureFound }
        return result.problems.isEmpty ? .noFailureFound : .searchFailed
    }

    private func options(_ command: RunCommand, _ scene: TransitionScene) throws(CommandFailure) -> SearchOptions {
        var options = SearchOptions()
        options.runCount = try NumberOption(name: "--runs", range: 1...1_000_000_000).read(command.runs) ?? 20_000
        options.maxSteps = try maxSteps(command.maxSteps)
        options.jobs = try jobs(command.jobs) ?? options.jobs
        options.exhaustiveSteps = try NumberOption(name: "--exhaustive", range: 1...16).read(command.exhaustive)
        let useless =
            command.seed != nil
            ? "--seed" : command.maxSteps != nil ? "--max-steps" : command.unguided ? "--unguided" : nil
        if options.exhaustiveSteps != nil, let useless {
            throw CommandFailure.usage("--exhaustive tries every script, so \(useless) means nothing beside it")
        }
        options.isGuided = !command.unguided
        // Drawn here and nowhere else: a search itself knows no chance but its seed. Short, to be typed.
        options.seed = try seed(command.seed) ?? UInt64(UInt32.random(in: .min ... .max))
        options.contested = try contested(command.contested.contested)
        if !command.invariant.isEmpty { options.invariants = try invariants(command.invariant, scene) }
        return options
    }

    func maxSteps(_ text: String?) throws(CommandFailure) -> Int {
        try NumberOption(name: "--max-steps", range: 1...ScriptLimits.stepCount).read(text) ?? 24
    }

    func jobs(_ text: String?) throws(CommandFailure) -> Int? {
        try NumberOption(name: "--jobs", range: SearchOptions.jobCounts).read(text)
    }

    func contested(_ text: String?) throws(CommandFailure) -> ContestedFailures {
        guard let text else { return .warn }
        guard let contested = ContestedFailures(rawValue: text) else {
            let names = ContestedFailures.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure.usage("--contested takes one of \(names), not '\(text)'")
        }
        return contested
    }

    private func seed(_ text: String?) throws(CommandFailure) -> UInt64? {
        guard let text else { return nil }
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let seed = UInt64(text)
        else {
            throw CommandFailure.usage("--seed takes a whole number from 0 to \(UInt64.max), not '\(text)'")
        }
        return seed
    }

    private func invariants(_ names: [String], _ scene: TransitionScene) throws(CommandFailure) -> [InvariantID] {
        let known = scene.invariantSet.ids.map(\.name)
        for name in names where !known.contains(name) {
            throw CommandFailure.usage(
                "scene '\(scene.name)' has no invariant '\(name)'\(NearestNames.advice(for: name, among: known))")
        }
        return names.map { InvariantID($0) }
    }

    func progress(_ scene: TransitionScene, seed: UInt64?) -> ((SearchProgress) -> Void)? {
        console.progress.map { show in
            var line = ProgressLine(scene: scene.name, seed: seed)
            return {
                show(
                    line.text(
                        of: $0, at: .now, width: console.progressWidth(), isInterrupted: Interruption.isNoted))
            }
        }
    }

    /// Fails before a long search where its files could not be written; nil is a folder that nobody asked for.
    func checkWritable(_ folder: String?, _ option: String) throws(CommandFailure) {
        guard let folder else { return }
        // The empty path would mean the current folder in some places and the root in others.
        guard !folder.isEmpty else { throw CommandFailure.usage("\(option) takes a folder, not ''") }
        do { try SavedScript.checkFolder(folder) } catch { throw unwritable(error, option) }
    }

    private func save(_ counterexample: Counterexample, to folder: String) throws(CommandFailure) -> String {
        do {
            return try SavedScript.write(counterexample, toFolder: folder)
        } catch {
            throw unwritable(error, "--save")
        }
    }

    func unwritable(_ error: any Error, _ option: String) -> CommandFailure {
        CommandFailure(status: .unwritableOutput, message: "\(error); choose another folder with \(option)")
    }
}
