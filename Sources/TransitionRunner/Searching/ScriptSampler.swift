import HeadlessUIKit
import TransitionChoices
import TransitionCore
import TransitionGenerators

/// The words of a scene's scripts.
///
/// Without what a calibration saw, the same choices make the same scripts and chance prefers others.
func makeVocabulary(
    scene: TransitionScene, calibration: CalibrationResult = CalibrationResult(), profiles: ProfileSet
) -> ScriptVocabulary {
    let asked = scene.askedKinds.union(calibration.hasPinches ? [.pinch] : [])
    return ScriptVocabulary(
        scene: scene.name, actionNames: scene.actionNames, actionWeights: scene.actionWeights,
        tapPoints: calibration.tapPoints, dragPoints: calibration.dragPoints,
        pressPoints: calibration.pressPoints, hasVerticalDrags: calibration.hasVerticalDrags,
        durations: calibration.durations, askedRules: calibration.askedRules,
        windowWidth: Int(scene.size.width), windowHeight: Int(scene.size.height),
        kinds: StepKind.allCases.filter { !$0.isOnlyWhereAskedFor || asked.contains($0) }, profiles: profiles.profiles)
}

/// The random scripts of a search: each depends on the seed and its index alone, not on those before it.
struct ScriptSampler {
    private let generator: ScriptGenerator
    private let maxSteps: Int
    private let seed: UInt64

    init(vocabulary: ScriptVocabulary, maxSteps: Int, seed: UInt64) {
        generator = ScriptGenerator(vocabulary: vocabulary)
        self.maxSteps = maxSteps
        self.seed = seed
    }

    /// - Parameter guide: makes the script of others, where it is not to be drawn afresh.
    func script(at index: Int, guide: ScriptGuide? = nil) -> Script {
        var mixer = SplitMix64(seed: seed &+ UInt64(index) &* 0x9e37_79b9_7f4a_7c15)
        let own = mixer.next()
        if let script = guide?.script(seed: own) { return script }
        var source = RandomChoiceSource(seed: own)
        let mask = SwarmMask(seed: own, vocabulary: generator.vocabulary)
        return generator.generate(from: &source, maxSteps: maxSteps, mask: mask).script
    }
}

/// The first scripts of a search with that seed, unperformed.
///
/// - Parameters:
///   - count: how many, 0 or more.
///   - maxSteps: steps of each.
@MainActor
public func sampleScripts(
    of scene: TransitionScene, count: Int, seed: UInt64, maxSteps: Int, profiles: ProfileSet = .standard
) -> [Script] {
    var options = SearchOptions()
    options.profiles = profiles
    var problems = SearchProblems()
    let vocabulary = Calibration(scene: scene, options: options).run(problems: &problems).0
    tell(problems.texts, of: scene)
    let sampler = ScriptSampler(vocabulary: vocabulary, maxSteps: maxSteps, seed: seed)
    return (0..<max(0, count)).map { sampler.script(at: $0) }
}
