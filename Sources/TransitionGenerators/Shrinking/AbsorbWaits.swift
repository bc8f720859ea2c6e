import TransitionChoices
import TransitionCore

/// Lets a gesture take the time of a wait beside it: one step that is slow is simpler than a quick one and a wait.
struct AbsorbWaits: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        var index = 0
        while index < steps(in: session).count {
            if !absorbs(index, in: session) { index += 1 }
        }
    }

    /// Whether a neighbour takes the wait at `index` over.
    private func absorbs(_ index: Int, in session: ShrinkSession) -> Bool {
        let steps = steps(in: session)
        guard case .wait(let wait) = steps[index] else { return false }
        return [index + 1, index - 1].contains { neighbour in
            guard steps.indices.contains(neighbour), let gesture = steps[neighbour].gesture else { return false }
            let frames = gesture.frames + wait
            guard frames <= ScriptVocabulary.longestGesture else { return false }
            var merged = steps
            merged[neighbour] = gesture.with(frames, gesture.ending)
            merged.remove(at: index)
            return accepts(merged, in: session)
        }
    }
}
