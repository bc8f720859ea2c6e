import TransitionChoices
import TransitionCore

@testable import TransitionGenerators

extension ScriptVocabulary {
    /// A scene with a modal, all kinds of steps and all profiles.
    static let modal = ScriptVocabulary(
        scene: "modal", actionNames: ["show", "dismiss", "push", "rotate"], durations: [36, 48],
        kinds: StepKind.allCases, profiles: ProfileSet.standard.profiles)
}

extension ScriptGenerator {
    static let modal = ScriptGenerator(vocabulary: .modal)

    /// A script by chance, under a mask by chance.
    func random(seed: UInt64, maxSteps: Int = 20) -> (script: Script, choices: ChoiceSequence) {
        var source = RandomChoiceSource(seed: seed)
        return generate(from: &source, maxSteps: maxSteps, mask: SwarmMask(seed: seed, vocabulary: vocabulary))
    }
}
