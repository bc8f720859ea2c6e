import Foundation
import HeadlessUIKit
import TransitionChoices
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Makes a counterexample of a found failure: the smallest script, and what it rests on; a `CallSiteFinder` adds where
/// that was decided.
///
/// Whatever tries scripts that nobody has run yet does so in a child; the parent performs only what a child has
/// survived.
@MainActor
struct Explainer {
    let scene: TransitionScene
    let options: SearchOptions
    let vocabulary: ScriptVocabulary

    /// What a script has shown that is explained as it is, for want of a child that shows it again.
    var shown: RunResult?

    private static let restartLimit = 32

    /// The result of the child's work.
    struct Explanation: Codable {
        var script: Script
        var examination: Examination
        /// Other failures that candidates showed.
        var alsoFound: [FoundFailure] = []
        var problems: [String] = []

        init(_ script: Script, shrunkIn runCount: Int) {
            self.script = script
            examination = Examination(shrinkRunCount: runCount)
        }
    }

    /// - Parameters:
    ///   - finds: takes up what else was found on the way.
    ///   - problems: takes up what could not be done.
    func explain(
        _ failure: FoundFailure, finds: inout ShrinkingFinds, problems: inout SearchProblems
    ) -> Counterexample? {
        guard let original = try? failure.decodedScript() else {
            problems.add("The script of \(failure.identity) could not be read.")
            return nil
        }
        // Nil where no child could tell whether it needs a guess: then it is no mere warning.
        let starts = SearchProblems.unlessNoted { self.starts(of: failure) }
        let explanation = explanation(
            of: starts ?? failure.starts, failure: failure, finds: &finds, problems: &problems)
        for other in explanation.alsoFound { finds.add(other) }
        let repetition = SearchProblems.unlessNoted {
            self.repetition(of: failure.identity, by: explanation.script, or: original)
        }
        guard let (script, run) = repetition else {
            let reason = "the machine gave no child process for it"
            let counterexample = unexplained(failure, because: reason)
            return starts == nil ? counterexample?.told(as: .failure) : counterexample
        }
        guard let run, let first = run.violations.first(where: { $0.identity == failure.identity }) else {
            for other in run?.violations ?? [] {
                finds.add(FoundFailure(other.identity, index: failure.index, script: script))
            }
            return notRepeated(failure, in: run, of: script)
        }
        var account = FailureAccount(script, showing: run.violations.led(by: first), in: run.trace)
        account.original = original
        account.severity = starts == nil ? .failure : options.severity(of: script)
        account.examination = explanation.examination
        account.stockExperiment = StockExperimenter(scene: scene, options: options)
            .experiment(with: script, of: failure.identity)
        (account.repairTrials, account.untriedRepairs) = RepairExperimenter(scene: scene, options: options)
            .trials(with: script, showing: account.violations.map(\.identity), in: run.trace, problems: &problems)
        return account.counterexample
    }

    /// The scripts to shrink: those that need no guess about UIKit, or are not known to, if there are any.
    private func starts(of failure: FoundFailure) -> [Script] {
        let starts = failure.starts
        guard options.contested == .warn, starts.contains(where: \.isFlipped) else { return starts }
        let unflipped = starts.filter { !$0.isFlipped }
        if !unflipped.isEmpty { return unflipped }
        let trial = DefaultTrial(scene: scene, options: options, vocabulary: vocabulary)
        return trial.script(of: failure.identity, among: starts).map { [$0] } ?? starts
    }

    /// What needs no guess must not come to need one, however small it is then.
    private func vocabulary(for start: Script) -> ScriptVocabulary {
        options.contested == .fail || start.isFlipped ? vocabulary : vocabulary.only(start.profile)
    }

    /// What one performance of a script showed.
    private struct Run: Codable {
        let trace: Trace
        let violations: [Violation]
    }

