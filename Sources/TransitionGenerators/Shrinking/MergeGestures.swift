import TransitionChoices
import TransitionCore

/// Makes one step of a pan or pinch that holds and what moves or ends it later: a gesture that a search put together
/// from parts.
struct MergeGestures: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        var index = 0
        while index < steps(in: session).count {
            if !merges(index, in: session) { index += 1 }
        }
    }

    private func merges(_ index: Int, in session: ShrinkSession) -> Bool {
        let steps = steps(in: session)
        guard steps[index].gesture?.ending == .hold,
            let later = steps.indices.first(where: {
                $0 > index && continuation(of: steps[index], by: steps[$0]) != nil
            }),
            let whole = continuation(of: steps[index], by: steps[later])
        else { return false }
        return [(index, later), (later, index)].contains { kept, dropped in
            var merged = steps
            merged[kept] = whole
            merged.remove(at: dropped)
            return accepts(merged, in: session)
        }
    }

    private func continuation(of gesture: Step, by step: Step) -> Step? {
        generator.makers[step].continuation(of: gesture, byStep: step)
    }
}
