import TransitionChoices
import TransitionCore

/// Starts a pan at a simpler place and keeps its way, whose numbers count from the start's own edge.
struct SimplifyStarts: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        for index in steps(in: session).indices {
            let steps = steps(in: session)
            guard index < steps.count, case .pan(let pan) = steps[index] else { continue }
            for start in PanStart.allCases where start.rawValue < PanStart(pan.start).rawValue {
                var moved = pan
                moved.start = start.touchStart(x: 0, y: 0)
                var candidate = steps
                candidate[index] = .pan(moved)
                if accepts(candidate, in: session) { break }
            }
        }
    }
}