    /// Performs the shrunken script once more, and what it was shrunk from if that fails no more.
    private func repetition(
        of identity: ViolationIdentity, by shrunk: Script, or original: Script
    ) -> (script: Script, run: Run?) {
        func fails(_ run: Run?) -> Bool { run?.violations.contains { $0.identity == identity } == true }
        let run = run(of: shrunk)
        guard !fails(run), shrunk != original else { return (shrunk, run) }
        let again = self.run(of: original)
        return fails(again) ? (original, again) : (shrunk, run)
    }

    /// Performs a script in a child of its own; nil if that dies, or there is none, which is noted.
    private func run(of script: Script) -> Run? {
        inChild(script) { Run(trace: $0.trace, violations: $0.violations) }
    }

    private func inChild<Value: Codable>(_ script: Script, _ make: (RunResult) -> Value) -> Value? {
        SearchProblems.noting("A script could not be performed again") { () throws(IsolationError) in
            let outcome = try scene.judgeInChild(
                script, timeout: options.hangTimeout, by: Evaluator(scene: scene, restriction: options.invariants),
                make)
            guard case .finished(let data) = outcome else { return nil }
            return try ChildWords.read(Value.self, from: data)
        } ?? nil
    }

    // MARK: In the child

    private func explanation(
        of originals: [Script], failure: FoundFailure, finds: inout ShrinkingFinds, problems: inout SearchProblems
    ) -> Explanation {
        var crashing: Set<Script> = []
        for _ in 0..<Self.restartLimit {
            do {
                let longest = originals.max { $0.steps.count < $1.steps.count }
                let outcome = try scene.performInChild(longest, timeout: options.hangTimeout) { journal in
                    var (explanation, noted) = SearchProblems.gathering {
                        work(originals, failure: failure, avoiding: crashing, journal: journal)
                    }
                    explanation.problems = noted.texts
                    return (try? JSONEncoder().encode(explanation)) ?? Data()
                }
                switch outcome {
                case .finished(let data):
                    let explanation: Explanation = try ChildWords.read(from: data)
                    for problem in explanation.problems { problems.add(problem) }
                    return explanation
                case .crashed(let crash), .hung(let crash):
                    // A candidate that kills the process is another failure; the shrinking goes round it.
                    guard let script = try? ScriptBinary.decode(Array(crash.journal.bytes)) else {
                        problems.add(
                            "\(failure.identity) could not be shrunk: what killed the process that did so could not be "
                                + "read.")
                        break
                    }
                    guard crashing.insert(script).inserted else { break }
                    finds.add(FoundCrash(crash: crash, script: script, index: failure.index))
                    continue
                }
            } catch {
                problems.add("\(failure.identity) could not be shrunk: \(error).")
            }
            break
        }
        return Explanation(originals[0], shrunkIn: 0)
    }

