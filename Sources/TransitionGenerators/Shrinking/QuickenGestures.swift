import TransitionChoices
import TransitionCore

/// Makes a pan or pinch shorter in time and lets it end in another way: a drag of one turn may need to stay down.
struct QuickenGestures: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        for index in steps(in: session).indices {
            let steps = steps(in: session)
            guard index < steps.count, let gesture = steps[index].gesture, gesture.frames > 0 else { continue }
            _ = quickens(gesture, at: index, steps, in: session)
        }
    }

    private func quickens(
        _ gesture: Gesture, at index: Int, _ steps: [Step], in session: ShrinkSession
    ) -> Bool {
        let shorter = [0, 1, gesture.frames / 2].filter { $0 < gesture.frames }
        return shorter.contains { frames in
            GestureEnding.allCases.contains { ending in
                guard ending != gesture.ending else { return false }
                var candidate = steps
                candidate[index] = gesture.with(frames, ending)
                return accepts(candidate, in: session)
            }
        }
    }
}
