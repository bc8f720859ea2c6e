import Foundation
import HeadlessUIKit
import TransitionChoices
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Makes a counterexample of a script that killed its process; every candidate runs in a child of its own.
@MainActor
struct CrashExplainer {
    let scene: TransitionScene
    let options: SearchOptions
    let vocabulary: ScriptVocabulary

    /// Executions for shrinking a crash. Each has a child of its own.
    private static let shrinkLimit = 600
    /// The same for a hang, where every candidate that still fails is waited for, though not as long as in a search.
    private static let hangShrinkLimit = 60
    /// Seconds of work without a sign of life after which a script that has hung before is taken to hang again. Every
    /// turn of the run loop is a sign.
    static let hangWait = 0.4

    /// How it died, why, and where.
    static func identity(of crash: ChildCrash) -> ViolationIdentity {
        DeathRule.standard.violation(record(of: crash)).identity
    }

    static func record(of crash: ChildCrash) -> CrashRecord {
        let code = StackReader.shared.userCode(of: crash)
        let verb = crash.reason == .hang ? "was under way" : "died"
        return CrashRecord(
            reason: crash.reason,
            // Where an object was is another place in each run, and a sanitizer names the process.
            message: crash.message.replacing(/0x[0-9a-f]{6,16}/, with: "0x…").replacing(/==[0-9]+==/, with: ""),
            step: crash.journal.step,
            trapReason: crash.stack.flatMap { StackReader.shared.trapReason(in: $0) },
            stack: (code?.locations ?? []).enumerated().map { index, location in
                CallSite(
                    file: location.file, line: location.line, function: location.function,
                    note: index == 0 ? verb : "led there")
            },
            entry: code?.entry,
            events: String(decoding: crash.said, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// - Parameter finds: takes up crashes of another kind that candidates die of.
    func explain(_ found: FoundCrash, finds: inout ShrinkingFinds) -> Counterexample {
        let (crash, script) = (found.crash, found.script)
        let identity = Self.identity(of: crash)
        var last = crash
        let start = SearchProblems.unlessNoted { scriptWithoutGuess(script, identity) }
        let whole = scriptWithProbes(start ?? script, diedIn: crash.journal.step)
        let vocabulary =
            options.contested == .fail || whole.isFlipped ? vocabulary : vocabulary.only(whole.profile)
        let isHang = crash.reason == .hang
        let wait = isHang ? min(options.hangTimeout, Self.hangWait) : options.hangTimeout
        let alone = deadlyStep(of: start ?? script, diedIn: crash.journal.step).filter { script in
            self.crash(of: script, probes: false, wait: wait).map(Self.identity) == identity
        }
        let original = alone.first ?? whole
        let budget = min(options.shrinkBudget, isHang ? Self.hangShrinkLimit : Self.shrinkLimit)
        // What dies only where it is compared with its twin is compared all the time.
        let probes = self.crash(of: original, probes: false, wait: wait).map(Self.identity) != identity
        let shrunk = ScriptShrinker.shrink(original, vocabulary: vocabulary, budget: budget) { candidate in
            let outcome = SearchProblems.unlessNoted {
                self.crash(of: candidate, probes: probes, wait: wait).map { ($0, Self.identity(of: $0)) }
            }
            guard let outcome else { return .otherFailure }
            guard let (crash, shown) = outcome else { return .passes }
            guard shown == identity else {
                finds.add(FoundCrash(crash: crash, script: candidate, index: found.index))
                return .otherFailure
            }
            last = crash
            return .fails
        }
        let repeated = SearchProblems.unlessNoted {
            self.crash(of: shrunk.script, probes: probes, wait: wait, saysEvents: true)
                .map { ($0, Self.identity(of: $0)) }
        }
        let record = Self.record(of: (repeated ?? nil)?.0 ?? last)
        var account = FailureAccount(shrunk.script, showing: [violation(for: record, of: shrunk.script)])
        account.original = script
        account.examination.shrinkRunCount = shrunk.runCount
        account.crash = record
        account.severity = start == nil ? .failure : options.severity(of: shrunk.script)
        // Where no child could tell, it may end in the same way.
        if let repeated, repeated?.1 != identity {
            account.examination.flakiness = Flakiness(
                eventIndex: max(0, record.events.count - 1), first: identity.causeWords,
                second: repeated?.1.causeWords ?? "it ends as it should")
        }
        // What a step may be instead is not worth a wait for each value.
        if !isHang, !probes {
            account.stockExperiment = StockExperimenter(scene: scene, options: options)
                .experiment(with: shrunk.script, of: identity, isCrash: true)
            account.examination.freeParts = freeParts(of: shrunk.script, identity)
        }
        return account.counterexample
    }

    /// A crash of which the search has the script, and nothing more.
    func unexplained(_ found: FoundCrash) -> Counterexample {
        let record = Self.record(of: found.crash)
        var account = FailureAccount(found.script, showing: [DeathRule.standard.violation(record)])
        account.crash = record
        account.severity = options.severity(of: found.script)
        return account.counterexample
    }

    /// The script by the ledger's answers to the contested rules, if it dies in the same way by them.
    private func scriptWithoutGuess(_ script: Script, _ identity: ViolationIdentity) -> Script {
        guard options.contested == .warn, script.isFlipped else { return script }
        let trial = DefaultTrial(scene: scene, options: options, vocabulary: vocabulary)
        return trial.crashingScript(of: identity, among: [script]) ?? script
    }

    /// The violation of a script that killed its process; it names the rule if its condition did.
    func violation(for record: CrashRecord, of script: Script) -> Violation {
        let violation = DeathRule.standard.violation(record)
        guard let formula = fatalFormula(of: script, violation.identity) else { return violation }
        return Violation(
            identity: violation.identity,
            summary: "The condition of the rule \(formula.id) did not return: \(formula.formula).",
            expected: "a condition that can be judged at any time", seen: violation.seen,
            remedy: "Let it read what may be gone as an optional: it is judged in every frame, also before the first "
                + "step and while the app tears things down.",
            restsOn: [], decisions: [], time: violation.time)
    }

    /// The rule over the live app without which the script lives, and with which alone it dies.
    private func fatalFormula(of script: Script, _ identity: ViolationIdentity) -> SceneFormula? {
        func death(_ formulas: [SceneFormula]) -> ChildCrash? {
            let explainer = CrashExplainer(
                scene: scene.watching(only: formulas), options: options, vocabulary: vocabulary)
            return explainer.crash(of: script, probes: false)
        }
        // Where a loop is when it is found to hang, and so its name, may differ from run to run: that it ends tells.
        guard !scene.formulas.isEmpty, SearchProblems.unlessNoted({ death([]) == nil }) == true else { return nil }
        return scene.formulas.first { death([$0]).map(Self.identity) == identity }
    }

    /// A child for each run: a crash does not tell which of the others would crash.
    private func freeParts(of script: Script, _ identity: ViolationIdentity) -> [FreeStepPart] {
        SearchProblems.unlessNoted {
            FreeStepPartFinder(script: script, vocabulary: vocabulary, budget: options.explainBudget).find {
                candidate in
                crash(of: candidate, probes: false).map { Self.identity(of: $0) == identity } ?? false
            }
        } ?? []
    }

    /// The script as it died: one that died in a probe after it has the probed actions as its last steps.
    private func scriptWithProbes(_ script: Script, diedIn step: Int) -> Script {
        let probed = scene.actionNames.prefix(max(0, step - script.steps.count + 1))
        guard !probed.isEmpty else { return script }
        let rest = Step.wait(frames: vocabulary.longestWait)
        var longer = script
        longer.steps += [.lift, .foreground, rest] + probed.flatMap { [.act($0), rest] }
        return crash(of: longer, probes: false) == nil ? script : longer
    }

    /// The step in which the script died, alone: most often it needs nothing before it.
    private func deadlyStep(of script: Script, diedIn step: Int) -> [Script] {
        guard script.steps.indices.contains(step) else { return [] }
        var alone = script
        alone.steps = [script.steps[step]]
        return [alone]
    }

    /// As `death`; nil also when there was no child for it, which is noted.
    func crash(
        of script: Script, probes: Bool = true, wait: Double? = nil, saysEvents: Bool = false
    ) -> ChildCrash? {
        SearchProblems.noting("Whether a script kills its process could not be seen") {
            try death(of: script, probes: probes, wait: wait, saysEvents: saysEvents)
        } ?? nil
    }

    /// How the script kills its process, or nil when it does not.
    ///
    /// - Parameters:
    ///   - probes: whether the scene's actions are tried after it, as a search does.
    ///   - untried: those that are not.
    ///   - wait: seconds without a sign of life after which it hangs; nil for those of the search.
    ///   - saysEvents: whether the crash has the lines of what happened before.
    /// - Throws: when the machine has no child for it.
    func death(
        of script: Script, probes: Bool = true, without untried: Set<String> = [], wait: Double? = nil,
        saysEvents: Bool = false
    ) throws(IsolationError) -> ChildCrash? {
        let scene = scene.trying(allBut: untried)
        let outcome = try scene.performInChild(script, timeout: wait ?? options.hangTimeout) { journal in
            journal.beginRun(ScriptBinary.encode(script))
            HeadlessApp.observeTurns { journal.tick() }
            let say: ((String) -> Void)? = saysEvents ? { journal.say(Data("\($0)\n".utf8)) } : nil
            let evaluator = Evaluator(scene: scene)
            evaluator.onAftermath = journal.noteAftermath
            _ = evaluator.evaluate(
                script, probes: probes, willPerform: { journal.beginStep($0) }, onEvent: say)
            return Data()
        }
        switch outcome {
        case .crashed(let crash), .hung(let crash): return crash
        case .finished: return nil
        }
    }
}
