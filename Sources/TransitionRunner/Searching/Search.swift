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
@MainActor
public func findCounterexample(
    in scene: TransitionScene, runs: Int, seed: UInt64? = nil, maxSteps: Int = 24,
    profiles: ProfileSet = .standard
) -> Counterexample? {
    var options = SearchOptions()
    options.runCount = runs
    options.seed = seed
    options.maxSteps = maxSteps
    options.profiles = profiles
    options.stopsAtFirstFailure = true
    return search(scene, options: options).counterexamples.first
}

/// One search, cut into parts of equal length that each run in a child of their own.
@MainActor
final class Search {
    /// Long enough that a fork costs nothing, short enough that a crash loses little.
    private static let partLength = 4_096
    /// A scene that crashes at every turn is found out long before this.
    private static let crashLimit = 64
    /// Each is waited for, and one tells as much as many.
    private static let hangLimit = 4
    /// A machine that holds up so many children that would have gone on is left to do so.
    private static let stallLimit = 8

    private let scene: TransitionScene
    private let options: SearchOptions
    private let progress: ((SearchProgress) -> Void)?
    private let seed: UInt64
    private let vocabulary: ScriptVocabulary
    private let launchCrash: ChildCrash?
    /// Scripts to perform.
    private let runCount: Int
    private var total = SearchPart()
    private var crashes: [(crash: ChildCrash, script: Script, index: Int)] = []
    /// Scripts that crashed in a way that is allowed or known.
    private var toleratedCrashCount = 0
    private var hungScriptCount = 0
    private var stallCount = 0

    init(scene: TransitionScene, options: SearchOptions, progress: ((SearchProgress) -> Void)?) {
        self.scene = scene
        self.options = options
        self.progress = progress
        seed = options.seed ?? stableSeed(of: scene.name)
        if scene.faultViolation == nil {
            (vocabulary, launchCrash) = Calibration(scene: scene, options: options).run()
        } else {
            // Nothing is drawn from it, and a size that is no number has no words.
            let stage = scene.resized(to: CGSize(width: 1, height: 1), as: scene.name)
            (vocabulary, launchCrash) = (makeVocabulary(scene: stage, profiles: options.profiles), nil)
        }
        runCount = min(
            options.runCount, ScriptPlan(options: options, vocabulary: vocabulary, seed: seed).count)
    }

    func run() -> SearchResult {
        if scene.faultViolation != nil { return faultyScene() }
        if let launchCrash {
            note(launchCrash, script: Script(scene: scene.name, steps: []), index: 0)
            var statistics = self.statistics()
            statistics.launchCrashed = true
            noteTolerated(in: &statistics, isWhole: false)
            return SearchResult(counterexamples: explainAll(), statistics: statistics)
        }
        var start = 0
        while start < runCount, !isDone {
            start = runPart(from: start, to: min(start + Self.partLength, runCount))
        }
        var statistics = self.statistics()
        if hasCrashedTooOften { statistics.untriedScriptCount = runCount - start }
        statistics.exhaustion = exhaustion(tried: start)
        noteTolerated(in: &statistics, isWhole: start >= runCount && !(options.stopsAtFirstFailure && isDone))
        return SearchResult(counterexamples: explainAll(), statistics: statistics)
    }

    /// A scene that cannot be performed has only its own faults to show.
    private func faultyScene() -> SearchResult {
        let script = Script(scene: scene.name, steps: [])
        let found = explain(script, in: scene)
        return SearchResult(counterexamples: found.map { [$0] } ?? [], statistics: statistics())
    }

    private func noteTolerated(in statistics: inout SearchStatistics, isWhole: Bool) {
        let seen = total.tolerated.map(\.failure).sorted { $0.identity < $1.identity }
        statistics.allowances = scene.allowanceUses(seen, restriction: options.invariants, isWhole: isWhole)
        statistics.known = seen.filter { scene.allowance(for: $0.identity) == nil }
        statistics.knownAndNotSeen = scene.known.subtracting(seen.map(\.identity)).sorted()
    }

    private func statistics() -> SearchStatistics {
        var statistics = total.statistics(seed: seed, actionNames: scene.actionNames)
        statistics.crashedScriptCount = crashCount
        statistics.hungScriptCount = hungScriptCount
        return statistics
    }

    private var crashCount: Int { crashes.count + toleratedCrashCount }

    private func exhaustion(tried: Int) -> Exhaustion? {
        guard let stepLimit = options.exhaustiveSteps else { return nil }
        let scripts = ExhaustiveScripts(vocabulary: vocabulary, maxSteps: stepLimit)
        return Exhaustion(
            stepLimit: stepLimit, stepCount: scripts.steps.count, scriptCount: scripts.count,
            isComplete: tried >= scripts.count && !(options.stopsAtFirstFailure && isDone))
    }

    private var hasCrashedTooOften: Bool {
        crashCount >= Self.crashLimit || hungScriptCount >= Self.hangLimit
    }

