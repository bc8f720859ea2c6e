import TransitionChoices
import TransitionCore

/// The two-way translation between steps and their records, for one vocabulary.
struct StepCode: Sendable {
    let vocabulary: ScriptVocabulary
    private let horizontal: SimplestFirst
    private let vertical: SimplestFirst
    /// Percent of the distance; a pinch that changes nothing is the simplest.
    private let scales = SimplestFirst(0...300, simplest: 100)
    private let widths: SimplestFirst
    private let heights: SimplestFirst

    init(vocabulary: ScriptVocabulary) {
        self.vocabulary = vocabulary
        horizontal = SimplestFirst(-vocabulary.windowWidth...vocabulary.windowWidth, simplest: 0)
        vertical = SimplestFirst(-vocabulary.windowHeight...vocabulary.windowHeight, simplest: 0)
        // The simplest new size is the window turned by a quarter.
        widths = SimplestFirst(vocabulary.sides, simplest: vocabulary.windowHeight)
        heights = SimplestFirst(vocabulary.sides, simplest: vocabulary.windowWidth)
    }

    /// The codes of window sides that devices have.
    func likelyWidths(_ sides: [Int]) -> [UInt64] { sides.compactMap { widths.code(for: $0) } }
    func likelyHeights(_ sides: [Int]) -> [UInt64] { sides.compactMap { heights.code(for: $0) } }

    /// The codes of ways that a finger can go on in one step.
    func likelyMoves(alongX ways: [Int]) -> [UInt64] { ways.compactMap { horizontal.code(for: $0) } }
    func likelyMoves(alongY ways: [Int]) -> [UInt64] { ways.compactMap { vertical.code(for: $0) } }

    func likelyScales(_ percents: [Int]) -> [UInt64] { percents.compactMap { scales.code(for: $0) } }

    // MARK: - Bounds

    /// The largest value of each number of a record whose earlier numbers are already right.
    func maximumFrames(_ kind: StepKind) -> UInt64 {
        switch kind {
        case .wait: UInt64(vocabulary.longestWait)
        case .pan, .pinch, .move, .hitch: UInt64(ScriptVocabulary.longestGesture)
        case .act, .lift, .tap, .cancelTouches, .background, .foreground, .resize: 0
        }
    }

    func maximumTarget(_ kind: StepKind) -> UInt64 {
        switch kind {
        case .act: UInt64(vocabulary.actionNames.count - 1)
        case .pan: UInt64(PanStart.allCases.count - 1)
        default: 0
        }
    }

    func maximumAlong(_ kind: StepKind, _ start: PanStart) -> UInt64 {
        switch kind {
        case .pan: UInt64(start.isVertical ? vocabulary.windowHeight : vocabulary.windowWidth)
        case .pinch: scales.maximum
        case .move: horizontal.maximum
        case .resize: widths.maximum
        default: 0
        }
    }

    func maximumOutward(_ kind: StepKind, along: UInt64) -> UInt64 {
        kind == .pan && along > 0 ? 1 : 0
    }

    func maximumEnding(_ kind: StepKind) -> UInt64 {
        kind == .pan || kind == .pinch ? UInt64(GestureEnding.allCases.count - 1) : 0
    }

    func maximumPercent(_ kind: StepKind, _ start: PanStart) -> UInt64 {
        kind == .tap || kind == .pinch || (kind == .pan && start == .point) ? percentOrder.maximum : 0
    }

    func maximumAcross(_ kind: StepKind, _ start: PanStart) -> UInt64 {
        switch kind {
        case .pan: crosswise(start).maximum
        case .move: vertical.maximum
        case .resize: heights.maximum
        default: 0
        }
    }

    private func crosswise(_ start: PanStart) -> SimplestFirst {
        start.isVertical ? horizontal : vertical
    }

    // MARK: - Reading

