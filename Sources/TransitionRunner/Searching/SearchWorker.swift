import Foundation
import HeadlessUIKit
import TransitionChoices
import TransitionCore
import TransitionGenerators
import TransitionInvariants

/// Performs one part of a search; runs in a child.
@MainActor
struct SearchWorker {
    let scene: TransitionScene
    let options: SearchOptions
    let vocabulary: ScriptVocabulary
    let seed: UInt64
    let revisions: ScriptRevisions
    let rounds: SearchRounds

    /// Performs the scripts of that range and returns a `SearchPart`, encoded.
    ///
    /// - Parameter known: what earlier parts have found; it says only where this one pauses.
    func run(_ range: Range<Int>, known: Set<ViolationIdentity>, journal: Journal) -> Data {
        let evaluator = Evaluator(scene: scene, restriction: options.invariants)
        evaluator.onAftermath = journal.noteAftermath
        HeadlessApp.observeTurns { journal.tick() }
        var part = SearchPart()
        var indices: [ViolationIdentity: Int] = [:]
        let plan = ScriptPlan(options: options, vocabulary: vocabulary, seed: seed)
        var guide = makeGuide()
        for index in range {
            let script = revisions.script(at: index, of: plan, guide: guide)
            let bytes = ScriptBinary.encode(script)
            journal.beginRun(bytes)
            guard !revisions.isKnownToDie(script) else {
                part.knownDeathCount += 1
                continue
            }
            evaluator.performsAgain = partsPerformedAgain(at: index)
            evaluator.tappedControl = options.drawsScripts ? index / Self.repeatInterval : nil
            let result = evaluator.evaluate(script) { journal.beginStep($0) }
            part.note(result)
            guide?.note(result)
            let isAlone = result.violations.count + result.allowed.count + result.known.count == 1
            for violation in result.violations {
                if let known = indices[violation.identity] {
                    part.failures[known].add(alternative: Data(bytes), of: script, isAlone: isAlone)
                } else {
                    indices[violation.identity] = part.failures.count
                    part.failures.append(
                        FoundFailure(violation.identity, index: index, script: script, isAlone: isAlone))
                }
            }
            if options.stopsAtFirstFailure, mayEnd(result, known: known) {
                part.pausedAt = index
                break
            }
        }
        if let guide { part.features = guide.seen }
        return (try? JSONEncoder().encode(part)) ?? Data()
    }

    private func makeGuide() -> ScriptGuide? {
        guard options.isGuided, options.drawsScripts else { return nil }
        return ScriptGuide(
            known: rounds.features, freshShare: rounds.freshShare,
            generator: ScriptGenerator(vocabulary: vocabulary), maxSteps: options.maxSteps)
    }

    /// What a script is performed again for: one in some for each, and all where every script counts.
    private func partsPerformedAgain(at index: Int) -> Set<EvidencePart> {
        let parts = Evaluator.repeatedParts.enumerated().filter { place, part in
            let isAskedFor = options.invariants?.contains { scene.invariantSet.judges(part, by: $0) } ?? false
            return !options.drawsScripts || isAskedFor || index % Self.repeatInterval == place
        }
        return Set(parts.map(\.element))
    }

    private static let repeatInterval = 4

    /// Whether the parent has to see if that was the first failure: a new one, or one of those that have been warnings
    /// so far by the ledger's answers.
    private func mayEnd(_ result: RunResult, known: Set<ViolationIdentity>) -> Bool {
        result.violations.contains { violation in
            !result.script.isFlipped || !known.contains(violation.identity)
        }
    }
}
