import TransitionCore

/// What one step could be instead, part by part.
struct StepVariations {
    private(set) var numbers: [StepNumber] = []
    private(set) var alternatives: [(part: FreeStepPart.Part, steps: [Step])] = []

    init(of step: Step, vocabulary: ScriptVocabulary) {
        let longest = ScriptVocabulary.longestGesture
        switch step {
        case .wait(let frames):
            add(.frames, frames, to: vocabulary.longestWait) { .wait(frames: $0) }
        case .hitch(let frames):
            add(.frames, frames, to: longest) { .hitch(frames: $0) }
        case .act(let name):
            alternatives = [(.action, vocabulary.actionNames.filter { $0 != name }.map { .act($0) })]
        case .pan(let pan):
            add(.frames, pan.frames, to: longest) { .pan(pan.with(frames: $0)) }
            addWay(pan.dx, pan.dy, vocabulary) { .pan(pan.with(dx: $0, dy: $1)) }
            alternatives.append((.start, Self.otherStarts(of: pan)))
            alternatives.append((.ending, Self.otherEndings(of: step)))
        case .pinch(let pinch):
            add(.frames, pinch.frames, to: longest) { .pinch(pinch.with(frames: $0)) }
            add(.scale, pinch.scale, to: pinch.scale < 100 ? 0 : 300) { .pinch(pinch.with(scale: $0)) }
            alternatives.append((.point, Self.points.map { .pinch(pinch.with(x: $0, y: $1)) }.filter { $0 != step }))
            alternatives.append((.ending, Self.otherEndings(of: step)))
        case .move(let dx, let dy, let frames):
            add(.frames, frames, to: longest) { .move(dx: dx, dy: dy, frames: $0) }
            addWay(dx, dy, vocabulary) { .move(dx: $0, dy: $1, frames: frames) }
        case .tap:
            alternatives = [(.point, Self.points.map { .tap(x: $0, y: $1) }.filter { $0 != step })]
        case .resize:
            alternatives = [(.size, Self.sizes.map { .resize(width: $0, height: $1) }.filter { $0 != step })]
        case .lift, .cancelTouches, .background, .foreground:
            break
        }
    }

    /// The middle, the corners and the middles of the sides, in percent.
    private static let points = [(50, 50), (2, 2), (98, 2), (2, 98), (98, 98), (50, 2), (50, 98), (2, 50), (98, 50)]
    /// Windows that devices have, upright, across and shared, in points.
    private static let sizes = [(390, 844), (844, 390), (320, 568), (507, 1_024), (639, 1_024), (1_024, 768)]

    private mutating func add(
        _ part: FreeStepPart.Part, _ value: Int, to end: Int, least: Int = 0, _ step: @escaping (Int) -> Step
    ) {
        numbers.append(StepNumber(part: part, value: value, end: end, first: least, make: step))
    }

    /// A straight way, which can be longer; of another it is not plain what longer would be.
    private mutating func addWay(
        _ dx: Int, _ dy: Int, _ vocabulary: ScriptVocabulary, _ step: @escaping (Int, Int) -> Step
    ) {
        if dy == 0 {
            let sign = dx < 0 ? -1 : 1
            add(.distance, abs(dx), to: vocabulary.windowWidth) { step($0 * sign, 0) }
        } else if dx == 0 {
            let sign = dy < 0 ? -1 : 1
            add(.distance, abs(dy), to: vocabulary.windowHeight) { step(0, $0 * sign) }
        }
    }

    /// The same way inward from the other edges, and from the middle.
    private static func otherStarts(of pan: PanStep) -> [Step] {
        let own = PanStart(pan.start)
        let (along, across) = own.isVertical ? (pan.dy, pan.dx) : (pan.dx, pan.dy)
        return PanStart.allCases.filter { $0 != own }.map { start in
            let way = along * own.inward * start.inward
            var moved = pan.with(dx: start.isVertical ? across : way, dy: start.isVertical ? way : across)
            moved.start = start.touchStart(x: 0, y: 0)
            return .pan(moved)
        }
    }

    private static func otherEndings(of step: Step) -> [Step] {
        GestureEnding.allCases.map { step.with(ending: $0) }.filter { $0 != step }
    }
}

/// A number of a step, and the step with another number in its place.
struct StepNumber {
    let part: FreeStepPart.Part
    let value: Int
    /// The last number in the direction in which it can go.
    let end: Int
    /// The first of all its numbers.
    let first: Int
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
        return FreeStepPart(step: step, part: part, from: lower == first ? nil : lower, to: isOpen ? nil : upper)
    }
}

extension PanStep {
    fileprivate func with(frames: Int? = nil, dx: Int? = nil, dy: Int? = nil) -> PanStep {
        var changed = self
        changed.frames = frames ?? self.frames
        changed.dx = dx ?? self.dx
        changed.dy = dy ?? self.dy
        return changed
    }
}

extension PinchStep {
    fileprivate func with(frames: Int? = nil, scale: Int? = nil, x: Int? = nil, y: Int? = nil) -> PinchStep {
        var changed = self
        changed.frames = frames ?? self.frames
        changed.scale = scale ?? self.scale
        changed.x = x ?? self.x
        changed.y = y ?? self.y
        return changed
    }
}
