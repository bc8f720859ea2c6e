import TransitionChoices
import TransitionCore

/// The makers of steps of the fingers that are down, and of taps.
let fingerStepMakers: [any StepMaker.Type] = [LiftMaker.self, CancelMaker.self, MoveMaker.self, TapMaker.self]

struct LiftMaker: PlainStepMaker {
    typealias Form = LiftForm
    static let kind = StepKind.lift
    static let step = Step.lift
    let weights = KindWeights(atRest: 1, whileTouched: 24, inBackground: 2)

    init(_ vocabulary: ScriptVocabulary) {}

    var examples: [Step] { [.lift] }
    static func leave(_ payload: Void, in situation: inout StepSituation) { situation.isTouched = false }

    func continuation(of earlier: Step, by payload: Void) -> Step? {
        earlier.gesture.map { $0.with($0.frames, .lift) }
    }
}

struct CancelMaker: PlainStepMaker {
    typealias Form = CancelForm
    static let kind = StepKind.cancelTouches
    static let step = Step.cancelTouches
    let weights = KindWeights(atRest: 1, whileTouched: 8, inBackground: 2)

    init(_ vocabulary: ScriptVocabulary) {}

    static func leave(_ payload: Void, in situation: inout StepSituation) { situation.isTouched = false }

    func continuation(of earlier: Step, by payload: Void) -> Step? {
        earlier.gesture.map { $0.with($0.frames, .cancel) }
    }
}

struct MoveMaker: StepMaker {
    typealias Form = MoveForm
    static let kind = StepKind.move
    let weights = KindWeights(atRest: 1, whileTouched: 20, inBackground: 1)
    private let drags: DragHints

    init(_ vocabulary: ScriptVocabulary) { drags = DragHints(vocabulary) }

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        switch column {
        case .frames: drags.frames
        case .along:
            StepNumber(upTo: drags.horizontal.maximum, hint: drags.moves(on: situation.way.x, along: drags.horizontal))
        // Whichever way the finger has come it goes on or back; the other way it seldom goes.
        case .across:
            StepNumber(
                upTo: drags.vertical.maximum,
                hint: situation.way.y == 0
                    ? DragHints.cross : drags.moves(on: situation.way.y, along: drags.vertical))
        default: .unused
        }
    }

    func step(of record: StepRecord) -> Step {
        .move(
            dx: drags.horizontal.integer(for: record.along), dy: drags.vertical.integer(for: record.across),
            frames: Int(record.frames))
    }

    func record(of move: (dx: Int, dy: Int, frames: Int)) -> StepRecord? {
        guard let along = drags.horizontal.code(for: move.dx), let across = drags.vertical.code(for: move.dy),
            let frames = UInt64(exactly: move.frames)
        else { return nil }
        return StepRecord(frames: frames, across: across, along: along)
    }

    static func leave(_ move: (dx: Int, dy: Int, frames: Int), in situation: inout StepSituation) {
        situation.way = (situation.way.x + move.dx, situation.way.y + move.dy)
    }

    func variations(of move: (dx: Int, dy: Int, frames: Int)) -> StepVariations {
        let (dx, dy, frames) = move
        var variations = StepVariations()
        variations.add(.frames, frames, to: ScriptVocabulary.longestGesture) { .move(dx: dx, dy: dy, frames: $0) }
        variations.addWay(dx, dy, upTo: drags.sides) { .move(dx: $0, dy: $1, frames: frames) }
        return variations
    }

    /// The second finger of a pinch moves on a way that no pinch has.
    func continuation(of earlier: Step, by move: (dx: Int, dy: Int, frames: Int)) -> Step? {
        guard case .pan(var whole) = earlier else { return nil }
        whole.dx = Self.clamped(whole.dx + move.dx, to: drags.sides.width)
        whole.dy = Self.clamped(whole.dy + move.dy, to: drags.sides.height)
        whole.frames = min(whole.frames + move.frames, ScriptVocabulary.longestGesture)
        return .pan(whole)
    }

    private static func clamped(_ way: Int, to side: Int) -> Int {
        min(max(way, -side), side)
    }
}

struct TapMaker: StepMaker {
    typealias Form = TapForm
    static let kind = StepKind.tap
    let weights: KindWeights
    private let places: PlaceHints

    init(_ vocabulary: ScriptVocabulary) {
        // Where nothing takes taps, a tap is seldom worth a step.
        weights = KindWeights(atRest: vocabulary.tapPoints.isEmpty ? 4 : 16, whileTouched: 1, inBackground: 1)
        places = PlaceHints(vocabulary.tapPoints)
    }

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        places.number(column, of: record)
    }

    func step(of record: StepRecord) -> Step { .tap(x: record.point.x, y: record.point.y) }

    func record(of point: (x: Int, y: Int)) -> StepRecord? {
        var record = StepRecord()
        return record.setPoint(x: point.x, y: point.y) ? record : nil
    }

    var examples: [Step] { [.tap(x: 50, y: 50)] }

    func variations(of point: (x: Int, y: Int)) -> StepVariations {
        var variations = StepVariations()
        let all = StepVariations.points.map { Step.tap(x: $0, y: $1) }
        variations.add(.point, all, besides: .tap(x: point.x, y: point.y))
        return variations
    }
}
