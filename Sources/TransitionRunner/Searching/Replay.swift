import Foundation
import TransitionCore
import TransitionInvariants

/// Performs one script once more and judges it.
///
/// A child performs it first: a script that kills its process gives a `no-crash` violation and an empty trace.
@MainActor
public func replay(_ script: Script, in scene: TransitionScene) -> RunResult {
    if let violation = scene.faultViolation { return RunResult(script, only: violation, in: scene) }
    var options = SearchOptions()
    options.profiles = ProfileSet([script.profile])
    let vocabulary = makeVocabulary(scene: scene, profiles: options.profiles)
    let explainer = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary)
    if let crash = explainer.crash(of: script) {
        let violation = explainer.violation(for: CrashExplainer.record(of: crash), of: script)
        return RunResult(script, only: violation, in: scene)
    }
    return Evaluator(scene: scene).evaluate(script)
}

/// Explains a script that fails as it is, without shrinking it: profiles, call sites, the nearest script that passes.
///
/// Nil when the script passes.
@MainActor
public func explain(_ script: Script, in scene: TransitionScene) -> Counterexample? {
    let result = replay(script, in: scene)
    guard let violation = result.violations.first else { return nil }
    var counterexample = explain(result, violation, in: scene)
    counterexample?.expiredAllowance = scene.expiredAllowance(for: violation.identity)
    return counterexample
}

@MainActor
private func explain(_ result: RunResult, _ violation: Violation, in scene: TransitionScene) -> Counterexample? {
    let script = result.script
    var options = SearchOptions()
    options.shrinkBudget = 0
    let statistics = SearchStatistics(seed: 0, scriptCount: 1, stepCount: script.steps.count)
    if scene.faultViolation != nil {
        return Counterexample(
            script: script, violations: result.violations, trace: result.trace, original: script,
            statistics: statistics)
    }
    let vocabulary = Calibration(scene: scene, options: options).run().0
    if result.trace.events.isEmpty {
        let crash = CrashExplainer(scene: scene, options: options, vocabulary: vocabulary).crash(of: script)
        return Counterexample(
            script: script, violations: result.violations, trace: result.trace, original: script,
            crash: crash.map(CrashExplainer.record), statistics: statistics)
    }
    return Explainer(scene: scene, options: options, vocabulary: vocabulary)
        .explain(FoundFailure(violation.identity, index: 0, script: script), statistics: statistics)
}
