import PropertyTesting
import Testing

@testable import TransitionChoices

@Suite struct DependentNumberPassTests {
    /// Steps with a number of all that an `Int` can be, or of the upper half of them, or a real one.
    private static let steps = Generator<[[Int]]>.array(
        of: .oneOf(
            Generator.integer().map { [0, $0] }, Generator.integer(in: 0...Int.max).map { [1, $0] },
            Generator.integer(in: .min ... .max, simplest: .min).map { [2, $0] },
            Generator.integer(in: .min ... -1, simplest: -1).map { [3, $0] }, .just([4])), count: 0...5)

    private static let passes: [any ShrinkPass] = [
        DeleteSteps(), DeleteAndRaise(), DeleteAndReplace(), LowerAndRaise(), LowerGroupsTogether(),
        LowerInProportion(), MirrorPairs(), ReplaceAndRaise(),
    ]

    @Test("numbers at the ends of what fits are legal to every pass", arguments: 0..<5)
    func extremesAreLegal(way: Int) throws {
        let extremes: [UInt64] = [.max, .max - 1, .max / 2, .max / 2 + 1, 1]
        for first in extremes {
            for second in extremes {
                let values = [1, 0, first, 1, 2, second, 1, 1, first, 1, 3, second, 1, 4, 0]
                let original = try Self.steps.generate(from: ReplayChoiceSource(values: values))
                for pass in Self.passes {
                    var count = 0
                    let result = Shrinker(passes: [pass], generator: Self.steps)
                        .shrink(original.sequence, budget: 300) { value in
                            count += 1
                            return value == original.value || fails(value, count, way) ? .fails : .passes
                        }
                    #expect(result.isReproduced && !original.sequence.isSimpler(than: result.sequence))
                }
            }
        }
    }

    /// In one of several ways: everything, nothing, every second, by count, and by a sum that wraps around.
    private func fails(_ steps: [[Int]], _ count: Int, _ way: Int) -> Bool {
        switch way {
        case 0: true
        case 1: false
        case 2: count % 2 == 0
        case 3: steps.count >= 3
        default: steps.compactMap { $0.count > 1 ? $0[1] : nil }.reduce(0, &+) % 3 == 0
        }
    }

    @Test("the farthest value is at the end of a number's own side, or of the only one there is")
    func farthest() {
        func choice(_ integer: Int, in range: ClosedRange<Int>, simplest: Int) -> (Choice, NearestFirst) {
            let order = NearestFirst(range, simplest: simplest)
            let kind = ChoiceKind.integer(below: UInt64(simplest - range.lowerBound))
            return (Choice(order.code(for: integer) ?? 0, maximum: order.maximum, kind: kind), order)
        }
        let cases: [(integer: Int, range: ClosedRange<Int>, simplest: Int, farthest: Int)] = [
            (3, 0...100, 0, 100), (3, -50...100, 0, 100), (-3, -50...100, 0, -50), (0, -50...100, 0, 100),
            (9, 5...9, 9, 5), (100, 0...100, 0, 100), (7, 7...7, 7, 7),
        ]
        for (integer, range, simplest, farthest) in cases {
            let (choice, order) = choice(integer, in: range, simplest: simplest)
            #expect(order.integer(for: choice.farthest) == farthest)
        }
    }

    @Test("a value raised beyond the end of its range, or of 64 bits, is none")
    func raisedBeyondTheEnd() {
        let number = Choice(90, maximum: 100, kind: .integer(below: 0))
        #expect(number.value(raisedBy: 10) == 100 && number.value(raisedBy: 11) == nil)
        #expect(number.value(raisedBy: .max) == nil)
        let largest = Choice(.max, maximum: .max, kind: .integer(below: 0))
        #expect(largest.value(raisedBy: 0) == .max && largest.value(raisedBy: 1) == nil)
    }

    @Test("a small integer is a number, a pick and a switch are none")
    func numbers() {
        let kinds: [(Choice, Bool)] = [
            (Choice(3, maximum: 10, kind: .integer(below: 0)), true),
            (Choice(3, maximum: 7, kind: .integer(below: 0)), false),
            (Choice(3, maximum: 100, kind: .pick), false), (Choice(1, maximum: 1, kind: .more), false),
            (Choice(3, maximum: 15), false), (Choice(3, maximum: 16), true),
            (Choice(3, maximum: .max, kind: .real), false),
        ]
        for (choice, isNumber) in kinds { #expect(choice.isNumber == isNumber, "\(choice)") }
    }
}
