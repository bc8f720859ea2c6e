import TransitionChoices
import TransitionCore

/// The makers of steps without a finger: time, and the system's doings.
let passiveStepMakers: [any StepMaker.Type] = [
    WaitMaker.self, HitchMaker.self, BackgroundMaker.self, ForegroundMaker.self, ResizeMaker.self,
]

struct WaitMaker: StepMaker {
    typealias Form = WaitForm
    static let kind = StepKind.wait
    static let mayBeLeftOut = false
    let weights = KindWeights(atRest: 30, whileTouched: 20, inBackground: 20)
    private let frames: StepNumber
    private let vocabulary: ScriptVocabulary

    init(_ vocabulary: ScriptVocabulary) {
        self.vocabulary = vocabulary
        let likely = Self.instants(vocabulary.durations) + [0, 1, 1, 2, vocabulary.longestWait]
        frames = StepNumber(upTo: UInt64(vocabulary.longestWait), hint: .likely(likely))
    }

    static func isPossible(isAskedFor: Bool, actionNames: [String]) -> Bool { true }

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        column == .frames ? frames : .unused
    }

    func step(of record: StepRecord) -> Step { .wait(frames: Int(record.frames)) }
    func record(of frames: Int) -> StepRecord? { UInt64(exactly: frames).map { StepRecord(frames: $0) } }

    /// One frame, half of the longest transition, and all of it.
    var examples: [Step] {
        let longest = vocabulary.durations.max() ?? 0
        let frames = [longest + 1, longest / 2, 1].filter { $0 > 0 }
        return frames.enumerated().filter { !frames[..<$0].contains($1) }.map { .wait(frames: $1) }
    }

    func variations(of frames: Int) -> StepVariations {
        var variations = StepVariations()
        variations.add(.frames, frames, to: vocabulary.longestWait) { .wait(frames: $0) }
        return variations
    }

    /// Before the start, the middle, the last frame, the end, just after, and well after.
    private static func instants(_ durations: [Int]) -> [Int] {
        durations.flatMap { [$0 / 2, $0 - 1, $0, $0 + 1, $0 + 2, $0 + $0 / 2] }
    }
}

struct HitchMaker: StepMaker {
    typealias Form = HitchForm
    static let kind = StepKind.hitch
    let weights = KindWeights(atRest: 4, whileTouched: 4, inBackground: 1)
    private let frames = StepNumber(
        upTo: UInt64(ScriptVocabulary.longestGesture), hint: .likely([1, 2, 3, 6, 30]))

    init(_ vocabulary: ScriptVocabulary) {}

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        column == .frames ? frames : .unused
    }

    func step(of record: StepRecord) -> Step { .hitch(frames: Int(record.frames)) }
    func record(of frames: Int) -> StepRecord? { UInt64(exactly: frames).map { StepRecord(frames: $0) } }
    var examples: [Step] { [.hitch(frames: 2)] }

    func variations(of frames: Int) -> StepVariations {
        var variations = StepVariations()
        variations.add(.frames, frames, to: ScriptVocabulary.longestGesture) { .hitch(frames: $0) }
        return variations
    }
}

struct BackgroundMaker: PlainStepMaker {
    typealias Form = BackgroundForm
    static let kind = StepKind.background
    static let step = Step.background
    let weights = KindWeights(atRest: 2, whileTouched: 2, inBackground: 1)

    init(_ vocabulary: ScriptVocabulary) {}

    var examples: [Step] { [.background] }

    static func leave(_ payload: Void, in situation: inout StepSituation) {
        (situation.isInBackground, situation.isTouched) = (true, false)
    }
}

struct ForegroundMaker: PlainStepMaker {
    typealias Form = ForegroundForm
    static let kind = StepKind.foreground
    static let step = Step.foreground
    let weights = KindWeights(atRest: 1, whileTouched: 1, inBackground: 30)

    init(_ vocabulary: ScriptVocabulary) {}

    var examples: [Step] { [.foreground] }
    static func leave(_ payload: Void, in situation: inout StepSituation) { situation.isInBackground = false }
}

struct ResizeMaker: StepMaker {
    typealias Form = ResizeForm
    static let kind = StepKind.resize
    let weights = KindWeights(atRest: 2, whileTouched: 2, inBackground: 2)
    private let widths: SimplestFirst
    private let heights: SimplestFirst
    private let width: StepNumber
    private let height: StepNumber

    /// Windows that devices have, upright, across and shared, in points.
    private static let sizes = [(390, 844), (844, 390), (320, 568), (507, 1_024), (639, 1_024), (1_024, 768)]

    init(_ vocabulary: ScriptVocabulary) {
        // The simplest new size is the window turned by a quarter.
        widths = SimplestFirst(vocabulary.sides, simplest: vocabulary.windowHeight)
        heights = SimplestFirst(vocabulary.sides, simplest: vocabulary.windowWidth)
        let sides = [vocabulary.windowWidth, vocabulary.windowHeight, 320, 507, 639, 1_024]
        func likely(_ order: SimplestFirst) -> StepNumber {
            let codes = sides.compactMap { order.code(for: $0) }
            return StepNumber(upTo: order.maximum, hint: .likely(LikelyValues([0, 0] + codes)))
        }
        (width, height) = (likely(widths), likely(heights))
    }

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        switch column {
        case .across: height
        case .along: width
        default: .unused
        }
    }

    func step(of record: StepRecord) -> Step {
        .resize(width: widths.integer(for: record.along), height: heights.integer(for: record.across))
    }

    func record(of size: (width: Int, height: Int)) -> StepRecord? {
        guard let along = widths.code(for: size.width), let across = heights.code(for: size.height) else { return nil }
        return StepRecord(across: across, along: along)
    }

    var examples: [Step] { [.resize(width: widths.simplest, height: heights.simplest)] }

    func variations(of size: (width: Int, height: Int)) -> StepVariations {
        var variations = StepVariations()
        let all = Self.sizes.map { Step.resize(width: $0, height: $1) }
        variations.add(.size, all, besides: .resize(width: size.width, height: size.height))
        return variations
    }
}
