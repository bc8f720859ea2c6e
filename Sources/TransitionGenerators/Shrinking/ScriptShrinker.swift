import TransitionChoices
import TransitionCore

/// Finds the simplest script that still fails in the same way.
public enum ScriptShrinker {
    /// Shrinks a failing script in at most `budget` runs; `verdict` runs one script and says what became of it.
    ///
    /// `runCount` counts the original's run too. A script that the vocabulary cannot express, or that does not fail
    /// when it is run again, comes back as it is.
    public static func shrink(
        _ script: Script, vocabulary: ScriptVocabulary, budget: Int, verdict: (Script) -> ShrinkVerdict
    ) -> (script: Script, runCount: Int) {
        let generator = ScriptGenerator(vocabulary: vocabulary)
        guard let choices = generator.choices(for: script) else { return (script, 0) }
        let shrinker = Shrinker(passes: passes(for: generator)) { draw in
            generator.script(drawing: &draw, maxSteps: .max, mask: .none)
        }
        let result = shrinker.shrink(choices, budget: budget, verdict: verdict)
        return (result.value, result.runCount)
    }

    /// Whether the first script is the simpler one: fewer choices, or the same number and the first that differs lower.
    public static func isSimpler(_ script: Script, than other: Script, vocabulary: ScriptVocabulary) -> Bool {
        let generator = ScriptGenerator(vocabulary: vocabulary)
        guard let left = generator.choices(for: script)?.values else { return false }
        guard let right = generator.choices(for: other)?.values else { return true }
        return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }

    /// Those of the standard passes that a script has a use for, with those that know what steps mean.
    static func passes(for generator: ScriptGenerator) -> [any ShrinkPass] {
        [
            // Most steps have nothing to do with the failure.
            DeleteSpans(),
            // Kinds are lowered before their parameters: a drag that only takes time becomes a wait of as many frames.
            LowerChoices(),
            // Steps that belong to one finger become one.
            MergeGestures(generator: generator),
            // What is left of a row of steps that only make time pass is one wait.
            ReplaceRunsByWait(generator: generator),
            // A gesture may take the time that passes before or after it.
            AbsorbWaits(generator: generator),
            // A finger's way in window points matters more often than its way from an edge.
            SimplifyStarts(generator: generator),
            // Two numbers of one drag that only change together.
            StraightenPans(generator: generator),
            QuickenGestures(generator: generator),
            // A few steps in a row of which none can go alone.
            DeleteSpanRuns(),
            // A presentation here and its dismissal there.
            DeleteSpanPairs(),
            // Instants and distances that depend on each other: all that are equal at once, then by pairs.
            LowerTwinsTogether(),
            LowerPairsTogether(),
            RedistributePairs(),
            // Names and numbers that have to be the same in several steps, whatever their kinds.
            LowerEqualNumbers(generator: generator),
            // One normal form for steps whose order does not matter.
            ReorderSpans(),
            // When nothing else helps: what fails only here and there, steps that only go together, and rows.
            DeleteStepSubsets(generator: generator),
            TrySmallNumbers(),
            ReorderRows(generator: generator),
        ]
    }
}
