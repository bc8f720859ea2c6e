import PropertyTesting
import Testing

@testable import TransitionChoices

@Suite struct GeneratorTests {
    private func values<Value>(_ generator: Generator<Value>, count: Int = 500) throws -> [Value] {
        try (0..<UInt64(count)).map { try generator.generate(from: RandomChoiceSource(seed: $0)).value }
    }

    /// The value of all zeros.
    private func simplest<Value>(_ generator: Generator<Value>) throws -> Value {
        try generator.generate(from: ReplayChoiceSource(values: [])).value
    }

    @Test("the simplest value is the one nearest to 0, false, nil, the first, the empty one")
    func simplestValues() throws {
        #expect(try simplest(.integer(in: -5...5)) == 0)
        #expect(try simplest(.integer(in: 7...9)) == 7)
        #expect(try simplest(.integer(in: -9 ... -7)) == -7)
        #expect(try simplest(.integer(in: 0...9, simplest: 4)) == 4)
        #expect(try simplest(.real()) == 0)
        #expect(try simplest(.real(in: 2.5...3)) == 2.5)
        #expect(try simplest(.boolean()) == false)
        #expect(try simplest(.optional(.integer())) == Int?.none)
        #expect(try simplest(.pick(["a", "b"])) == "a")
        #expect(try simplest(.oneOf(.just(3), .integer())) == 3)
        #expect(try simplest(.array(of: .integer(), count: 2...5)) == [0, 0])
    }

    @Test("values stay in their bounds, whatever is composed")
    func boundsHold() throws {
        let generator = Generator<[Int]>.array(of: .integer(in: -3...4), count: 1...6)
            .filter { $0.count != 3 }.map { $0.sorted() }
        let all = try values(generator)
        #expect(all.allSatisfy { (1...6).contains($0.count) && $0.count != 3 && $0 == $0.sorted() })
        #expect(Set(all.map(\.count)) == [1, 2, 4, 5, 6])
        #expect(Set(all.joined()) == Set(-3...4))
    }

    @Test("a value that depends on another is drawn by flatMap or in a closure, alike")
    func dependentValues() throws {
        let mapped = Generator.integer(in: 1...9).flatMap { top in
            Generator.integer(in: 0...top).map { [top, $0] }
        }
        let drawn = Generator { draw throws(DrawingError) in
            let top = try draw(.integer(in: 1...9))
            return [top, try draw(.integer(in: 0...top))]
        }
        #expect(try values(mapped) == values(drawn))
        let pairs = try values(drawn)
        #expect(pairs.allSatisfy { $0[1] <= $0[0] })
    }

    @Test("recursion ends, and reaches its depth")
    func recursionIsBounded() throws {
        let depth = Generator<Int>.recursive(depth: 4, leaf: .just(0)) { inner in
            zip(inner, inner).map { max($0, $1) + 1 }
        }
        #expect(Set(try values(depth)) == [0, 1, 2, 3, 4])
    }

    @Test("weights decide how often an alternative comes, and 0 leaves it out")
    func frequencies() throws {
        let generator = Generator.frequency([(1, .just(1)), (0, .just(2)), (3, .just(3))])
        let counts = Dictionary(grouping: try values(generator, count: 2_000), by: { $0 }).mapValues(\.count)
        #expect(counts[2] == nil && (350...650).contains(counts[1] ?? 0))
    }

    @Test("chance draws small and large integers, and every kind of finite double")
    func numbersAreVaried() throws {
        let integers = try values(.integer(), count: 2_000)
        #expect(integers.contains { abs($0) < 10 } && integers.contains { $0.magnitude > 1 << 62 })
        #expect(integers.count { $0 < 0 } > 600)
        let reals = try values(.real(), count: 2_000)
        #expect(reals.allSatisfy { $0.isFinite })
        #expect(reals.contains { abs($0) > 3 && abs($0) < 1e6 && $0 == Double(Int($0)) })
        #expect(reals.contains { abs($0) > 1e200 })
        #expect(reals.contains { $0 != 0 && abs($0) < 1e-200 })
        let narrow = try values(.real(in: -1...1), count: 2_000)
        #expect(narrow.allSatisfy { (-1...1).contains($0) })
    }

