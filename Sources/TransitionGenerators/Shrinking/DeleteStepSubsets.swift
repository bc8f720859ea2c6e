import TransitionChoices
import TransitionCore

/// Deletes any steps of a short script together, however they lie between those that stay.
///
/// Of eight steps there are 256 subsets: few enough to try each, the smallest that could be left first.
struct DeleteStepSubsets: ScriptShrinkPass {
    let generator: ScriptGenerator

    private let stepLimit = 8

    var isLastResort: Bool { true }

    func run(in session: ShrinkSession) {
        let steps = session.current.outermostSpans
        guard steps.count <= stepLimit else { return }
        let subsets = (0..<(1 << steps.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
        for kept in subsets.dropLast() {
            let deleted = steps.indices.filter { kept & (1 << $0) == 0 }.map { steps[$0].range }
            if session.acceptsDeletion(of: deleted) { return }
        }
    }
}
