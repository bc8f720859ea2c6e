import TransitionChoices
import TransitionCore

/// Brings steps that commute into one order where no step can move alone: rows move as a whole, and steps with others
/// between them change places.
struct ReorderRows: ScriptShrinkPass {
    let generator: ScriptGenerator

    /// A longer script has too many rows for it.
    private let stepLimit = 12

    var isLastResort: Bool { true }

    func run(in session: ShrinkSession) {
        let count = session.current.outermostSpans.count
        guard count <= stepLimit else { return }
        for target in 0..<count {
            for start in stride(from: target + 1, to: count, by: 1) {
                if exchanges(target, start, in: session) { return }
                for end in stride(from: start + 2, through: count, by: 1)
                where moves(start..<end, to: target, in: session) { return }
            }
        }
    }

    private func moves(_ row: Range<Int>, to target: Int, in session: ShrinkSession) -> Bool {
        var steps = steps(in: session)
        let moved = Array(steps[row])
        steps.removeSubrange(row)
        steps.insert(contentsOf: moved, at: target)
        return accepts(steps, in: session)
    }

    private func exchanges(_ first: Int, _ second: Int, in session: ShrinkSession) -> Bool {
        var steps = steps(in: session)
        steps.swapAt(first, second)
        return accepts(steps, in: session)
    }
}