    private var isDone: Bool {
        hasCrashedTooOften
            || options.stopsAtFirstFailure && !(total.failures.isEmpty && crashes.isEmpty)
    }

    /// Performs a part and returns where the next one begins.
    private func runPart(from start: Int, to end: Int) -> Int {
        let known = total.failures
        let outcome = inChild { journal in
            SearchWorker(scene: self.scene, options: self.options, vocabulary: self.vocabulary, seed: self.seed)
                .run(start..<end, known: known, journal: journal)
        }
        switch outcome {
        case .finished(let data):
            guard let part = try? JSONDecoder().decode(SearchPart.self, from: data) else { return end }
            total.merge(part)
            return end
        case .crashed(let crash), .hung(let crash):
            // Runs are counted from 1; the one that died is repeated by nobody, those before it are.
            let index = start + max(0, Int(crash.journal.sequence) - 1)
            if isStall(crash) {
                stallCount += 1
                return start
            }
            if let script = try? ScriptBinary.decode(Array(crash.journal.bytes)) {
                note(crash, script: script, index: index)
            }
            var next = start
            while next < index { next = runPart(from: next, to: index) }
            return index + 1
        }
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
        let record = CrashExplainer.record(of: crash)
        let violation = NoCrash.violation(for: record, trace: Trace())
        if record.reason == "hang" { hungScriptCount += 1 }
        if scene.tolerates(violation.identity) {
            toleratedCrashCount += 1
            total.add(CountedFailure(violation))
        } else {
            crashes.append((crash, script, index))
        }
    }

    private func inChild(_ body: @MainActor (Journal) -> Data) -> ChildOutcome {
        let before = total.scriptCount
        let report = progress.map { progress in
            { (record: JournalRecord) in
                progress(
                    SearchProgress(
                        runCount: before + Int(record.sequence), total: self.runCount,
                        failureCount: self.total.failures.count + self.crashes.count, phase: "searching"))
            }
        }
        do {
            return try runInChild(timeout: options.hangTimeout, onProgress: report, body: body)
        } catch {
            fatalError("A search needs a child process: \(error). Free memory or raise the process limit.")
        }
    }

    // MARK: Explaining

    private func explainAll() -> [Counterexample] {
        let crashIdentities = crashes.map { CrashExplainer.identity(of: $0.crash) }
        let met = MetFailures(
            known: Set(total.failures.map(\.identity) + crashIdentities),
            limit: options.stopsAtFirstFailure ? 0 : options.metFailureLimit,
            isTolerated: scene.tolerates)
        var result = explainFailures(total.failures, met)
        result += explainCrashes(crashes, met)
        // What these come upon is met as well, until there is no more room.
        var (failureCount, crashCount) = (0, 0)
        while failureCount < met.failures.count || crashCount < met.crashes.count {
            let failures = Array(met.failures[failureCount...])
            let crashes = met.crashes[crashCount...].map { ($0.crash, $0.script, $0.index) }
            (failureCount, crashCount) = (met.failures.count, met.crashes.count)
            result += explainFailures(failures, met) + explainCrashes(crashes, met)
        }
        let identities = result.map(\.identity)
        for index in result.indices {
            let identity = identities[index]
            result[index].companions = total.coincidences.companions(of: identity, among: identities)
            result[index].possibleCompanions = total.coincidences
                .possibleCompanions(of: identity, among: identities)
            result[index].metWhileShrinking = met.origin(of: identity)
            result[index].expiredAllowance = scene.expiredAllowance(for: identity)
        }
        return ranked(result)
    }

    private func explainFailures(_ failures: [FoundFailure], _ met: MetFailures) -> [Counterexample] {
        let explainer = Explainer(scene: scene, options: options, vocabulary: vocabulary)
        return failures.compactMap { failure in
            reportShrinking()
            return explainer.explain(failure, statistics: statistics(), metBy: met)
        }
    }

    private func explainCrashes(
        _ crashes: [(crash: ChildCrash, script: Script, index: Int)], _ met: MetFailures
    ) -> [Counterexample] {
        let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
        var explained: Set<ViolationIdentity> = []
        return crashes.compactMap { crash, script, index in
            guard explained.insert(CrashExplainer.identity(of: crash)).inserted else { return nil }
            reportShrinking()
            return explainer.explain(
                crash, script: script, index: index, statistics: statistics(), metBy: met)
        }
    }

    private func ranked(_ counterexamples: [Counterexample]) -> [Counterexample] {
        let ids = scene.invariantSet.ids
        func rank(_ counterexample: Counterexample) -> Int {
            ids.firstIndex(of: counterexample.identity.invariant) ?? ids.count
        }
        return counterexamples.sorted { (rank($0), $0.identity) < (rank($1), $1.identity) }
    }

    private func reportShrinking() {
        progress?(
            SearchProgress(
                runCount: total.scriptCount, total: runCount,
                failureCount: total.failures.count + crashes.count, phase: "shrinking"))
    }
}

/// A seed that depends on the name alone (FNV-1a).
func stableSeed(of name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
