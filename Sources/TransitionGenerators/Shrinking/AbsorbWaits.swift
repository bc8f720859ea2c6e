import TransitionChoices
import TransitionCore

/// Lets a gesture take the time of a wait beside it: one step that is slow is simpler than a quick one and a wait.
struct AbsorbWaits: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        var place = 0
        while place < steps(in: session).count {
            if !absorbs(place, in: session) { place += 1 }
        }
    }

    /// Whether a neighbour takes the wait at `place` over.
    private func absorbs(_ place: Int, in session: ShrinkSession) -> Bool {
        let steps = steps(in: session)
        guard case .wait(let wait) = steps[place] else { return false }
        return [place + 1, place - 1].contains { neighbour in
            guard steps.indices.contains(neighbour), let gesture = steps[neighbour].gesture else { return false }
            let frames = gesture.frames + wait
            guard frames <= ScriptVocabulary.longestGesture else { return false }
            var merged = steps
            merged[neighbour] = gesture.with(frames, gesture.ending)
            merged.remove(at: place)
            return accepts(merged, in: session)
        }
    }
}
