import TransitionChoices
import TransitionCore

/// Makes one wait of two, in the place of either: time that was spread over several steps.
///
/// Other passes get there too, by moving frames and steps one after the other, but in more runs.
struct MergeWaits: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        var later = 1
        while later < steps(in: session).count {
            let isMerged = (0..<later).contains { merges($0, later, in: session) }
            if !isMerged { later += 1 }
        }
    }

    private func merges(_ earlier: Int, _ later: Int, in session: ShrinkSession) -> Bool {
        let steps = steps(in: session)
        guard case .wait(let first) = steps[earlier], case .wait(let second) = steps[later] else { return false }
        let frames = min(first + second, generator.vocabulary.longestWait)
        return [(earlier, later), (later, earlier)].contains { kept, dropped in
            var merged = steps
            merged[kept] = .wait(frames: frames)
            merged.remove(at: dropped)
            return accepts(merged, in: session)
        }
    }
}