    private func work(
        _ originals: [Script], failure: FoundFailure, avoiding crashing: Set<Script>, journal: Journal
    ) -> Explanation {
        let evaluator = Evaluator(scene: scene, restriction: options.invariants)
        evaluator.onAftermath = journal.noteAftermath
        HeadlessApp.observeTurns { journal.tick() }
        let identity = failure.identity
        evaluator.performsAgain = evaluator.parts(judgedBy: identity.invariant)
        var alsoFound: [FoundFailure] = []
        func summary(_ script: Script) -> RunSummary? {
            journal.beginRun(ScriptBinary.encode(script))
            return scene.hasFreshProcesses
                ? inChild(script, RunSummary.init) : RunSummary(evaluator.evaluate(script) { journal.beginStep($0) })
        }
        func fails(_ script: Script) -> Bool? {
            if crashing.contains(script) { return nil }
            // Where there was no child, nothing is known of it.
            guard let summary = SearchProblems.unlessNoted({ summary(script) }) else { return nil }
            let identities = summary?.identities ?? []
            for other in identities where other != identity { alsoFound.note(other, script, failure.index) }
            guard identities.contains(identity) else { return identities.isEmpty ? false : nil }
            return stays(failure, in: script) ? true : nil
        }
        // Where state outlives a run, one of its scripts may fail by itself and another one not.
        guard let firstFailing = originals.firstIndex(where: { fails($0) == true }) else {
            return Explanation(originals[0], shrunkIn: originals.count)
        }
        let originals = Array(originals[firstFailing...])
        let vocabulary = vocabulary(for: originals[0])
        let shrunk = smallest(of: originals, vocabulary) { script in
            switch fails(script) {
            case true: .fails
            case false: .passes
            default: .otherFailure
            }
        }
        var explanation = Explanation(shrunk.script, shrunkIn: shrunk.runCount)
        explanation.examination.flakiness = firstDifference(of: shrunk.script, evaluator)
        // Whoever holds a search to the ledger's answers is told of no other.
        if options.contested != .off {
            let passing = SearchProblems.unlessNoted { profilesThatPass(shrunk.script) { fails($0) == true } }
            explanation.examination.profiles =
                passing.map { $0.isEmpty ? .holdsUnderAll : .dependsOn($0) } ?? .notExamined
        }
        let needed = SearchProblems.unlessNoted {
            faultsWithoutWhichItPasses(shrunk.script) { fails($0) == true }
        }
        explanation.examination.neededFaults = needed ?? []
        let free = SearchProblems.unlessNoted {
            FreeStepPartFinder(script: shrunk.script, vocabulary: vocabulary, budget: options.explainBudget)
                .find { fails($0) == true }
        }
        explanation.examination.freeParts = free ?? []
        explanation.alsoFound = alsoFound
        guard let minimal = summary(shrunk.script) else { return explanation }
        let failing = NearestPassingFinder.FailingRun(
            minimal, identity: identity, invariants: scene.invariantSet)
        func keepsTheRule(_ script: Script) -> Bool {
            !crashing.contains(script) && summary(script).map(failing.isPassed) == true
        }
        let finder = NearestPassingFinder(vocabulary: vocabulary)
        explanation.examination.nearestPassing = finder.find(near: shrunk.script, passes: keepsTheRule)
        return explanation
    }

    /// Whether it stays with the failures put right that it is to be told apart from; in a child, since what dies of
    /// that is no crash of the app.
    private func stays(_ failure: FoundFailure, in script: Script) -> Bool {
        failure.staysWith.isEmpty
            || RepairExperimenter(scene: scene, options: options)
                .script(among: [script], inWhich: failure.identity, staysWith: failure.staysWith) != nil
    }

    /// What the originals come to, all within one budget; the simplest is kept, unless it can end in a shorter way.
    private func smallest(
        of originals: [Script], _ vocabulary: ScriptVocabulary, verdict: (Script) -> ShrinkVerdict
    ) -> (script: Script, runCount: Int) {
        var best = ScriptShrinker.shrink(
            originals[0], vocabulary: vocabulary, budget: options.shrinkBudget, verdict: verdict)
        func consider(_ alternative: Script) {
            let shrunk = ScriptShrinker.shrink(
                alternative, vocabulary: vocabulary, budget: options.shrinkBudget - best.runCount, verdict: verdict)
            if ScriptShrinker.isSimpler(shrunk.script, than: best.script, vocabulary: vocabulary) {
                best.script = shrunk.script
            }
            best.runCount += shrunk.runCount
        }
        for alternative in originals.dropFirst() where best.runCount < options.shrinkBudget { consider(alternative) }
        let endings = ScriptShrinker.shorterEndings(of: best.script, vocabulary: vocabulary)
        for ending in endings where best.runCount < options.shrinkBudget {
            best.runCount += 1
            guard case .fails = verdict(ending) else { continue }
            consider(ending)
            break
        }
        return best
    }

    private func firstDifference(of script: Script, _ evaluator: Evaluator) -> Flakiness? {
        func trace() -> Trace? {
            scene.hasFreshProcesses ? inChild(script, \.trace) : evaluator.evaluate(script).trace
        }
        guard let first = trace(), let second = trace() else { return nil }
        return TraceText.firstDifference(first, second).map {
            Flakiness(eventIndex: $0.eventIndex, first: $0.first, second: $0.second)
        }
    }

