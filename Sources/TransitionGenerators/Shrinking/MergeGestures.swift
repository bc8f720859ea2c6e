import TransitionChoices
import TransitionCore

/// Makes one pan of a pan that holds and what moves or ends it later: a drag that a search put together from parts.
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
        guard case .pan(let pan) = steps[place], pan.ending == .hold,
            let later = steps.indices.first(where: { $0 > place && continuation(of: pan, by: steps[$0]) != nil }),
            let whole = continuation(of: pan, by: steps[later])
        else { return false }
        return [(place, later), (later, place)].contains { kept, dropped in
            var merged = steps
            merged[kept] = .pan(whole)
            merged.remove(at: dropped)
            return accepts(merged, in: session)
        }
    }

    private func continuation(of pan: PanStep, by step: Step) -> PanStep? {
        var whole = pan
        switch step {
        case .move(let dx, let dy, let frames):
            whole.dx = clamped(pan.dx + dx, to: generator.vocabulary.windowWidth)
            whole.dy = clamped(pan.dy + dy, to: generator.vocabulary.windowHeight)
            whole.frames = min(pan.frames + frames, ScriptVocabulary.longestGesture)
        case .lift: whole.ending = .lift
        case .cancelTouches: whole.ending = .cancel
        case .wait, .act, .pan, .tap, .hitch, .background, .foreground, .resize: return nil
        }
        return whole
    }

    private func clamped(_ way: Int, to side: Int) -> Int {
        min(max(way, -side), side)
    }
}