    @Test("every finite double has one code of its own, and whole numbers the lowest")
    func realCodesAreOneToOne() throws {
        let order = RealOrder(-.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
        #expect((0..<7).map { order.real(for: $0) } == [0, 1, -1, 2, -2, 3, -3])
        let reals = try values(.real(), count: 2_000) + order.boundaries
        #expect(reals.filter { order.real(for: order.code(for: $0)) != $0 } == [])
        #expect(order.code(for: 0.5) < order.code(for: 0.1))
        #expect(order.code(for: 4_503_599_627_370_495) < order.code(for: 0.5))
        #expect(order.real(for: .max).isFinite)
    }

    @Test("what a filter refused is not in the sequence, so that a replay needs one attempt")
    func refusedAttemptsAreForgotten() throws {
        let even = Generator.integer(in: 0...99).filter("even") { $0 % 2 == 0 }
        for seed in UInt64(0)..<50 {
            let (value, sequence) = try even.generate(from: RandomChoiceSource(seed: seed))
            #expect(sequence.choices.count == 1 && value % 2 == 0)
            #expect(try even.value(of: sequence) == value)
        }
        #expect(throws: DrawingError.unsatisfied(filter: "even", attemptCount: 1)) {
            try even.generate(from: ReplayChoiceSource(values: [1]))
        }
    }

    @Test("a filter that nothing passes ends with its name, after its attempts")
    func impossibleFilterEnds() {
        let impossible = Generator.integer().filter("impossible", attempts: 30) { _ in false }
        #expect(throws: DrawingError.unsatisfied(filter: "impossible", attemptCount: 30)) {
            try impossible.generate(from: RandomChoiceSource(seed: 1))
        }
    }

    @Test("choices that no longer fit their generator are refused, with how they differ")
    func misfitIsNamed() throws {
        let sequence = try Generator<[Int]>.array(of: .integer(in: 0...99), count: 3...3)
            .generate(from: RandomChoiceSource(seed: 1)).sequence
        #expect(throws: ReplayError.misfit(unreadCount: 1, missingCount: 0, clampedCount: 0)) {
            try Generator<[Int]>.array(of: .integer(in: 0...99), count: 2...2).value(of: sequence)
        }
        #expect(throws: ReplayError.misfit(unreadCount: 0, missingCount: 1, clampedCount: 0)) {
            try Generator<[Int]>.array(of: .integer(in: 0...99), count: 4...4).value(of: sequence)
        }
        #expect(throws: ReplayError.misfit(unreadCount: 0, missingCount: 0, clampedCount: 3)) {
            try Generator<[Int]>.array(of: .integer(in: 0...1), count: 3...3).value(of: sequence)
        }
    }

    @Test("the small values are all there, each once, the empty list first")
    func smallValuesAreComplete() {
        let lists = Generator<[Bool]>.array(of: .boolean(), count: 0...3).smallValues(choiceLimit: 7)
        #expect(lists.count == 1 + 2 + 4 + 8 && Set(lists).count == 15 && lists.first == [])
        let odd = Generator.integer(in: 0...9).filter { $0 % 2 == 1 }.smallValues(choiceLimit: 1)
        #expect(odd == [1, 3, 5, 7, 9])
    }

    @Test("bytes of a fuzzer make values too")
    func bytesMakeValues() throws {
        let source = ByteChoiceSource([1, 5, 1, 7, 0], headerWidth: 5, recordWidth: 1)
        let list = Generator<[Int]>.array(of: .integer(in: 0...9))
        #expect(try list.generate(from: source).value == [5, 7])
    }

    @Test("a change in one element of a replayed list shifts no other")
    func replayKeepsInStep() throws {
        let pair = Generator<[Int]>.oneOf(.just([]), Generator.integer(in: 0...99).map { [$0] })
        let list = Generator<[[Int]]>.array(of: pair, count: 3...3)
        let (value, sequence) = try list.generate(from: ReplayChoiceSource(values: [1, 10, 1, 20, 1, 30]))
        #expect(value == [[10], [20], [30]])
        var values = sequence.values
        values[2] = 0
        let edited = ReplayChoiceSource(values: values, spans: sequence.spans)
        #expect(try list.generate(from: edited).value == [[10], [], [30]])
    }
}
