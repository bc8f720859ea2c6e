import CFuzzerDriver
import Foundation
import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionRunner

/// Runs the process as a fuzz target for one scene and never returns.
///
/// Each input is a script of the scene; a broken rule ends the process with a report, so that the engine saves the
/// input. In a plain build the arguments are saved inputs, each replayed with its report.
///
/// - Parameters:
///   - scene: The scene to fuzz.
///   - profiles: The answers to contested rules that inputs may choose from.
///   - contested: What becomes of a failure that needs another answer to a contested rule than the default: as a
///     warning it does not end the process.
///   - maxSteps: Steps of one script, 1 or more; bytes beyond are not read.
///   - invariants: Check these rules alone; nil checks all rules of the scene. An engine ends with the first failure,
///     so name the rules to look for when a shallow failure is already known.
///   - baseline: A file of known failures; they do not end the process. Without one, the file that the environment
///     variable `TRANSITION_BASELINE` names.
///   - today: The day on which the last days of allowances are judged. A trap ends an engine, whatever is allowed.
@preconcurrency @MainActor
public func fuzzMain(
    _ scene: TransitionScene, profiles: ProfileSet = .standard, contested: ContestedFailures = .warn,
    maxSteps: Int = 24, invariants: [InvariantID]? = nil,
    baseline: String? = ProcessInfo.processInfo.environment["TRANSITION_BASELINE"], today: CalendarDay = .today()
) -> Never {
    guard scene.faults.isEmpty else {
        end(
            "the scene \(scene.name) cannot be tested: \(scene.faults.joined(separator: "; "))",
            InputReplay.Status.faultyScene)
    }
    let scene = scene.judgingAllowances(asOf: today).withBaseline(knownFailures(of: scene.name, in: baseline))
    let input = FuzzInput(
        scene: scene, profiles: contested == .off ? profiles.withoutFlips : profiles, maxSteps: maxSteps)
    let judge = Judge(scene: scene, invariants: invariants)
    // A saved input outlives what kills the process only where it is compared, as an engine cannot.
    let judged =
        hasEngine
        ? { (script: Script) in
            let result = judge.judge(script)
            for feature in result.features { fuzzer_driver_note_feature(feature) }
            return result
        }
        : { replay($0, in: scene, invariants: invariants) }
    fuzzMain { bytes in verdict(on: input.script(from: bytes), contested: contested, judged) }
}

/// The verdict on a script; one that holds only with a contested rule flipped is a warning, if told so.
@MainActor
func verdict(
    on script: Script, contested: ContestedFailures, _ judged: (Script) -> RunResult
) -> FuzzVerdict {
    let result = judged(script)
    let isGuess = contested == .warn && script.isFlipped && !result.violations.isEmpty
    return verdict(on: result, byDefault: isGuess ? judged(script.unflipped) : nil)
}

/// The first broken rule is the failure; the report is that of the script as it is, unshrunk.
///
/// - Parameter byDefault: the same script by the default answers to contested rules, where only what it breaks too
///   fails; nil where everything does.
func verdict(on result: RunResult, byDefault: RunResult? = nil) -> FuzzVerdict {
    // What could not be performed by the default answers takes no failure back.
    let holding = byDefault.flatMap { $0.problems.isEmpty ? Set($0.violations.map(\.identity)) : nil }
    let violations = result.violations.filter { holding?.contains($0.identity) ?? true }
    guard let violation = violations.first else {
        if let problem = result.problems.first { return .notJudged(reason: problem) }
        if let guess = result.violations.first { return .warned(identity: guess.identity.words) }
        return result.known.first.map { .known(identity: $0.identity.words) } ?? .passed
    }
    let counterexample = Counterexample(result, telling: violations)
    return .failed(identity: violation.identity.words, report: TextReport.render(counterexample, standing: nil))
}

/// The failures of the scene that the file lists; a file that cannot be read ends the process, before an engine begins.
func knownFailures(of scene: String, in path: String?) -> Set<ViolationIdentity> {
    guard let path else { return [] }
    do {
        return try BaselineFile.read(path).identities(in: scene)
    } catch {
        if case .malformed = error { end(error.description, InputReplay.Status.malformedInput) }
        end(error.description, InputReplay.Status.noInput)
    }
}

private func end(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message).\n".utf8))
    exit(status)
}
