import TransitionChoices

/// Which points are worth touching more often: those where a view takes touches, or else the middle of the window.
struct PlaceHints: Sendable {
    private let x: ChoiceHint
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

    /// A number of a point: the place across first, and then the height there.
    func number(_ column: StepRecord.Column, of record: StepRecord) -> StepNumber {
        switch column {
        case .x: StepNumber(upTo: percentOrder.maximum, hint: x)
        case .y: StepNumber(upTo: percentOrder.maximum, hint: places[record.x] ?? Self.middle)
        default: .unused
        }
    }
}
