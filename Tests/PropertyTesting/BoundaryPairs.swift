import TransitionChoices

/// Rows of boundary values, in which every two quantities of a case meet with every two of their boundaries.
///
/// Chance hardly ever draws two extremes at once, and many faults need just that.
struct BoundaryPairs {
    /// What the rows replace in the values of a case: places and what stands there.
    private(set) var rows: [[(place: Int, value: UInt64)]] = []

    private struct Meeting: Hashable {
        let first: Int
        let firstValue: UInt64
        let second: Int
        let secondValue: UInt64
    }

    /// Rows for the first quantities of a case.
    ///
    /// - Parameters:
    ///   - placeLimit: of how many quantities.
    ///   - rowLimit: how many rows at most.
    init(of sequence: ChoiceSequence, placeLimit: Int = 8, rowLimit: Int) {
        let choices = sequence.choices
        let places = choices.indices.filter { choices[$0].isQuantity }.prefix(placeLimit)
        let boundaries = places.map { Self.boundaries(of: choices[$0]) }
        guard places.count > 1 else {
            if let place = places.first { rows = boundaries[0].prefix(rowLimit).map { [(place, $0)] } }
            return
        }
        let open = Self.meetings(boundaries)
        var index = 0
        var met: Set<Meeting> = []
        while index < open.count, rows.count < rowLimit {
            let meeting = open[index]
            index += 1
            guard !met.contains(meeting) else { continue }
            let row = Self.row(around: meeting, boundaries, met)
            for pair in Self.pairs(of: row) { met.insert(pair) }
            rows.append(zip(places, row).map { ($0, $1) })
        }
    }

    /// The ends of a range, what lies beside them, and what lies around the simplest value.
    static func boundaries(of choice: Choice) -> [UInt64] {
        switch choice.kind {
        case .real:
            let order = RealOrder(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
            return LikelyValues(order.boundaries.map { order.code(for: $0) }).distinct
        case .integer(let below):
            let order = DistanceOrder(below: below, above: choice.maximum - below)
            let distances = [0, 1, order.above, order.above &- 1].map { Distance(magnitude: $0, isBelow: false) }
            let others = below == 0 ? [] : [1, below, below - 1].map { Distance(magnitude: $0, isBelow: true) }
            return LikelyValues((distances + others).compactMap { order.code(for: $0) }).distinct
        case .plain, .pick, .more:
            return LikelyValues([0, 1, choice.maximum, choice.maximum &- 1].filter { $0 <= choice.maximum }).distinct
        }
    }

    private static func meetings(_ boundaries: [[UInt64]]) -> [Meeting] {
        boundaries.indices.flatMap { first in
            boundaries.indices.dropFirst(first + 1).flatMap { second in
                boundaries[first].flatMap { firstValue in
                    boundaries[second].map {
                        Meeting(first: first, firstValue: firstValue, second: second, secondValue: $0)
                    }
                }
            }
        }
    }

    /// A row with that meeting, the other places filled so that they meet what they have not met.
    private static func row(around meeting: Meeting, _ boundaries: [[UInt64]], _ met: Set<Meeting>) -> [UInt64] {
        var row: [UInt64?] = boundaries.map { _ in nil }
        row[meeting.first] = meeting.firstValue
        row[meeting.second] = meeting.secondValue
        for place in row.indices where row[place] == nil {
            let gains = boundaries[place].map { value in
                row.indices.count { other in
                    guard let otherValue = row[other] else { return false }
                    let pair =
                        other < place
                        ? Meeting(first: other, firstValue: otherValue, second: place, secondValue: value)
                        : Meeting(first: place, firstValue: value, second: other, secondValue: otherValue)
                    return !met.contains(pair)
                }
            }
            let best = gains.indices.max { (gains[$0], -$0) < (gains[$1], -$1) } ?? 0
            row[place] = boundaries[place][best]
        }
        return row.compactMap { $0 }
    }

    private static func pairs(of row: [UInt64]) -> [Meeting] {
        row.indices.flatMap { first in
            row.indices.dropFirst(first + 1).map {
                Meeting(first: first, firstValue: row[first], second: $0, secondValue: row[$0])
            }
        }
    }
}
