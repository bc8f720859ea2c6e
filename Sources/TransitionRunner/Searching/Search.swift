import Foundation
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Searches a scene for scripts that break its rules, and shrinks what it finds.
///
/// Scripts run in forked children, so that a trap or a hang of the code under test is a finding and not the end of
/// the search. Equal scene, options and seed give an equal result.
///
/// - Parameter progress: called on the way, for a terminal; never part of the result.
@MainActor
public func search(
    _ scene: TransitionScene, options: SearchOptions, progress: ((SearchProgress) -> Void)? = nil
) -> SearchResult {
    Search(scene: scene, options: options, progress: progress).run()
}

/// Searches until the first failure and returns it, shrunk and explained; nil when there is none.
///
/// - Parameter contested: what becomes of a failure that needs another answer to a contested rule than the ledger's; a
///   warning is none.
@MainActor
public func findCounterexample(
    in scene: TransitionScene, runs: Int, seed: UInt64? = nil, maxSteps: Int = 24,
    profiles: ProfileSet = .standard, contested: ContestedFailures = .warn
) -> Counterexample? {
    var options = SearchOptions()
    options.runCount = runs
    options.seed = seed
    options.maxSteps = maxSteps
    options.profiles = profiles
    options.contested = contested
    options.stopsAtFirstFailure = true
    return search(scene, options: options).failures.first
}

/// One search, cut into parts that each run in a child of their own.
@MainActor
final class Search {
    /// Long enough that a fork costs nothing, short enough that a crash loses little.
    private static let partLength = 4_096
    /// A scene of which so many scripts crash whatever is left out of them, and none between them does not, crashes at
    /// every turn.
    private static let crashRowLimit = 64
    /// Each is waited for, and a few tell as much as many.
    private static let hangLimit = 8
    /// Seconds for a script of a scene of which another one has hung.
    private static let laterHangTimeout = 1.0
    /// A machine that holds up so many children that would have gone on is left to do so.
    private static let stallLimit = 8

    let scene: TransitionScene
    private(set) var options: SearchOptions
    let progress: ((SearchProgress) -> Void)?
    private let seed: UInt64
    let vocabulary: ScriptVocabulary
    private let launchCrash: ChildCrash?
    private let launchNotes: [LaunchNote]
    /// Scripts to perform to their end.
    let runCount: Int
    /// Scripts that there are to take: those that crash are replaced by others.
    private let scriptLimit: Int
    var total = SearchPart()
    var crashes = FoundCrashes()
    var problems = SearchProblems()
    /// The indices of the scripts that hung.
    private var hungScripts: Set<Int> = []
    private var stallCount = 0
    /// Failures that were tried by the ledger's answers and did not hold.
    var guesses: Set<ViolationIdentity> = []
    /// Whether there is one that ends a search for the first failure.
    private var hasFailure = false
    private var crashesInARow = 0
    private var revisions = ScriptRevisions()
    private var partLength: Int

    init(scene: TransitionScene, options: SearchOptions, progress: ((SearchProgress) -> Void)?) {
        var options = options
        if options.contested == .off { options.profiles = options.profiles.withoutFlips }
        let scene = scene.comparedAnew()
        self.scene = scene
        self.options = options
        self.progress = progress
        seed = options.seed ?? stableSeed(of: scene.name)
        if scene.faultViolation == nil {
            let calibration = Calibration(scene: scene, options: options)
            var problems = SearchProblems()
            (vocabulary, launchCrash, launchNotes) = calibration.run(problems: &problems)
            self.problems = problems
        } else {
            // Nothing is drawn from it, and a size that is no number has no words.
            let stage = scene.resized(to: CGSize(width: 1, height: 1), as: scene.name)
            (vocabulary, launchCrash, launchNotes) = (makeVocabulary(scene: stage, profiles: options.profiles), nil, [])
        }
        let planned = ScriptPlan(options: options, vocabulary: vocabulary, seed: seed).count
        runCount = min(options.runCount, planned)
        scriptLimit = min(planned, 2 * options.runCount)
        partLength = scene.hasFreshProcesses ? 1 : Self.partLength
    }

