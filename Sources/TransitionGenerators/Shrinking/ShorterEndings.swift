import TransitionCore

extension ScriptShrinker {
    /// Scripts of fewer steps that begin alike and end with one whole gesture instead, at once or after every
    /// transition has had its time.
    ///
    /// Edits never lead from one way into a failure to another: from a background and a button, say, to a swipe. Try
    /// these once nothing else makes a script smaller; one that fails in the same way is worth shrinking anew.
    public static func shorterEndings(of script: Script, vocabulary: ScriptVocabulary) -> [Script] {
        let gestures = StepMakers(vocabulary).wholeGestures
        let pauses = [[], vocabulary.durations.max().map { [Step.wait(frames: $0 + 1)] } ?? []]
        return script.steps.indices.flatMap { count in
            pauses.flatMap { pause in
                gestures.compactMap { gesture in
                    var shorter = script
                    shorter.steps = script.steps.prefix(count) + pause + [gesture]
                    return shorter.steps.count < script.steps.count ? shorter : nil
                }
            }
        }
    }
}
