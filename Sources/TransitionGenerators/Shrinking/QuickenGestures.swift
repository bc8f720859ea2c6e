import TransitionChoices
import TransitionCore

/// Makes a pan or pinch shorter in time and lets it end in another way: a drag of one turn may need to stay down.
struct QuickenGestures: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        for place in steps(in: session).indices {
            let steps = steps(in: session)
            guard place < steps.count, let gesture = steps[place].gesture, gesture.frames > 0 else { continue }
            _ = quickens(gesture, at: place, steps, in: session)
        }
    }

    private func quickens(
        _ gesture: (frames: Int, ending: GestureEnding), at place: Int, _ steps: [Step], in session: ShrinkSession
    ) -> Bool {
        let shorter = [0, 1, gesture.frames / 2].filter { $0 < gesture.frames }
        return shorter.contains { frames in
            GestureEnding.allCases.contains { ending in
                guard ending != gesture.ending else { return false }
                var candidate = steps
                candidate[place] = steps[place].with(frames: frames, ending: ending)
                return accepts(candidate, in: session)
            }
        }
    }
}

extension Step {
    /// How long a pan or pinch takes and how it ends; nil for other steps.
    var gesture: (frames: Int, ending: GestureEnding)? {
        switch self {
        case .pan(let pan): (pan.frames, pan.ending)
        case .pinch(let pinch): (pinch.frames, pinch.ending)
        default: nil
        }
    }

    /// The same pan or pinch in another time or with another ending; other steps as they are.
    func with(frames: Int? = nil, ending: GestureEnding) -> Step {
        switch self {
        case .pan(var pan):
            pan.frames = frames ?? pan.frames
            pan.ending = ending
            return .pan(pan)
        case .pinch(var pinch):
            pinch.frames = frames ?? pinch.frames
            pinch.ending = ending
            return .pinch(pinch)
        default:
            return self
        }
    }
}