    /// The contested rules whose flip makes the failure go away.
    private func profilesThatPass(_ script: Script, fails: (Script) -> Bool) -> [ContestedRule] {
        ContestedRule.allCases.filter { rule in
            var flipped = script
            var rules = script.profile.flippedRules
            if let index = rules.firstIndex(of: rule) { rules.remove(at: index) } else { rules.append(rule) }
            flipped.profile = UIKitProfile(flipping: rules, injecting: script.profile.faults)
            return !fails(flipped)
        }
    }

    /// The faults of UIKit's own that the failure needs.
    private func faultsWithoutWhichItPasses(_ script: Script, fails: (Script) -> Bool) -> [Fault] {
        script.profile.faults.filter { fault in
            var sound = script
            sound.profile = UIKitProfile(
                flipping: script.profile.flippedRules, injecting: script.profile.faults.filter { $0 != fault })
            return !fails(sound)
        }
    }

    /// The script failed among others, and in a fresh process it passes or breaks something else: state is shared
    /// between runs.
    private func notRepeated(_ failure: FoundFailure, in run: Run?, of script: Script) -> Counterexample {
        let name = "\(failure.identity)"
        let found = "\(name) was found in script \(failure.index + 1) of the search"
        let related = run?.violations.first {
            $0.invariant == failure.identity.invariant && $0.identity.subject == failure.identity.subject
        }
        let alone = related.map { "breaks that rule for another reason in a fresh process: \($0.identity.causeWords)" }
        let violation = Violation(
            identity: failure.identity,
            summary: found + (alone.map { ", and \($0)." } ?? " and not again alone."),
            expected: "the same result in a fresh process",
            seen: related == nil ? "a failure only after earlier scripts" : "this reason only after earlier scripts",
            remedy: "Look for state that outlives a run: static variables, singletons, caches; or give each script a "
                + "process of its own with TransitionScene.freshProcesses().", restsOn: [],
            decisions: [], time: VirtualTime(frame: 0))
        var account = FailureAccount(script, showing: [violation])
        account.severity = options.severity(of: script)
        account.examination.shrinkRunCount = 1
        account.examination.flakiness = Flakiness(
            eventIndex: 0, first: "fails after earlier scripts of the search",
            second: alone ?? (run == nil ? "could not be performed alone" : "passes in a fresh process"))
        return account.counterexample
    }

    /// A failure of which the search has the script and nothing more; nil where not even that.
    ///
    /// - Parameter reason: why, as the end of a sentence.
    func unexplained(_ failure: FoundFailure, because reason: String) -> Counterexample? {
        guard let script = try? failure.decodedScript() else { return nil }
        if let shown, let first = shown.violations.first(where: { $0.identity == failure.identity }) {
            return FailureAccount(script, showing: shown.violations.led(by: first), in: shown.trace).counterexample
        }
        let violation = Violation(
            identity: failure.identity,
            summary: "\(failure.identity) was found in script \(failure.index + 1) of the search and could not be "
                + "shrunk: \(reason).",
            expected: "a script that keeps the rule", seen: "one that breaks it",
            remedy: "Replay the script: it is as the search found it.", restsOn: [], decisions: [],
            time: VirtualTime(frame: 0))
        var account = FailureAccount(script, showing: [violation])
        account.severity = options.severity(of: script)
        return account.counterexample
    }
}

extension [FoundFailure] {
    /// Takes up what a candidate showed beside the failure that is shrunk.
    fileprivate mutating func note(_ identity: ViolationIdentity, _ script: Script, _ index: Int) {
        guard let known = firstIndex(where: { $0.identity == identity }) else {
            return append(FoundFailure(identity, index: index, script: script))
        }
        if !script.isFlipped { self[known].add(alternative: Data(ScriptBinary.encode(script)), of: script) }
    }
}
