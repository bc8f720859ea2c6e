@testable import TransitionChoices

/// A failure that one pass brings to its minimum and the others do not.
struct PassPlant: Sendable {
    let pass: String
    let shape: PlantShape
    /// The choices of the case that fails at first.
    let original: [UInt64]
    let minimum: [Int]
    /// Whether the others reach the minimum too, but in more runs.
    var isForSpeed = false
    let fails: @Sendable ([Int]) -> Bool
}

enum PlantShape: Sendable {
    /// Numbers 0…100 in no spans, as many as there are.
    case plain
    /// Numbers 0…100, so many in each span, as many spans as there are.
    case rows(Int)
    /// One pick 0…9 in each span, as many as there are.
    case acts
    /// One length, then as many values, each a span.
    case counted
    /// Integers -100…100, three of them.
    case signed
    /// A list of integers 0…9.
    case places
    /// A list of integers -128…127.
    case bytes
    /// Lists of integers 0…100 with a 999 after each.
    case lists
    /// Steps of three kinds, as many as there are: 0 has no number, that of 1 is 0…100 and that of 2 is 0…200.
    case steps
    /// Leaves 0…100 and nodes, written 1, left, right or 0, number.
    case tree

    func values(_ draw: inout Draw<ReplayChoiceSource>) -> [Int] {
        switch self {
        case .plain: records(&draw) { [Int($0.value(upTo: 100))] }
        case .rows(let width):
            records(&draw) { draw in draw.span("row") { row in (0..<width).map { _ in Int(row.value(upTo: 100)) } } }
        case .acts: records(&draw) { draw in [draw.span("act") { Int($0.value(upTo: 9)) }] }
        case .counted: counted(&draw)
        case .signed: (0..<3).map { _ in draw.integer(in: -100...100, simplest: 0) }
        case .places: list(&draw, 0...9)
        case .bytes: list(&draw, -128...127)
        case .lists: lists(&draw)
        case .steps: records(&draw) { draw in draw.span("step") { step(&$0) } }
        case .tree: tree(&draw)
        }
    }

    private func records(
        _ draw: inout Draw<ReplayChoiceSource>, _ record: (inout Draw<ReplayChoiceSource>) -> [Int]
    ) -> [Int] {
        var values: [Int] = []
        while draw.beginRecord() { values += record(&draw) }
        return values
    }

    private func counted(_ draw: inout Draw<ReplayChoiceSource>) -> [Int] {
        let count = draw.value(upTo: 100)
        return [Int(count)] + (0..<count).map { _ in draw.span("element") { Int($0.value(upTo: 100)) } }
    }

    private func list(_ draw: inout Draw<ReplayChoiceSource>, _ range: ClosedRange<Int>) -> [Int] {
        let list = try? draw.list(count: 0...9) { draw throws(DrawingError) in
            draw.integer(in: range, simplest: 0)
        }
        return list ?? []
    }

    private func lists(_ draw: inout Draw<ReplayChoiceSource>) -> [Int] {
        let lists = try? draw.list(count: 0...9) { draw throws(DrawingError) in
            list(&draw, 0...100) + [999]
        }
        return (lists ?? []).flatMap { $0 }
    }

    private func step(_ draw: inout Draw<ReplayChoiceSource>) -> [Int] {
        let kind = draw.pick(from: [0, 1, 2])
        return kind == 0 ? [0] : [kind, draw.integer(in: 0...(100 * kind))]
    }

    private func tree(_ draw: inout Draw<ReplayChoiceSource>) -> [Int] {
        draw.span("tree") { draw in
            draw.boolean() ? [1] + tree(&draw) + tree(&draw) : [0, Int(draw.value(upTo: 100))]
        }
    }
}

extension PassPlant {
    static let all: [PassPlant] = deletions + lowerings + orders + dependencies

