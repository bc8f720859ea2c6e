import TransitionChoices
import TransitionCore

/// The makers of steps that put fingers down to move them.
let gestureStepMakers: [any StepMaker.Type] = [PanMaker.self, PinchMaker.self]

struct PanMaker: StepMaker {
    typealias Form = PanForm
    static let kind = StepKind.pan
    let weights: KindWeights
    private let vocabulary: ScriptVocabulary
    private let drags: DragHints
    private let frames: StepNumber
    private let starts: StepNumber
    private let presses: PressHints?
    private let horizontalWay: ChoiceHint
    private let verticalWay: ChoiceHint
    /// How far up or down a drag from a point goes, where such drags ask for something; nil elsewhere.
    private let verticalWayFromPoint: ChoiceHint?

    private static let outward = StepNumber(upTo: 1, hint: .weighted(ChoiceWeights([6, 1])))

    init(_ vocabulary: ScriptVocabulary) {
        self.vocabulary = vocabulary
        // Where views take long presses, these come beside the drags, as often as taps.
        let pressWeight = vocabulary.pressPoints.isEmpty ? 0 : 18
        weights = KindWeights(atRest: 24 + pressWeight, whileTouched: 6, inBackground: 1)
        drags = DragHints(vocabulary)
        presses = vocabulary.pressPoints.isEmpty ? nil : PressHints(vocabulary.pressPoints)
        let likely = DragHints.likelyFrames(vocabulary)
        frames =
            presses == nil
            ? drags.frames : DragHints.frames(likely: likely + PressHints.frames(beside: likely.count))
        let hasVerticalDrags = vocabulary.hasVerticalDrags
        let pointWeight = vocabulary.dragPoints.isEmpty && !hasVerticalDrags ? 4 : hasVerticalDrags ? 16 : 10
        starts = StepNumber(
            upTo: UInt64(PanStart.allCases.count - 1), hint: .weighted(ChoiceWeights([10, 4, pointWeight, 2, 2])))
        horizontalWay = .likely(DragHints.ways(vocabulary.windowWidth))
        verticalWay = .likely(DragHints.ways(vocabulary.windowHeight))
        verticalWayFromPoint = hasVerticalDrags ? Self.verticalWays(drags) : nil
    }

    /// Two in five go to the side alone; of the others two in three go down, as what closes a page mostly does.
    private static func verticalWays(_ drags: DragHints) -> ChoiceHint {
        let ways = DragHints.ways(drags.sides.height)
        let likely = ways + ways + ways.map { -$0 } + [Int](repeating: 0, count: ways.count * 2)
        return .likely(LikelyValues(likely.compactMap { drags.vertical.code(for: $0) }))
    }

