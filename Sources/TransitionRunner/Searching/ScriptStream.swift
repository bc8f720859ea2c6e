import TransitionCore
import TransitionGenerators

/// Scripts without end: the first are drawn by chance, later ones made of those that showed something rare.
///
/// They are those of a guided search with that seed as long as each is performed and noted before the next is asked
/// for. Use it for a search that ends with its time, rather than after a number of scripts.
@MainActor
package struct ScriptStream {
    private let sampler: ScriptSampler
    private let generator: ScriptGenerator
    private let maxSteps: Int
    private var rounds = SearchRounds(hasFreshProcesses: false)
    /// What the rounds before this one have shown.
    private var known = FeatureMap()
    private var guide: ScriptGuide
    private var index = 0
    private var features: Set<UInt64> = []

    /// - Parameter maxSteps: steps of each script, 1 or more.
    package init(scene: TransitionScene, profiles: ProfileSet, maxSteps: Int, seed: UInt64) {
        var options = SearchOptions()
        options.profiles = profiles
        var problems = SearchProblems()
        let vocabulary = Calibration(scene: scene, options: options).run(problems: &problems).0
        tell(problems.texts, of: scene)
        self.maxSteps = maxSteps
        sampler = ScriptSampler(vocabulary: vocabulary, maxSteps: maxSteps, seed: seed)
        generator = ScriptGenerator(vocabulary: vocabulary)
        guide = ScriptGuide(known: known, freshShare: rounds.freshShare, generator: generator, maxSteps: maxSteps)
    }

    /// How many different things scripts have done to transitions.
    package var featureCount: Int { features.count }

    package mutating func next() -> Script {
        if index == rounds.end {
            known.add(guide.seen)
            rounds.begin(with: known)
            guide = ScriptGuide(known: known, freshShare: rounds.freshShare, generator: generator, maxSteps: maxSteps)
        }
        defer { index += 1 }
        return sampler.script(at: index, guide: guide)
    }

    /// Learns from a script that was performed, one of these or another.
    ///
    /// - Returns: whether it did something that none before it has done.
    package mutating func note(_ result: RunResult) -> Bool {
        guide.note(result)
        let before = features.count
        features.formUnion(result.features)
        return features.count > before
    }
}
