import Foundation
import TransitionCore
import TransitionInvariants

/// Performs one script once more and judges it.
///
/// A child performs it first: a script that kills its process gives a `no-crash` violation and an empty trace. Where
/// the machine has no child for it, it is not performed, and the result's `problems` say so. What the code under test
/// prints is printed as the script has it, once.
///
/// - Parameter invariants: check these rules alone, and that the app survives; nil checks all rules of the scene.
@MainActor
public func replay(_ script: Script, in scene: TransitionScene, invariants: [InvariantID]? = nil) -> RunResult {
    replay(script, in: scene, invariants: invariants, prints: true)
}

@MainActor
private func replay(
    _ script: Script, in scene: TransitionScene, invariants: [InvariantID]? = nil, prints: Bool
) -> RunResult {
    let scene = scene.comparedAnew()
    let (replayed, noted) = SearchProblems.gathering {
        performed(script, in: scene, invariants: invariants, prints: prints)
    }
    var result = replayed.result
    result.fatalAftermaths = scene.fatalAftermaths.found
    result.problems = noted.texts
    return result
}

private struct ReplayedScript {
    let result: RunResult
    /// The ways in which its process died, each with the actions that were not tried then.
    var deaths: [ViolationIdentity: Set<String>] = [:]
    /// The scene of which only those actions are tried after it that the app outlives.
    let scene: TransitionScene
    /// Whether it was performed, and not kept from it by the machine.
    var isPerformed = true
}

/// Performs a script and judges it, without the actions in which the app dies when they are tried after it; these
/// deaths come first.
@MainActor
private func performed(
    _ script: Script, in scene: TransitionScene, invariants: [InvariantID]? = nil, prints: Bool
) -> ReplayedScript {
    if let violation = scene.faultViolation {
        return ReplayedScript(result: RunResult(script, only: violation, in: scene), scene: scene)
    }
    var options = SearchOptions()
    options.profiles = ProfileSet([script.profile])
    let vocabulary = makeVocabulary(scene: scene, profiles: options.profiles)
    let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
    var violations: [Violation] = []
    var deaths: [ViolationIdentity: Set<String>] = [:]
    var untried: Set<String> = []
    while true {
        let death = SearchProblems.noting("The script was not performed") {
            () throws(IsolationError) in try explainer.death(of: script, without: untried)
        }
        guard let death else {
            // Nobody knows whether this process would outlive it.
            let result = RunResult(script, trace: Trace(), outcome: .rest, found: violations, in: scene)
            return ReplayedScript(result: result, deaths: deaths, scene: scene, isPerformed: false)
        }
        guard let crash = death else { break }
        let violation = explainer.violation(for: CrashExplainer.record(of: crash), of: script)
        if deaths[violation.identity] == nil {
            deaths[violation.identity] = untried
            violations.append(violation)
        }
        guard let action = scene.actionTried(after: script, whenDied: crash), untried.insert(action).inserted else {
            return ReplayedScript(
                result: RunResult(script, only: violation, in: scene), deaths: deaths, scene: scene)
        }
    }
    let scene = scene.trying(allBut: untried)
    let evaluator = Evaluator(scene: scene, restriction: invariants)
    evaluator.onlyTheRunPrints = prints
    let result = prints ? evaluator.evaluate(script) : AppOutput.silenced { evaluator.evaluate(script) }
    return ReplayedScript(
        result: violations.isEmpty ? result : result.preceded(by: violations, in: scene), deaths: deaths,
        scene: scene)
}

/// What a script that fails as it is has been explained by.
public struct ScriptExplanation: Sendable {
    /// Nil when the script passes, and when `problems` say why nothing is known of it.
    public var found: Counterexample?
    /// What went wrong with the replay itself, in sentences.
    public var problems: [String]

    public init(found: Counterexample?, problems: [String] = []) {
        self.found = found
        self.problems = problems
    }
}

/// Explains a script that fails as it is, silently and without shrinking it: profiles, call sites, the nearest script
/// that passes.
///
/// Nil when the script passes. What it breaks only with a contested rule flipped is a warning, and comes after what it
/// breaks in any case. What went wrong with the replay itself is told on standard error, and by `explanation` in its
/// result.
///
/// - Parameter fingerprint: of the failure that is told first if the script shows it; nil for the one that ranks first.
@MainActor
public func explain(
    _ script: Script, in scene: TransitionScene, leadingWith fingerprint: String? = nil
) -> Counterexample? {
    let explanation = explanation(of: script, in: scene, leadingWith: fingerprint)
    tell(explanation.problems, of: scene)
    return explanation.found
}

