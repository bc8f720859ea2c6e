import Foundation
import TransitionChoices
import TransitionCore
import TransitionGenerators

/// Performs one part of a search; runs in a child.
@MainActor
struct SearchWorker {
    let scene: TransitionScene
    let options: SearchOptions
    let vocabulary: ScriptVocabulary
    let seed: UInt64

    /// Performs the scripts of that range and returns a `SearchPart`, encoded.
    func run(_ range: Range<Int>, known: [ViolationIdentity], journal: Journal) -> Data {
        let evaluator = Evaluator(scene: scene, restriction: options.invariants)
        var identities = Set(known)
        var part = SearchPart()
        let sampler = ScriptSampler(vocabulary: vocabulary, maxSteps: options.maxSteps, seed: seed)
        for index in range {
            let script = sampler.script(at: index)
            journal.beginRun(ScriptBinary.encode(script))
            let result = evaluator.evaluate(script) { journal.beginStep($0) }
            part.note(result)
            for violation in result.violations where identities.insert(violation.identity).inserted {
                part.failures.append(FoundFailure(violation.identity, index: index, script: script))
            }
            if options.stopsAtFirstFailure, !part.failures.isEmpty { break }
        }
        return (try? JSONEncoder().encode(part)) ?? Data()
    }
}
