import TransitionChoices
import TransitionCore

/// Which steps, instants and distances are worth trying more often, for one vocabulary.
struct StepHints: Sendable {
    let profile: ChoiceHint
    private let waitFrames: ChoiceHint
    private let gestureFrames: ChoiceHint
    private let panFrames: ChoiceHint
    private let presses: PressHints?
    private let hitchFrames: ChoiceHint
    private let horizontalWay: ChoiceHint
    private let verticalWay: ChoiceHint
    private let cross: ChoiceHint
    /// How far up or down a drag from a point goes, where such drags ask for something; nil elsewhere.
    private let verticalWayFromPoint: ChoiceHint?
    private let scales: ChoiceHint
    private let starts: ChoiceHint
    private let resizedWidth: ChoiceHint
    private let resizedHeight: ChoiceHint
    let outward: ChoiceHint
    let ending: ChoiceHint
    private let tapPlaces: PlaceHints
    private let dragPlaces: PlaceHints
    private let code: StepCode
    private let windowWidth: Int
    private let windowHeight: Int

    /// Scripts of the default profile to one of a flip that the scene came upon, of those with a likely profile.
    private static let defaultsForEachFlip = 4

    init(code: StepCode) {
        let vocabulary = code.vocabulary
        self.code = code
        (windowWidth, windowHeight) = (vocabulary.windowWidth, vocabulary.windowHeight)
        profile = Self.profiles(vocabulary)
        waitFrames = Self.likely(Self.instants(vocabulary.durations) + [0, 1, 1, 2, vocabulary.longestWait])
        let halves = vocabulary.durations.map { $0 / 2 }.filter { $0 <= ScriptVocabulary.longestGesture }
        // A whole gesture in one turn, as after a blocked main thread, comes often.
        let frames = [0, 0, 0, 1, 2, 6, 12, 20] + halves
        gestureFrames = Self.likely(frames)
        presses = vocabulary.pressPoints.isEmpty ? nil : PressHints(vocabulary.pressPoints)
        panFrames = presses == nil ? gestureFrames : Self.likely(frames + PressHints.frames(beside: frames.count))
        hitchFrames = Self.likely([1, 2, 3, 6, 30])
        horizontalWay = Self.likely(Self.ways(vocabulary.windowWidth))
        verticalWay = Self.likely(Self.ways(vocabulary.windowHeight))
        cross = Self.likely([0, 0, 0, 0, 0, 0, 10, 40])
        // Together to either side of half the way and to a point, just begun, and apart.
        scales = .likely(LikelyValues(code.likelyScales([95, 90, 75, 55, 45, 45, 20, 20, 5, 0, 110, 150, 300])))
        let hasVerticalDrags = vocabulary.hasVerticalDrags
        let pointWeight = vocabulary.dragPoints.isEmpty && !hasVerticalDrags ? 4 : hasVerticalDrags ? 16 : 10
        starts = .weighted(ChoiceWeights([10, 4, pointWeight, 2, 2]))
        verticalWayFromPoint = hasVerticalDrags ? Self.verticalWays(code) : nil
        let sides = [vocabulary.windowWidth, vocabulary.windowHeight, 320, 507, 639, 1_024]
        resizedWidth = .likely(LikelyValues([0, 0] + code.likelyWidths(sides)))
        resizedHeight = .likely(LikelyValues([0, 0] + code.likelyHeights(sides)))
        outward = .weighted(ChoiceWeights([6, 1]))
        ending = .weighted(ChoiceWeights([6, 2, 3]))
        tapPlaces = PlaceHints(vocabulary.tapPoints)
        let middle = TouchPoint(x: 50, y: 50)
        dragPlaces = PlaceHints(vocabulary.dragPoints + (hasVerticalDrags ? [middle] : []))
    }

