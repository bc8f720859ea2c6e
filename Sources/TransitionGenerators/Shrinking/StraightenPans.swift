import TransitionChoices
import TransitionCore

/// Turns a pan's way so that it goes straight inward: as far as it went in any direction, or as far as it was long.
struct StraightenPans: ScriptShrinkPass {
    let generator: ScriptGenerator

    func run(in session: ShrinkSession) {
        for index in steps(in: session).indices {
            let steps = steps(in: session)
            guard index < steps.count, case .pan(let pan) = steps[index] else { continue }
            let start = PanStart(pan.start)
            let (dx, dy) = (Double(pan.dx), Double(pan.dy))
            for way in [max(abs(pan.dx), abs(pan.dy)), Int((dx * dx + dy * dy).squareRoot().rounded(.up))] {
                var straight = pan
                straight.dx = start.isVertical ? 0 : way * start.inward
                straight.dy = start.isVertical ? way * start.inward : 0
                guard straight != pan else { continue }
                var candidate = steps
                candidate[index] = .pan(straight)
                if accepts(candidate, in: session) { break }
            }
        }
    }
}
