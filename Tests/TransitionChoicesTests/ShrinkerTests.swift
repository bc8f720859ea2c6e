import PropertyTesting
import Testing

@testable import TransitionChoices

@Suite struct ShrinkerTests {
    /// Up to 50 numbers, which fail if three of them are 40 or more.
    private static let numbers = Generator<[Int]>.array(of: .integer(in: 0...99), count: 0...50)
    private let shrinker = Shrinker(generator: numbers)

    private static func fails(_ numbers: [Int]) -> Bool { numbers.count { $0 >= 40 } >= 3 }

    /// The first failing case of a random search.
    private func failing(seed: UInt64) throws -> ChoiceSequence {
        for index in 0..<1_000 {
            let found = try Self.numbers.generate(from: RandomChoiceSource(seed: seed &+ UInt64(index) << 32))
            if Self.fails(found.value) { return found.sequence }
        }
        throw NothingFailed()
    }

    private struct NothingFailed: Error {}

    @Test("a number at a threshold is met exactly", arguments: [1, 2, 15, 16, 17, 37, 100, 199, 200])
    func thresholdIsExact(threshold: Int) {
        let shrinker = Shrinker(generate: { $0.integer(in: 0...200) })
        for start in threshold...200 {
            let sequence = ChoiceSequence(choices: [Choice(UInt64(start), maximum: 200)])
            let result = shrinker.shrink(sequence, budget: 100) { $0 >= threshold ? .fails : .passes }
            #expect(result.value == threshold)
            // The original, 0, two steps down, 1, eight halvings of 200, and two larger ones that tell a boundary.
            #expect(result.runCount <= 15)
        }
    }

    @Test("a threshold is met exactly wherever it lies, in at most twice its bits and 24 runs")
    func wideThresholdIsExact() {
        let shrinker = Shrinker(generate: { $0.integer(in: 0...Int.max) })
        for bit in 0..<62 {
            for threshold in [1 << bit, (1 << bit) + 1, (1 << bit) &* 3 / 2] {
                let sequence = ChoiceSequence(choices: [Choice(UInt64(Int.max), maximum: UInt64(Int.max))])
                let result = shrinker.shrink(sequence, budget: 200) { $0 >= threshold ? .fails : .passes }
                #expect(result.value == threshold)
                #expect(result.runCount <= 24 + 2 * bit, "\(threshold)")
            }
        }
    }

    @Test("two numbers that leap over each other cost no run for each step of the way")
    func leapfrogsAreOvertaken() {
        let shrinker = Shrinker(generate: { [$0.integer(in: 0...Int.max), $0.integer(in: 0...Int.max)] })
        let start = UInt64(Int.max)
        let sequence = ChoiceSequence(choices: [Choice(start, maximum: start), Choice(start - 1, maximum: start)])
        let result = shrinker.shrink(sequence, budget: 1_000) { pair in
            pair[0] >= 10 && abs(pair[0] - pair[1]) == 1 ? .fails : .passes
        }
        #expect(result.value == [10, 9] && result.runCount <= 50)
    }

    @Test("a budget is never exceeded and what was found by then is kept", arguments: 1...20)
    func budgetIsKept(budget: Int) throws {
        let found = try failing(seed: 1)
        var runCount = 0
        let result = shrinker.shrink(found, budget: budget) { numbers in
            runCount += 1
            return Self.fails(numbers) ? .fails : .passes
        }
        #expect(result.runCount == runCount && runCount == budget && !result.isFixpoint)
        #expect(Self.fails(result.value))
        #expect(result.sequence.choices.count <= found.choices.count)
        #expect((result.improvementCount > 0) == result.sequence.isSimpler(than: found))
    }

    @Test("after so many runs without progress it gives up, and says that it is no fixpoint", arguments: [1, 5, 10])
    func stallBudgetIsKept(budget: Int) throws {
        let found = try failing(seed: 1)
        var sinceProgress = 0
        let result = shrinker.shrink(found, budget: 1_000, stallBudget: budget) { numbers in
            sinceProgress = Self.fails(numbers) ? 0 : sinceProgress + 1
            #expect(sinceProgress <= budget)
            return Self.fails(numbers) ? .fails : .passes
        }
        #expect(sinceProgress == budget && !result.isFixpoint && result.value.count >= 3)
    }

    @Test("the shrinker does not slip to another bug, however much simpler that one is")
    func identityIsKept() throws {
        let steadfast = shrinker.shrink(try failing(seed: 2), budget: 2_000) { numbers in
            numbers.count < 4 ? .otherFailure : Self.fails(numbers) ? .fails : .passes
        }
        #expect(steadfast.value.count == 4)
    }

    @Test("what does not fail again comes back as it was, after one run")
    func passingOriginalIsReturned() throws {
        let found = try failing(seed: 3)
        let result = shrinker.shrink(found, budget: 100) { _ in .passes }
        #expect(result.sequence == found)
        #expect(!result.isReproduced && result.runCount == 1 && result.improvementCount == 0)
    }

    @Test("no sequence is run twice, and none that is known to pass at all")
    func runsAreCached() throws {
        var seen: Set<[Int]> = []
        let found = try failing(seed: 4)
        let first = shrinker.shrink(found, budget: 2_000) { numbers in
            #expect(seen.insert(numbers).inserted)
            return Self.fails(numbers) ? .fails : .passes
        }
        #expect(seen.count > 10 && first.value == [40, 40, 40])
        let empty = try Self.numbers.generate(from: ReplayChoiceSource(values: [])).sequence.values
        #expect(seen.contains([]))
        _ = shrinker.shrink(found, budget: 2_000, passing: [empty]) { numbers in
            #expect(!numbers.isEmpty)
            return Self.fails(numbers) ? .fails : .passes
        }
    }
}