    /// Most often the first, the default one. Of the flips those that the scene came upon: no other changes anything.
    private static func profiles(_ vocabulary: ScriptVocabulary) -> ChoiceHint {
        let asked = Set(vocabulary.askedRules)
        let flips = vocabulary.profiles.indices.dropFirst().filter { index in
            !asked.isDisjoint(with: vocabulary.profiles[index].flippedRules)
        }
        let defaults = [UInt64](repeating: 0, count: max(1, flips.count * defaultsForEachFlip))
        return .likely(LikelyValues(defaults + flips.map { UInt64($0) }))
    }

    /// What is worth trying for a step that is to be a long press; nil for any other.
    func press(_ kind: StepKind, frames: UInt64) -> PressHints? {
        kind == .pan && PressHints.isPress(frames: frames) ? presses : nil
    }

    func places(_ kind: StepKind) -> PlaceHints { kind == .tap ? tapPlaces : dragPlaces }

    func frames(_ kind: StepKind) -> ChoiceHint {
        switch kind {
        case .wait: waitFrames
        case .hitch: hitchFrames
        case .pan: panFrames
        default: gestureFrames
        }
    }

    /// - Parameter across: the number already drawn for the step's other direction.
    func along(_ kind: StepKind, _ start: PanStart, across: UInt64, _ situation: StepSituation) -> ChoiceHint {
        switch kind {
        case .resize: resizedWidth
        case .pinch: scales
        case .move: moves(on: situation.way.x, upTo: windowWidth, code.likelyMoves(alongX:))
        // A finger that goes up or down hardly goes to the side.
        case .pan where start == .point && verticalWayFromPoint != nil && across > 0: cross
        default: start.isVertical ? verticalWay : horizontalWay
        }
    }

    func across(_ kind: StepKind, _ start: PanStart, _ situation: StepSituation) -> ChoiceHint {
        switch kind {
        case .pan where start == .point: verticalWayFromPoint ?? cross
        case .resize: resizedHeight
        // Whichever way the finger has come it goes on or back; the other way it seldom goes.
        case .move where situation.way.y != 0: moves(on: situation.way.y, upTo: windowHeight, code.likelyMoves(alongY:))
        default: cross
        }
    }

    /// Back to where the finger went down, or beyond; on to a whole side; or by as much as drags go.
    private func moves(on way: Int, upTo side: Int, _ codes: ([Int]) -> [UInt64]) -> ChoiceHint {
        let sign = way < 0 ? -1 : 1
        let whole = sign * side - way
        let turns = [-way, -way, -way, -way, -way - sign * 11, whole, whole, whole + sign * 20, 0]
        return .likely(LikelyValues(codes(turns + Self.ways(side).flatMap { [$0, -$0] })))
    }

    func target(_ kind: StepKind, actions: ChoiceHint) -> ChoiceHint {
        kind == .act ? actions : starts
    }

    /// Before the start, the middle, the last frame, the end, just after, and well after.
    private static func instants(_ durations: [Int]) -> [Int] {
        durations.flatMap { [$0 / 2, $0 - 1, $0, $0 + 1, $0 + 2, $0 + $0 / 2] }
    }

    /// Just below and above what recognizes a drag, the latter often: it begins and does no more. Then either side of
    /// half the way, where drags are decided.
    private static func ways(_ side: Int) -> [Int] {
        [1, 9, 11, 11, 11, side / 4, side * 2 / 5, side / 2, side / 2 + 1, side * 3 / 4, side, side].filter { $0 > 0 }
    }

    /// Two in five go to the side alone; of the others two in three go down, as what closes a page mostly does.
    private static func verticalWays(_ code: StepCode) -> ChoiceHint {
        let ways = ways(code.vocabulary.windowHeight)
        let likely = ways + ways + ways.map { -$0 } + [Int](repeating: 0, count: ways.count * 2)
        return .likely(LikelyValues(code.likelyMoves(alongY: likely)))
    }

    private static func likely(_ values: [Int]) -> ChoiceHint {
        .likely(LikelyValues(values.map { UInt64($0) }))
    }
}
