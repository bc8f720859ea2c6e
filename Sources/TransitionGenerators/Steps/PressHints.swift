import TransitionChoices

/// What makes a pan a long press: a finger that rests, long enough, where a view takes presses.
struct PressHints: Sendable {
    /// From a point inside the window, and no way to go.
    let start = ChoiceHint.weighted(ChoiceWeights(PanStart.allCases.map { $0 == .point ? 1 : 0 }))
    let way = ChoiceHint.weighted(ChoiceWeights([1]))
    let places: PlaceHints

    /// Just past what most presses take, well past it, and as long as a gesture can be.
    private static let lengths: [UInt64] = [33, 45, 60]

    init(_ points: [TouchPoint]) { places = PlaceHints(points) }

    /// Lengths of presses beside so many of drags: three for two, which makes two pans in five presses.
    static func frames(beside count: Int) -> [Int] {
        (0..<count * 3 / 2).map { Int(lengths[$0 % lengths.count]) }
    }

    static func isPress(frames: UInt64) -> Bool { lengths.contains(frames) }
}
