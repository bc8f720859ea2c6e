import TransitionChoices
import TransitionCore

/// Makes a pan shorter in time and lets it end in another way: a drag of one turn may need to stay down.
struct QuickenPans: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        for place in steps(in: session).indices {
            let steps = steps(in: session)
            guard place < steps.count, case .pan(let pan) = steps[place], pan.frames > 0 else { continue }
            _ = quickens(pan, at: place, steps, in: session)
        }
    }

    private func quickens(_ pan: PanStep, at place: Int, _ steps: [Step], in session: ShrinkSession) -> Bool {
        let shorter = [0, 1, pan.frames / 2].filter { $0 < pan.frames }
        return shorter.contains { frames in
            GestureEnding.allCases.contains { ending in
                guard ending != pan.ending else { return false }
                var quick = pan
                quick.frames = frames
                quick.ending = ending
                var candidate = steps
                candidate[place] = .pan(quick)
                return accepts(candidate, in: session)
            }
        }
    }
}
