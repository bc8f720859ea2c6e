import Testing

@testable import TransitionChoices

@Suite struct RandomNumbersTests {
    @Test("splitmix64 gives the published numbers for the seed 1234567")
    func splitMixMatchesItsVector() {
        var generator = SplitMix64(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("xoshiro256** gives the published numbers for the state 1, 2, 3, 4")
    func xoshiroMatchesItsVector() {
        var generator = Xoshiro256StarStar(state: (1, 2, 3, 4))
        let numbers = (0..<6).map { _ in generator.next() }
        #expect(
            numbers == [
                11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
                607_988_272_756_665_600,
            ])
    }

    @Test("bounded numbers reach every value about equally often")
    func boundedNumbersAreEven() {
        var generator = Xoshiro256StarStar(seed: 7)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<60_000 { counts[Int(generator.next(upTo: 5))] += 1 }
        #expect(counts.allSatisfy { (9_500...10_500).contains($0) }, "\(counts)")
    }

    @Test("a likely value comes in at least two of three draws, any other value also comes")
    func likelyValuesAreLikely() {
        var source = RandomChoiceSource(seed: 3)
        let hint = ChoiceHint.likely(LikelyValues([37]))
        let values = (0..<3_000).map { _ in source.value(upTo: 200, hint: hint) }
        let share = values.count { $0 == 37 }
        #expect((1_900...2_150).contains(share), "\(share)")
        #expect(Set(values).count > 150)
    }

    @Test("a weight of 0 is never drawn and a double weight is drawn twice as often")
    func weightsAreKept() {
        var source = RandomChoiceSource(seed: 5)
        let hint = ChoiceHint.weighted(ChoiceWeights([1, 0, 2]))
        var counts = [0, 0, 0]
        for _ in 0..<30_000 { counts[Int(source.value(upTo: 2, hint: hint))] += 1 }
        #expect(counts[1] == 0)
        #expect((9_500...10_500).contains(counts[0]) && (19_500...20_500).contains(counts[2]), "\(counts)")
    }
}
