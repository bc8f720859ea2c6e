import TransitionCore

/// What one step could be instead, part by part.
struct StepVariations {
    private(set) var numbers: [VariedNumber] = []
    private(set) var alternatives: [(part: FreeStepPart.Part, steps: [Step])] = []

    /// The middle, the corners and the middles of the sides, in percent.
    static let points = [(50, 50), (2, 2), (98, 2), (2, 98), (98, 98), (50, 2), (50, 98), (2, 50), (98, 50)]

    mutating func add(_ part: FreeStepPart.Part, _ value: Int, to end: Int, _ step: @escaping (Int) -> Step) {
        numbers.append(VariedNumber(part: part, value: value, end: end, make: step))
    }

    /// - Parameter own: the step as it is.
    mutating func add(_ part: FreeStepPart.Part, _ steps: [Step], besides own: Step? = nil) {
        alternatives.append((part, steps.filter { $0 != own }))
    }

    /// A straight way, which can be longer; of another it is not plain what longer would be.
    mutating func addWay(
        _ dx: Int, _ dy: Int, upTo sides: (width: Int, height: Int), _ step: @escaping (Int, Int) -> Step
    ) {
        if dy == 0 {
            let sign = dx < 0 ? -1 : 1
            add(.distance, abs(dx), to: sides.width) { step($0 * sign, 0) }
        } else if dx == 0 {
            let sign = dy < 0 ? -1 : 1
            add(.distance, abs(dy), to: sides.height) { step(0, $0 * sign) }
        }
    }

    /// The other ends that a gesture may have.
    mutating func addEndings(of step: Step) {
        guard let gesture = step.gesture else { return }
        add(.ending, GestureEnding.allCases.map { gesture.with(gesture.frames, $0) }, besides: step)
    }
}

/// A number of a step, and the step with another number in its place.
struct VariedNumber {
    let part: FreeStepPart.Part
    let value: Int
    /// The last number in the direction in which it can go.
    let end: Int
    let make: (Int) -> Step

    /// How far it can go.
    var room: Int { abs(end - value) }

    private var direction: Int { end < value ? -1 : 1 }

    /// The step with a number that much farther.
    func step(reach: Int) -> Step { make(value + direction * reach) }

    /// What a report says of a number that can go that far.
    func part(reach: Int, step: Int) -> FreeStepPart {
        let far = value + direction * reach
        let (lower, upper) = (min(value, far), max(value, far))
        let isOpen = far == end
        if direction < 0 { return FreeStepPart(step: step, part: part, from: isOpen ? nil : lower, to: upper) }
        return FreeStepPart(step: step, part: part, from: lower == 0 ? nil : lower, to: isOpen ? nil : upper)
    }
}
