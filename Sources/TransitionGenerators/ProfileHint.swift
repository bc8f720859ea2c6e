import TransitionChoices
import TransitionCore

/// Which of a vocabulary's profiles are worth trying more often.
enum ProfileHint {
    /// Scripts of the default profile to one of a flip that the scene came upon, of those with a likely profile.
    private static let defaultsForEachFlip = 4

    /// Most often the first, the default one. Of the flips those that the scene came upon: no other changes anything.
    static func likely(_ vocabulary: ScriptVocabulary) -> ChoiceHint {
        let asked = Set(vocabulary.askedRules)
        let flips = vocabulary.profiles.indices.dropFirst().filter { index in
            !asked.isDisjoint(with: vocabulary.profiles[index].flippedRules)
        }
        let defaults = [UInt64](repeating: 0, count: max(1, flips.count * defaultsForEachFlip))
        return .likely(LikelyValues(defaults + flips.map { UInt64($0) }))
    }
}
