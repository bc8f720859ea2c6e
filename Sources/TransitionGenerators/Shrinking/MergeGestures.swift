import TransitionChoices
import TransitionCore

/// Makes one step of a pan or pinch that holds and what moves or ends it later: a gesture that a search put together
/// from parts.
struct MergeGestures: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        var place = 0
        while place < steps(in: session).count {
            if !merges(place, in: session) { place += 1 }
        }
    }

    private func merges(_ place: Int, in session: ShrinkSession) -> Bool {
        let steps = steps(in: session)
        guard steps[place].gesture?.ending == .hold,
            let later = steps.indices.first(where: {
                $0 > place && continuation(of: steps[place], by: steps[$0]) != nil
            }),
            let whole = continuation(of: steps[place], by: steps[later])
        else { return false }
        return [(place, later), (later, place)].contains { kept, dropped in
            var merged = steps
            merged[kept] = whole
            merged.remove(at: dropped)
            return accepts(merged, in: session)
        }
    }

    private func continuation(of gesture: Step, by step: Step) -> Step? {
        switch step {
        case .move(let dx, let dy, let frames):
            // The second finger of a pinch moves on a way that no pinch has.
            guard case .pan(let pan) = gesture else { return nil }
            var whole = pan
            whole.dx = clamped(pan.dx + dx, to: generator.vocabulary.windowWidth)
            whole.dy = clamped(pan.dy + dy, to: generator.vocabulary.windowHeight)
            whole.frames = min(pan.frames + frames, ScriptVocabulary.longestGesture)
            return .pan(whole)
        case .lift: return gesture.with(ending: .lift)
        case .cancelTouches: return gesture.with(ending: .cancel)
        case .wait, .act, .pan, .pinch, .tap, .hitch, .background, .foreground, .resize: return nil
        }
    }

    private func clamped(_ way: Int, to side: Int) -> Int {
        min(max(way, -side), side)
    }
}
