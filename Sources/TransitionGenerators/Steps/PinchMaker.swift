import TransitionChoices
import TransitionCore

struct PinchMaker: StepMaker {
    typealias Form = PinchForm
    static let kind = StepKind.pinch
    static let isOnlyWhereAskedFor = true
    let weights = KindWeights(atRest: 24, whileTouched: 2, inBackground: 1)
    private let isAskedFor: Bool
    private let drags: DragHints
    private let scale: StepNumber

    /// Percent of the distance; a pinch that changes nothing is the simplest.
    private static let scales = SimplestFirst(0...300, simplest: 100)

    init(_ vocabulary: ScriptVocabulary) {
        isAskedFor = vocabulary.kinds.contains(.pinch)
        drags = DragHints(vocabulary)
        // Together to either side of half the way and to a point, just begun, and apart.
        let likely = [95, 90, 75, 55, 45, 45, 20, 20, 5, 0, 110, 150, 300].compactMap { Self.scales.code(for: $0) }
        scale = StepNumber(upTo: Self.scales.maximum, hint: .likely(LikelyValues(likely)))
    }

    // MARK: Drawing

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        switch column {
        case .frames: drags.frames
        case .along: scale
        case .ending: DragHints.ending
        case .x, .y: drags.places.number(column, of: record)
        case .target, .across, .isOutward: .unused
        }
    }

    func step(of record: StepRecord) -> Step {
        let (x, y) = record.point
        return .pinch(
            PinchStep(
                x: x, y: y, scale: Self.scales.integer(for: record.along), frames: Int(record.frames),
                ending: GestureEnding.allCases[Int(record.ending)]))
    }

    func record(of pinch: PinchStep) -> StepRecord? {
        guard let along = Self.scales.code(for: pinch.scale), let frames = UInt64(exactly: pinch.frames) else {
            return nil
        }
        var record = StepRecord(frames: frames, along: along, ending: UInt64(pinch.ending.rawValue))
        return record.setPoint(x: pinch.x, y: pinch.y) ? record : nil
    }

    static func leave(_ pinch: PinchStep, in situation: inout StepSituation) {
        situation.leave(way: (0, 0), ending: pinch.ending)
    }

    // MARK: Enumerating and explaining

    var examples: [Step] {
        [20, 300].map { .pinch(PinchStep(x: 50, y: 50, scale: $0, frames: 12, ending: .lift)) }
    }

    func variations(of pinch: PinchStep) -> StepVariations {
        let step = Step.pinch(pinch)
        var variations = StepVariations()
        variations.add(.frames, pinch.frames, to: ScriptVocabulary.longestGesture) { .pinch(pinch.with(frames: $0)) }
        variations.add(.scale, pinch.scale, to: pinch.scale < 100 ? 0 : 300) { .pinch(pinch.with(scale: $0)) }
        variations.add(.point, StepVariations.points.map { .pinch(pinch.with(x: $0, y: $1)) }, besides: step)
        variations.addEndings(of: step)
        return variations
    }

    // MARK: Shrinking

    static func gesture(of pinch: PinchStep) -> Gesture? {
        Gesture(frames: pinch.frames, ending: pinch.ending) { .pinch(pinch.with(frames: $0, ending: $1)) }
    }

    /// Where a scene asks for them.
    var wholeGestures: [Step] { isAskedFor ? Self.wholePinches : [] }

    private static let wholePinches = [0, 30].flatMap { frames in
        [GestureEnding.lift, .hold].flatMap { ending in
            [5, 300].map { Step.pinch(PinchStep(x: 50, y: 50, scale: $0, frames: frames, ending: ending)) }
        }
    }
}

extension PinchStep {
    fileprivate func with(
        frames: Int? = nil, scale: Int? = nil, x: Int? = nil, y: Int? = nil, ending: GestureEnding? = nil
    ) -> PinchStep {
        PinchStep(
            x: x ?? self.x, y: y ?? self.y, scale: scale ?? self.scale, frames: frames ?? self.frames,
            ending: ending ?? self.ending)
    }
}
