import TransitionCore
import TransitionGenerators

/// Which scripts a search performs, by their indices: drawn by chance, all there are, or those that it was given.
enum ScriptPlan {
    case random(ScriptSampler)
    case exhaustive(ExhaustiveScripts)
    case given([Script])

    init(options: SearchOptions, vocabulary: ScriptVocabulary, seed: UInt64) {
        if let scripts = options.givenScripts {
            self = .given(scripts)
        } else if let stepLimit = options.exhaustiveSteps {
            self = .exhaustive(ExhaustiveScripts(vocabulary: vocabulary, maxSteps: stepLimit))
        } else {
            self = .random(ScriptSampler(vocabulary: vocabulary, maxSteps: options.maxSteps, seed: seed))
        }
    }

    /// How many scripts there are at most.
    var count: Int {
        switch self {
        case .random: .max
        case .exhaustive(let scripts): scripts.count
        case .given(let scripts): scripts.count
        }
    }

    func script(at index: Int, guide: ScriptGuide? = nil) -> Script {
        switch self {
        case .random(let sampler): sampler.script(at: index, guide: guide)
        case .exhaustive(let scripts): scripts.script(at: index)
        case .given(let scripts): scripts[index]
        }
    }
}
