import Testing

@testable import TransitionChoices

/// A failure that one pass alone can bring to its minimum.
struct PassPlant: Sendable, CustomTestStringConvertible {
    let pass: String
    /// How the values are read.
    let shape: Shape
    let original: [UInt64]
    let minimum: [UInt64]
    /// Whether a run fails, by the values that were read.
    let fails: @Sendable ([UInt64]) -> Bool

    var testDescription: String { pass }

    enum Shape: Sendable {
        /// Values up to the end, without spans.
        case plain
        /// Spans of that many values each.
        case rows(Int)
        /// One length, then as many values, each a span.
        case counted
    }
}

@Suite struct ShrinkPassTests {
    static let plants: [PassPlant] = [
        // A checksum ties each row together: a row goes as a whole or not at all.
        PassPlant(
            pass: "DeleteSpans", shape: .rows(3), original: [1, 9, 10, 50, 1, 51], minimum: [50, 0, 50],
            fails: { values in
                guard values.count % 3 == 0 else { return false }
                let rows = stride(from: 0, to: values.count, by: 3).map { Array(values[$0..<($0 + 3)]) }
                return rows.allSatisfy { $0[0] + $0[1] == $0[2] && $0[2] > 0 } && rows.contains { $0[0] == 50 }
            }),
        PassPlant(
            pass: "ReplaceWithSimplest", shape: .rows(2), original: [70, 90], minimum: [0, 0],
            fails: { $0.count == 2 && ($0 == [0, 0] || ($0[0] > 50 && $0[1] > 60)) }),
        PassPlant(
            pass: "LowerChoices", shape: .plain, original: [88], minimum: [37],
            fails: { $0.count == 1 && $0[0] >= 37 }),
        PassPlant(
            pass: "DeleteChoices", shape: .plain, original: [5, 41, 6, 42, 7], minimum: [41, 42],
            fails: { $0.contains(41) && $0.contains(42) }),
        // Depth goes up at 1 and down at 2; only a balanced row of four can go, and never one or two of it.
        PassPlant(
            pass: "DeleteSpanRuns", shape: .rows(1), original: [9, 1, 2, 3, 4, 9], minimum: [9, 9],
            fails: { $0 == [9, 9] || $0 == [9, 1, 2, 3, 4, 9] }),
        PassPlant(
            pass: "DeleteSpanPairs", shape: .rows(1), original: [1, 9, 2], minimum: [9],
            fails: { $0 == [9] || $0 == [1, 9, 2] }),
        PassPlant(
            pass: "DeleteAndSwap", shape: .rows(1), original: [1, 3, 4], minimum: [4, 3],
            fails: { $0 == [1, 3, 4] || $0 == [4, 3] }),
        PassPlant(
            pass: "LowerAndDelete", shape: .counted, original: [3, 8, 0, 77], minimum: [1, 77],
            fails: { $0.dropFirst().contains(77) }),
        PassPlant(
            pass: "LowerPairsTogether", shape: .plain, original: [60, 60], minimum: [25, 25],
            fails: { $0.count == 2 && $0[0] == $0[1] && $0[0] >= 25 }),
        PassPlant(
            pass: "RedistributePairs", shape: .plain, original: [60, 70], minimum: [5, 95],
            fails: { $0.count == 2 && $0[0] + $0[1] >= 100 && $0[1] <= 95 }),
        PassPlant(
            pass: "ReorderSpans", shape: .rows(1), original: [7, 5, 3], minimum: [3, 5, 7],
            fails: { $0.sorted() == [3, 5, 7] }),
    ]

    @Test("the standard passes reach the minimum, and without this one they do not", arguments: plants)
    func passIsNeeded(plant: PassPlant) {
        #expect(standardShrinkPasses.count { name($0) == plant.pass } == 1)
        #expect(shrunk(plant, by: standardShrinkPasses) == plant.minimum)
        #expect(shrunk(plant, by: standardShrinkPasses.filter { name($0) != plant.pass }) != plant.minimum)
    }

    @Test("every standard pass has a failure that only it brings to the minimum")
    func everyPassIsTested() {
        #expect(standardShrinkPasses.map { name($0) }.sorted() == Self.plants.map(\.pass).sorted())
    }

    @Test("at the end no pass makes progress", arguments: plants)
    func fixpointIsAFixpoint(plant: PassPlant) {
        for pass in standardShrinkPasses { #expect(shrunk(plant, from: plant.minimum, by: [pass]) == plant.minimum) }
    }

    private func name(_ pass: any ShrinkPass) -> String { "\(type(of: pass))" }

    private func shrunk(
        _ plant: PassPlant, from original: [UInt64]? = nil, by passes: [any ShrinkPass]
    ) -> [UInt64] {
        let shrinker = Shrinker(passes: passes) { draw in values(of: plant.shape, &draw) }
        let choices = (original ?? plant.original).map { Choice($0, maximum: 100) }
        return shrinker.shrink(ChoiceSequence(choices: choices), budget: 1_000) {
            plant.fails($0) ? .fails : .passes
        }.value
    }

    private func values(of shape: PassPlant.Shape, _ draw: inout Draw<ReplayChoiceSource>) -> [UInt64] {
        var values: [UInt64] = []
        switch shape {
        case .plain:
            while draw.beginRecord() { values.append(draw.value(upTo: 100)) }
        case .rows(let width):
            while draw.beginRecord() {
                values += draw.span("row") { draw in (0..<width).map { _ in draw.value(upTo: 100) } }
            }
        case .counted:
            values.append(draw.value(upTo: 100))
            for _ in 0..<values[0] { values.append(draw.span("element") { $0.value(upTo: 100) }) }
        }
        return values
    }
}