    func run() -> SearchResult {
        if scene.faultViolation != nil { return faultyScene() }
        if let launchCrash {
            note(launchCrash, script: Script(scene: scene.name, steps: []), index: 0)
            var statistics = self.statistics()
            statistics.launchCrashed = true
            noteTolerated(in: &statistics, isWhole: false)
            return result(statistics)
        }
        var start = 0
        while start < scriptLimit, total.scriptCount < runCount, !isDone, !problems.endTheSearch {
            let length = min(partLength, runCount - total.scriptCount)
            start = runPart(from: start, to: min(start + length, scriptLimit))
        }
        var statistics = self.statistics()
        if !(options.stopsAtFirstFailure && hasFailure) { statistics.untriedScriptCount = untriedCount(after: start) }
        statistics.exhaustion = exhaustion(tried: start)
        noteTolerated(
            in: &statistics,
            isWhole: statistics.untriedScriptCount == 0 && !(options.stopsAtFirstFailure && hasFailure))
        return result(statistics)
    }

    private func result(_ statistics: SearchStatistics) -> SearchResult {
        var result = SearchResult(counterexamples: explainAll(), statistics: statistics)
        result.problems = problems.texts
        return result
    }

    /// A scene that cannot be performed has only its own faults to show.
    private func faultyScene() -> SearchResult {
        let script = Script(scene: scene.name, steps: [])
        let found = explain(script, in: scene)
        return SearchResult(counterexamples: found.map { [$0] } ?? [], statistics: statistics())
    }

    private func untriedCount(after start: Int) -> Int {
        // All that there are were tried, or those that crashed left none to replace them.
        options.exhaustiveSteps == nil ? max(0, runCount - total.scriptCount) : max(0, runCount - start)
    }

    private func noteTolerated(in statistics: inout SearchStatistics, isWhole: Bool) {
        let seen = total.tolerated.map(\.failure).sorted { $0.identity < $1.identity }
        statistics.allowances = scene.allowanceUses(seen, restriction: options.invariants, isWhole: isWhole)
        statistics.known = seen.filter { scene.allowance(for: $0.identity) == nil }
        statistics.unseenBaselineEntries = scene.baseline.subtracting(seen.map(\.identity)).sorted()
    }

    func statistics() -> SearchStatistics {
        var statistics = total.statistics(seed: seed, actionNames: scene.actionNames)
        statistics.crashedScriptCount = crashes.scriptCount + total.knownDeathCount
        let firstCrash = crashes.found.map { $0.index + 1 }.min() ?? 0
        if firstCrash > 0, statistics.firstFailure == 0 || firstCrash < statistics.firstFailure {
            statistics.firstFailure = firstCrash
        }
        statistics.hungScriptCount = hungScripts.count
        statistics.launchNotes = launchNotes
        statistics.fatalComparisons = scene.fatalComparisons.found
        statistics.stoppedComparisons = scene.fatalComparisons.stopped
        statistics.fatalActions = scene.actionNames.filter(scene.fatalActions.names.contains)
        statistics.untriedActions = scene.fatalActions.forbidden(of: scene.actionNames)
        statistics.leftOutActions = scene.actionNames.filter { revisions.leavesOut(.act($0)) }
        return statistics
    }

    private func exhaustion(tried: Int) -> Exhaustion? {
        guard let stepLimit = options.exhaustiveSteps else { return nil }
        let scripts = ExhaustiveScripts(vocabulary: vocabulary, maxSteps: stepLimit)
        return Exhaustion(
            stepLimit: stepLimit, stepCount: scripts.steps.count, scriptCount: scripts.count,
            isComplete: tried >= scripts.count && !(options.stopsAtFirstFailure && hasFailure))
    }

    private var isDone: Bool {
        crashesInARow >= Self.crashRowLimit || hungScripts.count >= Self.hangLimit
            || options.stopsAtFirstFailure && hasFailure
    }

    // MARK: Parts

