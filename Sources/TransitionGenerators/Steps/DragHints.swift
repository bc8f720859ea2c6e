import TransitionChoices
import TransitionCore

/// Which ways, times, places and ends of gestures are worth trying more often, for one vocabulary.
struct DragHints: Sendable {
    /// The window's, in points.
    let sides: (width: Int, height: Int)
    let horizontal: SimplestFirst
    let vertical: SimplestFirst
    let frames: StepNumber
    let places: PlaceHints

    static let ending = StepNumber(
        upTo: UInt64(GestureEnding.allCases.count - 1), hint: .weighted(ChoiceWeights([6, 2, 3])))
    /// A way at right angles to the one that matters.
    static let cross = ChoiceHint.likely([0, 0, 0, 0, 0, 0, 10, 40])

    init(_ vocabulary: ScriptVocabulary) {
        sides = (vocabulary.windowWidth, vocabulary.windowHeight)
        horizontal = SimplestFirst(-vocabulary.windowWidth...vocabulary.windowWidth, simplest: 0)
        vertical = SimplestFirst(-vocabulary.windowHeight...vocabulary.windowHeight, simplest: 0)
        frames = Self.frames(likely: Self.likelyFrames(vocabulary))
        let middle = TouchPoint(x: 50, y: 50)
        places = PlaceHints(vocabulary.dragPoints + (vocabulary.hasVerticalDrags ? [middle] : []))
    }

    static func frames(likely frames: [Int]) -> StepNumber {
        StepNumber(upTo: UInt64(ScriptVocabulary.longestGesture), hint: .likely(frames))
    }

    /// A whole gesture in one turn, as after a blocked main thread, comes often.
    static func likelyFrames(_ vocabulary: ScriptVocabulary) -> [Int] {
        let halves = vocabulary.durations.map { $0 / 2 }.filter { $0 <= ScriptVocabulary.longestGesture }
        return [0, 0, 0, 1, 2, 6, 12, 20] + halves
    }

    /// Just below and above what recognizes a drag, the latter often: it begins and does no more. Then either side of
    /// half the way, where drags are decided.
    static func ways(_ side: Int) -> [Int] {
        [1, 9, 11, 11, 11, side / 4, side * 2 / 5, side / 2, side / 2 + 1, side * 3 / 4, side, side].filter { $0 > 0 }
    }

    /// Back to where the finger went down, or beyond; on to a whole side; or by as much as drags go.
    func moves(on way: Int, along order: SimplestFirst) -> ChoiceHint {
        let side = order.range.upperBound
        let sign = way < 0 ? -1 : 1
        let whole = sign * side - way
        let turns = [-way, -way, -way, -way, -way - sign * 11, whole, whole, whole + sign * 20, 0]
        let all = turns + Self.ways(side).flatMap { [$0, -$0] }
        return .likely(LikelyValues(all.compactMap { order.code(for: $0) }))
    }
}

extension ChoiceHint {
    /// Numbers of 0 and more that are worth trying more often.
    static func likely(_ values: [Int]) -> ChoiceHint { .likely(LikelyValues(values.map { UInt64($0) })) }
}