    private static let deletions = [
        // A checksum ties each row together: a row goes as a whole or not at all.
        PassPlant(pass: "DeleteSpans", shape: .rows(3), original: [1, 9, 10, 50, 1, 51], minimum: [50, 0, 50]) {
            values in
            guard values.count % 3 == 0 else { return false }
            let rows = stride(from: 0, to: values.count, by: 3).map { Array(values[$0..<($0 + 3)]) }
            return rows.allSatisfy { $0[0] + $0[1] == $0[2] && $0[2] > 0 } && rows.contains { $0[0] == 50 }
        },
        PassPlant(pass: "DeleteChoices", shape: .plain, original: [5, 41, 6, 42, 7], minimum: [41, 42]) {
            $0.contains(41) && $0.contains(42)
        },
        // Only a row of four can go, and never one or two of it.
        PassPlant(pass: "DeleteSpanRuns", shape: .acts, original: [9, 1, 2, 3, 4, 9], minimum: [9, 9]) {
            $0 == [9, 9] || $0 == [9, 1, 2, 3, 4, 9]
        },
        PassPlant(pass: "DeleteSpanPairs", shape: .acts, original: [1, 9, 2], minimum: [9]) {
            $0 == [9] || $0 == [1, 9, 2]
        },
        // Places in the list that point at each other.
        PassPlant(
            pass: "DeleteAndRenumber", shape: .places, original: [1, 0, 1, 2, 1, 1, 0], minimum: [1, 0]
        ) { list in
            list.allSatisfy { $0 < list.count } && list.indices.contains { list[list[$0]] == $0 && list[$0] != $0 }
        },
        PassPlant(pass: "LowerAndDelete", shape: .counted, original: [3, 8, 0, 77], minimum: [1, 77]) {
            $0.dropFirst().contains(77)
        },
        PassPlant(pass: "HoistSpans", shape: .tree, original: [1, 0, 0, 0, 77], minimum: [0, 77]) {
            $0.contains(77)
        },
        PassPlant(
            pass: "JoinLists", shape: .lists, original: [1, 1, 5, 0, 1, 1, 6, 0, 0], minimum: [5, 6, 999]
        ) { $0.filter { $0 != 999 } == [5, 6] },
        // 1 + 127 is -128 in eight bits.
        PassPlant(pass: "MergeNeighbours", shape: .bytes, original: [1, 1, 1, 253, 0], minimum: [-128]) {
            Int8(truncatingIfNeeded: $0.reduce(0, +)) == -128
        },
    ]

    private static let lowerings = [
        PassPlant(pass: "ReplaceWithSimplest", shape: .rows(2), original: [70, 90], minimum: [0, 0]) {
            $0.count == 2 && ($0 == [0, 0] || ($0[0] > 50 && $0[1] > 60))
        },
        PassPlant(pass: "LowerChoices", shape: .plain, original: [88], minimum: [37]) {
            $0.count == 1 && $0[0] >= 37
        },
        PassPlant(
            pass: "LowerTwinsTogether", shape: .plain, original: [60, 60], minimum: [25, 25], isForSpeed: true
        ) { $0.count == 2 && $0[0] == $0[1] && $0[0] >= 25 },
        PassPlant(pass: "LowerPairsTogether", shape: .plain, original: [60, 70], minimum: [25, 35]) {
            $0.count == 2 && $0[1] - $0[0] == 10 && $0[0] >= 25
        },
        // One above the other, from -1 on.
        PassPlant(pass: "ShiftTogether", shape: .signed, original: [2, 0, 1], minimum: [0, 1, 2]) {
            $0[1] - $0[0] == 1 && $0[2] - $0[1] == 1
        },
        // Nothing just below fails, and nothing just above.
        PassPlant(pass: "TrySmallNumbers", shape: .plain, original: [37], minimum: [7]) {
            $0.count == 1 && $0[0] % 10 == 7
        },
        PassPlant(pass: "RedistributePairs", shape: .plain, original: [60, 70], minimum: [5, 95]) {
            $0.count == 2 && $0[0] + $0[1] >= 100 && $0[1] <= 95
        },
    ]

    private static let orders = [
        PassPlant(pass: "ExchangeValues", shape: .plain, original: [1, 0, 1], minimum: [0, 1, 0]) {
            $0.count == 3 && $0[0] == $0[2] && $0[0] != $0[1]
        },
        PassPlant(
            pass: "SortSpans", shape: .bytes, original: [1, 6, 1, 9, 1, 4, 1, 3, 1, 1, 0],
            minimum: [0, 1, -1, 2, -2], isForSpeed: true
        ) { Set($0).count == 5 },
        PassPlant(pass: "ReorderSpans", shape: .acts, original: [7, 5, 3], minimum: [5, 7, 3]) {
            $0.sorted() == [3, 5, 7] && $0.last == 3
        },
    ]
}