/// Explains a script as `explain` does, and tells beside it what went wrong with the replay itself.
@MainActor
public func explanation(
    of script: Script, in scene: TransitionScene, leadingWith fingerprint: String? = nil
) -> ScriptExplanation {
    let (found, noted) = SearchProblems.gathering { explained(script, in: scene, leadingWith: fingerprint) }
    return ScriptExplanation(found: found, problems: noted.texts)
}

/// Tells on standard error what went wrong, where a result has no place for it.
func tell(_ problems: [String], of scene: TransitionScene) {
    for problem in problems {
        try? FileHandle.standardError.write(contentsOf: Data("\(scene.name): \(problem)\n".utf8))
    }
}

@MainActor
private func explained(
    _ script: Script, in scene: TransitionScene, leadingWith fingerprint: String?
) -> Counterexample? {
    let replayed = performed(script, in: scene, prints: false)
    let result = replayed.result
    guard !result.violations.isEmpty else { return nil }
    // Where it could not be performed without the flips, it is no mere warning.
    let unflipped = script.isFlipped ? performed(script.unflipped, in: scene, prints: false) : nil
    let holding = unflipped.flatMap { $0.isPerformed ? Set($0.result.violations.map(\.identity)) : nil }
    func holds(_ violation: Violation) -> Bool { holding?.contains(violation.identity) ?? true }
    let wanted = result.violations.first { $0.identity.fingerprint.text == fingerprint }
    let violation = wanted ?? result.violations.first(where: holds) ?? result.violations[0]
    let untried = replayed.deaths[violation.identity]
    let counterexample =
        untried.map { explainDeath(result, violation, without: $0, in: scene) }
        ?? explain(result, violation, in: replayed.scene)
    return counterexample?.told(as: holds(violation) ? .failure : .warning)
        .expired(scene.expiredAllowance(for: violation.identity))
}

@MainActor
private func explain(_ result: RunResult, _ violation: Violation, in scene: TransitionScene) -> Counterexample? {
    let asItIs = FailureAccount(result, telling: result.violations)
    if scene.faultViolation != nil { return asItIs.counterexample }
    let options = optionsAsItIs
    var (finds, problems) = (ShrinkingFinds(), SearchProblems())
    let vocabulary = Calibration(scene: scene, options: options).run(problems: &problems).0
    var explainer = Explainer(scene: scene, options: options, vocabulary: vocabulary)
    explainer.shown = result
    let counterexample = explainer.explain(
        FoundFailure(violation.identity, index: 0, script: result.script), finds: &finds, problems: &problems)
    SearchProblems.note(problems.texts)
    let finder = CallSiteFinder(scene: scene, timeout: options.hangTimeout, jobs: ChildJobs(jobs: options.jobs))
    return finder.placed(counterexample.map { [$0.counted(in: asItIs.statistics, since: 1)] } ?? []).first
}

/// A script that kills its process, itself or in an action that is tried after it.
@MainActor
private func explainDeath(
    _ result: RunResult, _ violation: Violation, without untried: Set<String>, in scene: TransitionScene
) -> Counterexample {
    let script = result.script
    let options = optionsAsItIs
    var problems = SearchProblems()
    let vocabulary = Calibration(scene: scene, options: options).run(problems: &problems).0
    SearchProblems.note(problems.texts)
    let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
    let death = SearchProblems.noting("How the script kills its process could not be seen again") {
        () throws(IsolationError) in try explainer.death(of: script, without: untried, saysEvents: true)
    }
    let record = (death ?? nil).map(CrashExplainer.record)
    var account = FailureAccount(result, telling: result.violations.led(by: violation))
    account.crash = record
    if let record, record.reason != .hang {
        account.stockExperiment = StockExperimenter(scene: scene, options: options)
            .experiment(with: script, of: violation.identity, isCrash: true)
    }
    return account.counterexample
}

/// The script is performed as it is.
private var optionsAsItIs: SearchOptions {
    var options = SearchOptions()
    options.contested = .fail
    options.shrinkBudget = 0
    return options
}