    /// Performs a part and returns where the next one begins.
    private func runPart(from start: Int, to end: Int) -> Int {
        let known = total.failures
        let outcome = inChild { journal in
            SearchWorker(
                scene: self.scene, options: self.options, vocabulary: self.vocabulary, seed: self.seed,
                revisions: self.revisions
            ).run(start..<end, known: known, journal: journal)
        }
        switch outcome {
        case .finished(let data):
            guard let part = try? JSONDecoder().decode(SearchPart.self, from: data) else {
                problems.add("The results of scripts \(start + 1) to \(end) could not be read, and are missing.")
                return end
            }
            total.merge(part)
            revisions.noteSurvived(part.performedActions)
            if part.scriptCount + part.knownDeathCount > 0 { crashesInARow = 0 }
            // Where nothing crashes any more, parts grow again.
            if !scene.hasFreshProcesses { partLength = min(Self.partLength, 2 * partLength) }
            if options.stopsAtFirstFailure { hasFailure = holdsByDefault() }
            return part.pausedAt.map { $0 + 1 } ?? end
        case .crashed(let crash), .hung(let crash): return goOn(after: crash, from: start, to: end)
        case nil: return start
        }
    }

    /// Performs those before the script again that killed a part, and returns where the next part begins: with that
    /// script, without what it died in, or with the one after it.
    private func goOn(after crash: ChildCrash, from start: Int, to end: Int) -> Int {
        guard crash.journal.sequence > 0 else {
            problems.add("The child for scripts \(start + 1) to \(end) died before the first: \(crash.reason).")
            return problems.endTheSearch ? start : end
        }
        // Runs are counted from 1.
        let index = start + Int(crash.journal.sequence) - 1
        if isStall(crash) {
            stallCount += 1
            return start
        }
        if scene.fatalComparisons.note(crash) {
            partLength = index - start + 1
            return start
        }
        var isRevised = false
        if let script = try? ScriptBinary.decode(Array(crash.journal.bytes)) {
            note(crash, script: script, index: index)
            // Of all scripts that there are, the shorter one has been tried before.
            if options.exhaustiveSteps == nil {
                isRevised = revisions.revise(script, at: index, after: crash)
            } else {
                revisions.noteDeadlyStart(of: script, crash)
            }
            if options.stopsAtFirstFailure { hasFailure = holdsByDefault() }
        } else {
            problems.add("Script \(index + 1) killed its process and could not be read.")
        }
        // The next one may be as near.
        partLength = max(1, index - start)
        var next = start
        while next < index, !problems.endTheSearch { next = runPart(from: next, to: index) }
        if isRevised { return index }
        crashesInARow = next > start ? 1 : crashesInARow + 1
        return index + 1
    }

    /// Whether a child was held up by something else than its script: a lock that another thread of the parent held at
    /// the fork, or a machine that stood still. A script that hangs does so again.
    private func isStall(_ crash: ChildCrash) -> Bool {
        guard crash.reason == "hang", stallCount < Self.stallLimit else { return false }
        guard let script = try? ScriptBinary.decode(Array(crash.journal.bytes)) else { return true }
        let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
        return explainer.crash(of: script, wait: min(options.hangTimeout, CrashExplainer.hangWait)) == nil
    }

    private func note(_ crash: ChildCrash, script: Script, index: Int) {
        if crash.reason == "hang" {
            hungScripts.insert(index)
            options.hangTimeout = min(options.hangTimeout, Self.laterHangTimeout)
        }
        scene.fatalActions.note(crash, of: script, in: scene)
        let violation = NoCrash.violation(for: CrashExplainer.record(of: crash), trace: Trace())
        let isTolerated = scene.tolerates(violation.identity)
        if isTolerated { total.add(CountedFailure(violation)) }
        crashes.add(
            FoundCrash(crash: crash, script: script, index: index), violation.identity, isTolerated: isTolerated)
    }

    /// What became of a child; nil if the machine has none, which is noted.
    private func inChild(_ body: @MainActor (Journal) -> Data) -> ChildOutcome? {
        let before = total.scriptCount
        let report = progress.map { progress in
            { (record: JournalRecord) in
                progress(
                    SearchProgress(
                        runCount: before + Int(record.sequence), total: self.runCount,
                        failureCount: self.total.failures.count + self.crashes.found.count, phase: "searching"))
            }
        }
        do {
            return try runInChild(timeout: options.hangTimeout, prints: false, onProgress: report, body: body)
        } catch {
            problems.addEnd("The search ended after \(before) scripts, since the machine gave \(error).")
            return nil
        }
    }
}

/// A seed that depends on the name alone (FNV-1a).
func stableSeed(of name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
