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

/// Performs these scripts, and shrinks, groups and explains what they break, as a search does with what it finds.
///
/// Use it for scripts that something else has found: a fuzzing engine, a saved file, a token.
///
/// - Parameters:
///   - options: `runCount`, `seed`, `isGuided` and `exhaustiveSteps` have no part in it.
///   - progress: called on the way, for a terminal; never part of the result.
@MainActor
public func search(
    _ scene: TransitionScene, scripts: [Script], options: SearchOptions = SearchOptions(),
    progress: ((SearchProgress) -> Void)? = nil
) -> SearchResult {
    search(scene, options: options.performing(scripts), progress: progress)
}

/// Searches until the first failure and returns it, shrunk and explained; nil when there is none.
///
/// - Parameter contested: what becomes of a failure that needs another answer to a contested rule than the ledger's; a
///   warning is none. What went wrong with the search itself is told on standard error, and by `search` in its result.
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
    let result = search(scene, options: options)
    tell(result.problems, of: scene)
    return result.failures.first
}

/// Searches as `search` does, and tells of each failure only which script showed it first, counted from 1.
///
/// Nothing is shrunk or explained, so it takes a fraction of the time: for measuring how soon a search finds what.
@MainActor
public func findFirstScripts(
    in scene: TransitionScene, options: SearchOptions
) -> [(failure: ViolationIdentity, script: Int)] {
    Search(scene: scene, options: options, progress: nil).firstScripts()
}

/// One search, cut into parts that each run in a child of their own.
@MainActor
final class Search {
    /// A scene of which so many scripts crash whatever is left out of them, and none between them does not, crashes at
    /// every turn.
    private static let crashRowLimit = 64
    /// Each is waited for, and a few tell as much as many.
    private static let hangLimit = 8
    /// Seconds for a script of a scene of which another one has hung.
    private static let laterHangTimeout = 1.0
    /// A machine that holds up so many children that would have gone on is left to do so.
    private static let stallLimit = 8
    /// A machine that kills so many parts one after the other lets none come to its end.
    private static let killRowLimit = 24
    /// After so many kills half as many parts are performed at once, as they need less memory together.
    private static let killsPerHalving = 4

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
    /// Parts that something outside of the search has killed.
    private var killedCount = 0
    /// Those since a part came to its end.
    private var killsInARow = 0
    /// All that were killed in this process before.
    private let killedBefore = KilledChildren.count
    private let wasInterrupted = Interruption.isNoted
    /// When that was seen first.
    private var interruptionTime: Double?
    /// How long what was found is shrunk and explained after an interruption: a service that ends a process with
    /// SIGTERM often kills it ten seconds later.
    private static let secondsAfterInterruption = 4.0
    /// Failures that were tried by the ledger's answers and did not hold.
    var guesses: Set<ViolationIdentity> = []
    /// Whether there is one that ends a search for the first failure.
    private var hasFailure = false
    private var crashesInARow = 0
    private var revisions = ScriptRevisions()
    private var rounds: SearchRounds
    private var partLength: Int
    private lazy var executor = PartExecutor(jobs: options.jobs) {
        [unowned self] scripts, isAhead throws(IsolationError) in
        try makeChild(for: scripts, isAhead: isAhead)
    }

    /// Failures that shrinking has begun with.
    var shrinkingBegunCount = 0