    // MARK: Drawing

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        if column == .frames { return frames }
        // What is worth trying for a step that is to be a long press; nil for any other.
        let press = presses.flatMap { PressHints.isPress(frames: record.frames) ? $0 : nil }
        if column == .target { return press.map { StepNumber(upTo: starts.maximum, hint: $0.start) } ?? starts }
        let start = PanStart.allCases[Int(record.target)]
        switch column {
        case .across:
            let hint = start == .point ? verticalWayFromPoint ?? DragHints.cross : DragHints.cross
            return StepNumber(upTo: crosswise(start).maximum, hint: press?.way ?? hint)
        case .along: return StepNumber(upTo: longest(start), hint: press?.way ?? way(start, across: record.across))
        case .isOutward: return record.along > 0 ? Self.outward : .unused
        case .ending: return DragHints.ending
        case .x, .y: return start == .point ? (press?.places ?? drags.places).number(column, of: record) : .unused
        case .frames, .target: return .unused
        }
    }

    private func crosswise(_ start: PanStart) -> SimplestFirst { start.isVertical ? drags.horizontal : drags.vertical }

    private func longest(_ start: PanStart) -> UInt64 {
        UInt64(start.isVertical ? drags.sides.height : drags.sides.width)
    }

    /// - Parameter across: the number already drawn for the step's other direction.
    private func way(_ start: PanStart, across: UInt64) -> ChoiceHint {
        // A finger that goes up or down hardly goes to the side.
        if start == .point, verticalWayFromPoint != nil, across > 0 { return DragHints.cross }
        return start.isVertical ? verticalWay : horizontalWay
    }

    func step(of record: StepRecord) -> Step {
        let start = PanStart.allCases[Int(record.target)]
        let along = Int(record.along) * start.inward * (record.isOutward == 1 ? -1 : 1)
        let across = crosswise(start).integer(for: record.across)
        return .pan(
            PanStep(
                start: start.touchStart(x: record.x, y: record.y), dx: start.isVertical ? across : along,
                dy: start.isVertical ? along : across, frames: Int(record.frames),
                ending: GestureEnding.allCases[Int(record.ending)]))
    }

    func record(of pan: PanStep) -> StepRecord? {
        let start = PanStart(pan.start)
        let along = start.isVertical ? pan.dy : pan.dx
        guard let across = crosswise(start).code(for: start.isVertical ? pan.dx : pan.dy),
            along.magnitude <= longest(start), let frames = UInt64(exactly: pan.frames)
        else { return nil }
        var record = StepRecord(
            frames: frames, target: start.rawValue, across: across, along: UInt64(along.magnitude),
            isOutward: along.signum() * start.inward < 0 ? 1 : 0, ending: UInt64(pan.ending.rawValue))
        if case .point(let x, let y) = pan.start, !record.setPoint(x: x, y: y) { return nil }
        return record
    }

    static func leave(_ pan: PanStep, in situation: inout StepSituation) {
        situation.leave(way: (pan.dx, pan.dy), ending: pan.ending)
    }

    // MARK: Enumerating and explaining

    /// Short and whole drags from both sides, and down where such drags ask for something, a drag over in one turn.
    var examples: [Step] {
        let width = vocabulary.windowWidth
        let sideways =
            Self.drags(width) { PanStep(.leftEdge, $0, 0) } + Self.drags(width) { PanStep(.rightEdge, -$0, 0) }
        guard vocabulary.hasVerticalDrags else { return sideways }
        return sideways + Self.drags(vocabulary.windowHeight / 2) { PanStep(.point(x: 50, y: 50), 0, $0) }
    }

    private static func drags(_ side: Int, _ pan: (_ way: Int) -> PanStep) -> [Step] {
        let whole = side - 2
        // Just far enough to be recognized, and all the way.
        let drags: [(way: Int, frames: Int, ending: GestureEnding)] = [
            (whole, 12, .lift), (11, 12, .lift), (11, 0, .lift), (whole / 2, 12, .hold),
        ]
        return drags.map { .pan(pan($0.way).with(frames: $0.frames, ending: $0.ending)) }
    }

    func variations(of pan: PanStep) -> StepVariations {
        var variations = StepVariations()
        variations.add(.frames, pan.frames, to: ScriptVocabulary.longestGesture) { .pan(pan.with(frames: $0)) }
        variations.addWay(pan.dx, pan.dy, upTo: drags.sides) { .pan(pan.with(dx: $0, dy: $1)) }
        variations.add(.start, Self.otherStarts(of: pan))
        variations.addEndings(of: .pan(pan))
        return variations
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

    // MARK: Shrinking

    static func gesture(of pan: PanStep) -> Gesture? {
        Gesture(frames: pan.frames, ending: pan.ending) { .pan(pan.with(frames: $0, ending: $1)) }
    }

    /// Across the whole window from each edge, in one turn and in half a second, lifted and held.
    var wholeGestures: [Step] {
        let (width, height) = (vocabulary.windowWidth - 2, vocabulary.windowHeight - 2)
        let ways = [
            PanStep(.leftEdge, width, 0), PanStep(.rightEdge, -width, 0), PanStep(.topEdge, 0, height),
            PanStep(.bottomEdge, 0, -height),
        ]
        return ways.flatMap { way in
            [0, 30].flatMap { frames in
                [GestureEnding.lift, .hold].map { .pan(way.with(frames: frames, ending: $0)) }
            }
        }
    }
}

extension PanStep {
    /// One whose time and end are still to be said.
    fileprivate init(_ start: TouchStart, _ dx: Int, _ dy: Int) {
        self.init(start: start, dx: dx, dy: dy, frames: 0, ending: .lift)
    }

    fileprivate func with(
        frames: Int? = nil, dx: Int? = nil, dy: Int? = nil, ending: GestureEnding? = nil
    ) -> PanStep {
        PanStep(
            start: start, dx: dx ?? self.dx, dy: dy ?? self.dy, frames: frames ?? self.frames,
            ending: ending ?? self.ending)
    }
}
