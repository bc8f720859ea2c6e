import TransitionChoices
import TransitionCore

/// What earlier steps have left behind, as far as a script alone can tell, and what the run prefers.
struct StepSituation {
    var isTouched = false
    var isInBackground = false
    /// How far the finger that moves next is from where it went down, in points, along x and y.
    var way = (x: 0, y: 0)
    /// How often the run draws each action.
    var actions = ChoiceHint.none

    mutating func perform(_ step: Step) { StepKind(step).maker.leave(step: step, in: &self) }

    /// A gesture has gone that way, and its fingers stay down if that is how it ends.
    mutating func leave(way: (x: Int, y: Int), ending: GestureEnding) {
        guard ending == .hold else { return }
        isTouched = true
        self.way = way
    }
}