    /// What shrinks and explains.
    private(set) lazy var jobs = ChildJobs(jobs: options.jobs)

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
        rounds = SearchRounds(hasFreshProcesses: scene.hasFreshProcesses)
        partLength = rounds.partLength
    }

    func run() -> SearchResult {
        if scene.faultViolation != nil { return faultyScene() }
        var (result, noted) = SearchProblems.gathering { self.result(perform()) }
        problems.add(noted)
        result.problems = problems.texts
        return result
    }

    /// What failed, and the index of the first script that showed it, from 1.
    func firstScripts() -> [(failure: ViolationIdentity, script: Int)] {
        guard scene.faultViolation == nil else { return [] }
        let noted = SearchProblems.gathering { perform() }.problems
        tell(problems.texts + noted.texts, of: scene)
        let crashed = crashes.found.map { crash in
            (CrashExplainer.identity(of: crash.crash), crash.index + 1)
        }
        return total.failures.map { ($0.identity, $0.index + 1) } + crashed
    }

    /// Performs the scripts.
    private func perform() -> SearchStatistics {
        if let launchCrash {
            note(launchCrash, script: Script(scene: scene.name, steps: []), index: 0)
            var statistics = self.statistics()
            statistics.launchCrashed = true
            noteTolerated(in: &statistics, isWhole: false)
            return statistics
        }
        var start = 0
        while start < scriptLimit, total.scriptCount < runCount, !isDone, !problems.endTheSearch, !isInterrupted {
            if start >= rounds.end {
                rounds.begin(with: total.features)
                partLength = grown(partLength)
            }
            start = runPart(part(from: start, length: partLength, performed: total.scriptCount))
        }
        executor.discard()
        var statistics = self.statistics()
        if isInterrupted {
            problems.add("It was interrupted after \(total.scriptCount) of \(runCount) scripts.")
        } else if !(options.stopsAtFirstFailure && hasFailure) {
            statistics.untriedScriptCount = untriedCount(after: start)
        }
        statistics.exhaustion = exhaustion(tried: start)
        statistics.isOfGivenScripts = options.givenScripts != nil
        noteTolerated(
            in: &statistics,
            isWhole: options.givenScripts == nil && statistics.untriedScriptCount == 0 && !isInterrupted
                && !(options.stopsAtFirstFailure && hasFailure))
        return statistics
    }

    private func result(_ statistics: SearchStatistics) -> SearchResult {
        var result = SearchResult(counterexamples: explainAll(), statistics: statistics)
        result.remarks = remarks
        return result
    }

    private var remarks: [String] {
        var remarks: [String] = []
        if let shortage = executor.shortage {
            remarks.append("Fewer parts were performed at once than asked for, since the machine gave \(shortage).")
        }
        let killedCount = killedCount + jobs.killedCount + KilledChildren.count - killedBefore
        if killedCount > 0 {
            let times = killedCount == 1 ? "Once" : "\(killedCount) times"
            remarks.append(
                "\(times) a process of the search was killed from outside; its work was done again.")
        }
        return remarks
    }

    /// A scene that cannot be performed has only its own faults to show.
    private func faultyScene() -> SearchResult {
        let script = Script(scene: scene.name, steps: [])
        let found = explain(script, in: scene)
        return SearchResult(counterexamples: found.map { [$0] } ?? [], statistics: statistics())
    }

    private func untriedCount(after start: Int) -> Int {
        // All that there are were tried, or those that crashed left none to replace them.
        options.drawsScripts ? max(0, runCount - total.scriptCount) : max(0, runCount - start)
    }

    private func noteTolerated(in statistics: inout SearchStatistics, isWhole: Bool) {
        let seen = total.tolerated.sorted { $0.identity < $1.identity }
        statistics.allowances = scene.allowanceUses(seen, restriction: options.invariants, isWhole: isWhole)
        statistics.known = seen.filter { scene.allowance(for: $0.identity) == nil }
        // A few scripts tell nothing of what they do not show.
        guard options.givenScripts == nil else { return }
        statistics.unseenBaselineEntries = scene.baseline.subtracting(seen.map(\.identity)).sorted()
        let rules = scene.invariantSet
        // Faults of the scene itself are told by no rule of a set.
        statistics.goneBaselineEntries = statistics.unseenBaselineEntries.filter {
            $0.subject != .scene && !rules.mayTell($0)
        }
    }

    func statistics() -> SearchStatistics {
        var statistics = total.statistics(seed: seed, actionNames: scene.actionNames)
        statistics.crashedScriptCount = crashes.scriptCount + total.knownDeathCount
        let firstCrash = crashes.found.map { $0.index + 1 }.min() ?? 0
        if firstCrash > 0, statistics.firstFailure == 0 || firstCrash < statistics.firstFailure {
            statistics.firstFailure = firstCrash
        }
        statistics.hungScriptCount = hungScripts.count
        statistics.launchNotes = launchNotes + scene.replacedActionNames.map(LaunchNote.replacesAction)
        statistics.fatalAftermaths = scene.fatalAftermaths.found
        statistics.stoppedAftermaths = scene.fatalAftermaths.stopped
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

    /// Whether somebody wants it to end before all is tried; what it has found is explained all the same. What was
    /// interrupted before it began, as an engine is, still has its findings judged.
    private var isInterrupted: Bool { Interruption.isNoted && !wasInterrupted && total.scriptCount < runCount }

    /// Whether somebody has interrupted it, be it only as it shrinks, and has been patient enough; the first time tells
    /// that it was heard.
    func isOutOfTime() -> Bool {
        guard Interruption.isNoted, !wasInterrupted else { return false }
        guard let interruptionTime else {
            interruptionTime = seconds()
            tellShrinking()
            return false
        }
        return seconds() - interruptionTime >= Self.secondsAfterInterruption
    }

    private var isDone: Bool {
        crashesInARow >= Self.crashRowLimit || hungScripts.count >= Self.hangLimit
            || options.stopsAtFirstFailure && hasFailure
    }

    // MARK: Parts

    /// The scripts of the next part, where so many were performed before it.
    private func part(from start: Int, length: Int, performed: Int) -> Range<Int> {
        start..<min(start + min(length, runCount - performed), scriptLimit, rounds.end)
    }

    /// The parts that follow one if they and it come to their end.
    private func parts(after part: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (last, length, performed) = (part, partLength, total.scriptCount)
        while parts.count < executor.aheadLimit {
            (length, performed) = (grown(length), performed + last.count)
            guard last.upperBound < min(scriptLimit, rounds.end), performed < runCount else { break }
            last = self.part(from: last.upperBound, length: length, performed: performed)
            parts.append(last)
        }
        return parts
    }

    /// Where nothing crashes any more, parts grow again.
    private func grown(_ length: Int) -> Int { min(rounds.partLength, 2 * length) }

    /// Performs a part and returns where the next one begins.
    private func runPart(_ part: Range<Int>) -> Int {
        let (start, end) = (part.lowerBound, part.upperBound)
        let outcome = inChild(part)
        switch outcome {
        case .finished(let data):
            guard let part = try? JSONDecoder().decode(SearchPart.self, from: data) else {
                problems.add("The results of scripts \(start + 1) to \(end) could not be read, and are missing.")
                return end
            }
            let knownCount = total.failures.count
            killsInARow = 0
            total.merge(part)
            revisions.noteSurvived(part.performedActions)
            if part.scriptCount + part.knownDeathCount > 0 { crashesInARow = 0 }
            partLength = grown(partLength)
            if options.stopsAtFirstFailure {
                // Where a part pauses depends on what is known.
                if total.failures.count > knownCount { executor.discard() }
                hasFailure = holdsByDefault()
            }
            return part.pausedAt.map { $0 + 1 } ?? end
        case .crashed(let crash), .hung(let crash):
            executor.discard()
            return goOn(after: crash, from: start, to: end)
        case nil: return start
        }
    }

    /// Performs those before the script again that killed a part, and returns where the next part begins: with that
    /// script, without what it died in, or with the one after it.
    private func goOn(after crash: ChildCrash, from start: Int, to end: Int) -> Int {
        if isStall(crash) {
            if crash.isFromOutside { noteKill() } else { stallCount += 1 }
            return start
        }
        guard crash.journal.sequence > 0 else {
            problems.add("The child for scripts \(start + 1) to \(end) died before the first: \(crash.reason).")
            return problems.endTheSearch ? start : end
        }
        // Runs are counted from 1.
        let index = start + Int(crash.journal.sequence) - 1
        if scene.fatalAftermaths.note(crash) {
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
        while next < index, !problems.endTheSearch { next = runPart(next..<index) }
        if isRevised { return index }
        crashesInARow = next > start ? 1 : crashesInARow + 1
        return index + 1
    }

    /// Whether a child was held up or killed by something else than its script: a lock that another thread of the
    /// parent held at the fork, a machine that stood still or had no memory left. What comes of a script does so again.
    private func isStall(_ crash: ChildCrash) -> Bool {
        guard crash.isFromOutside || crash.reason == .hang && stallCount < Self.stallLimit else { return false }
        guard let script = try? ScriptBinary.decode(Array(crash.journal.bytes)) else { return true }
        let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
        return explainer.crash(of: script, wait: min(options.hangTimeout, CrashExplainer.hangWait)) == nil
    }

    /// Asks less of a machine that kills parts: fewer at once. What they find depends on how long they are.
    private func noteKill() {
        killedCount += 1
        killsInARow += 1
        if killedCount.isMultiple(of: Self.killsPerHalving) { executor.halveJobs() }
        guard killsInARow >= Self.killRowLimit else { return }
        problems.addEnd(
            "The search ended after \(total.scriptCount) scripts: something outside killed its processes "
                + "\(killsInARow) times in a row, as a machine does that runs out of memory.")
    }

    private func note(_ crash: ChildCrash, script: Script, index: Int) {
        if crash.reason == .hang {
            hungScripts.insert(index)
            options.hangTimeout = min(options.hangTimeout, Self.laterHangTimeout)
        }
        scene.fatalActions.note(crash, of: script, in: scene)
        let violation = DeathRule.standard.violation(CrashExplainer.record(of: crash))
        let isTolerated = scene.tolerates(violation.identity)
        if isTolerated { total.add(ToleratedFailure(violation)) }
        crashes.add(
            FoundCrash(crash: crash, script: script, index: index), violation.identity, isTolerated: isTolerated)
    }

    private func makeChild(
        for scripts: Range<Int>, isAhead: Bool
    ) throws(IsolationError) -> RunningChild {
        let size = Journal.size(steps: options.maxSteps, of: scene)
        return try RunningChild(
            journalSize: size, timeout: options.hangTimeout, prints: false, patience: !isAhead
        ) { journal in
            SearchWorker(
                scene: self.scene, options: self.options, vocabulary: self.vocabulary, seed: self.seed,
                revisions: self.revisions, rounds: self.rounds
            ).run(scripts, known: Set(self.total.failures.map(\.identity)), journal: journal)
        }
    }

    /// What became of a part; nil if the machine has no child for it, which is noted.
    private func inChild(_ part: Range<Int>) -> ChildOutcome? {
        let before = total.scriptCount
        let report = progress.map { progress in
            { (begunCount: Int) in
                progress(
                    SearchProgress(
                        runCount: min(before + begunCount, self.runCount), total: self.runCount,
                        failureCount: self.total.failures.count + self.crashes.found.count, phase: .searching))
            }
        }
        do {
            return try executor.outcome(of: part, ahead: parts(after: part), report: report)
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
