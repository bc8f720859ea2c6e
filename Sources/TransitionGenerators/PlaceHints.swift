import TransitionChoices

/// Which points are worth touching more often: those where a view takes touches, or else the middle of the window.
struct PlaceHints: Sendable {
    let x: ChoiceHint
    private let places: [UInt64: ChoiceHint]
    private static let middle = ChoiceHint.likely(LikelyValues([0]))

    init(_ points: [TouchPoint]) {
        var ordered: [UInt64] = []
        var columns: [UInt64: [UInt64]] = [:]
        for point in points {
            guard let x = percentOrder.code(for: point.x), let y = percentOrder.code(for: point.y) else { continue }
            ordered.append(x)
            columns[x, default: []].append(y)
        }
        x = ordered.isEmpty ? Self.middle : .likely(LikelyValues(ordered))
        places = columns.mapValues { .likely(LikelyValues($0)) }
    }

    /// The hint for the point's height, once its place across is known.
    func y(at x: UInt64) -> ChoiceHint { places[x] ?? Self.middle }
}