    /// The step of a record whose numbers are all within their maxima.
    func step(of record: StepRecord) -> Step {
        switch vocabulary.kinds[Int(record.kind)] {
        case .wait: .wait(frames: Int(record.frames))
        case .act: .act(vocabulary.actionNames[Int(record.target)])
        case .lift: .lift
        case .pan: .pan(pan(of: record))
        case .tap: .tap(x: percentOrder.integer(for: record.x), y: percentOrder.integer(for: record.y))
        case .pinch: .pinch(pinch(of: record))
        case .move:
            .move(
                dx: horizontal.integer(for: record.along), dy: vertical.integer(for: record.across),
                frames: Int(record.frames))
        case .cancelTouches: .cancelTouches
        case .hitch: .hitch(frames: Int(record.frames))
        case .background: .background
        case .foreground: .foreground
        case .resize:
            .resize(width: widths.integer(for: record.along), height: heights.integer(for: record.across))
        }
    }

    private func pan(of record: StepRecord) -> PanStep {
        let start = PanStart.allCases[Int(record.target)]
        let along = Int(record.along) * start.inward * (record.isOutward == 1 ? -1 : 1)
        let across = crosswise(start).integer(for: record.across)
        return PanStep(
            start: start.touchStart(x: record.x, y: record.y), dx: start.isVertical ? across : along,
            dy: start.isVertical ? along : across, frames: Int(record.frames),
            ending: GestureEnding.allCases[Int(record.ending)])
    }

    private func pinch(of record: StepRecord) -> PinchStep {
        PinchStep(
            x: percentOrder.integer(for: record.x), y: percentOrder.integer(for: record.y),
            scale: scales.integer(for: record.along), frames: Int(record.frames),
            ending: GestureEnding.allCases[Int(record.ending)])
    }

    // MARK: - Writing

    /// The record of a step, nil for a step that the vocabulary cannot express.
    func record(of step: Step) -> StepRecord? {
        guard let kind = vocabulary.kinds.firstIndex(of: StepKind(step)) else { return nil }
        guard var record = parameters(of: step), maximumFrames(StepKind(step)) >= record.frames else { return nil }
        record.kind = UInt64(kind)
        return record
    }

    private func parameters(of step: Step) -> StepRecord? {
        var record = StepRecord()
        switch step {
        case .wait(let frames), .hitch(let frames):
            guard let frames = UInt64(exactly: frames) else { return nil }
            record.frames = frames
        case .act(let name):
            guard let index = vocabulary.actionNames.firstIndex(of: name) else { return nil }
            record.target = UInt64(index)
        case .pan(let pan):
            return parameters(of: pan)
        case .pinch(let pinch):
            guard let along = scales.code(for: pinch.scale), let frames = UInt64(exactly: pinch.frames),
                record.setPoint(x: pinch.x, y: pinch.y)
            else { return nil }
            (record.along, record.frames, record.ending) = (along, frames, UInt64(pinch.ending.rawValue))
        case .tap(let x, let y):
            return record.setPoint(x: x, y: y) ? record : nil
        case .move(let dx, let dy, let frames):
            guard let along = horizontal.code(for: dx), let across = vertical.code(for: dy),
                let frames = UInt64(exactly: frames)
            else { return nil }
            (record.along, record.across, record.frames) = (along, across, frames)
        case .resize(let width, let height):
            guard let along = widths.code(for: width), let across = heights.code(for: height) else { return nil }
            (record.along, record.across) = (along, across)
        case .lift, .cancelTouches, .background, .foreground:
            break
        }
        return record
    }

    private func parameters(of pan: PanStep) -> StepRecord? {
        let start = PanStart(pan.start)
        let along = start.isVertical ? pan.dy : pan.dx
        guard let across = crosswise(start).code(for: start.isVertical ? pan.dx : pan.dy),
            along.magnitude <= maximumAlong(.pan, start), let frames = UInt64(exactly: pan.frames)
        else { return nil }
        var record = StepRecord(
            frames: frames, target: start.rawValue, across: across, along: UInt64(along.magnitude),
            isOutward: along.signum() * start.inward < 0 ? 1 : 0, ending: UInt64(pan.ending.rawValue))
        if case .point(let x, let y) = pan.start, !record.setPoint(x: x, y: y) { return nil }
        return record
    }
}

extension StepRecord {
    /// Puts a point in; false if it is outside the window.
    fileprivate mutating func setPoint(x: Int, y: Int) -> Bool {
        guard let first = percentOrder.code(for: x), let second = percentOrder.code(for: y) else { return false }
        (self.x, self.y) = (first, second)
        return true
    }
}
