import Testing

@testable import TransitionChoices

@Suite struct ShrinkQualityTests {
    @Test("every planted bug shrinks to its one simplest script, from 50 seeds, in at most 150 runs on average")
    func minimumIsExact() {
        var runCount = 0
        for bug in ToyNavigation.Bug.allCases {
            for seed in UInt64(0)..<50 {
                let found = failing(bug, seed: seed)
                let result = Shrinker(generate: { ToyNavigation.acts(&$0) }).shrink(found, budget: 2_000) {
                    ToyNavigation.meets(bug, $0) ? .fails : .passes
                }
                #expect(result.value == bug.minimum, "\(bug), seed \(seed)")
                #expect(result.isFixpoint && result.isReproduced)
                runCount += result.runCount
            }
        }
        let average = runCount / (50 * ToyNavigation.Bug.allCases.count)
        #expect(average <= 150, "\(average) runs on average")
    }

    @Test("a number at a threshold is met exactly", arguments: [1, 2, 15, 16, 17, 37, 100, 199, 200])
    func thresholdIsExact(threshold: Int) {
        let shrinker = Shrinker(generate: { $0.integer(in: 0...200) })
        for start in threshold...200 {
            let sequence = ChoiceSequence(choices: [Choice(UInt64(start), maximum: 200)])
            let result = shrinker.shrink(sequence, budget: 100) { $0 >= threshold ? .fails : .passes }
            #expect(result.value == threshold)
            // The original, without the choice, 0, eight halvings of 200, and two steps down.
            #expect(result.runCount <= 13)
        }
    }

    @Test("a budget is never exceeded and what was found by then is kept", arguments: 1...40)
    func budgetIsKept(budget: Int) {
        let found = failing(.threshold, seed: 1)
        var runCount = 0
        let result = Shrinker(generate: { ToyNavigation.acts(&$0) }).shrink(found, budget: budget) {
            runCount += 1
            return ToyNavigation.meets(.threshold, $0) ? .fails : .passes
        }
        #expect(result.runCount == runCount && runCount == budget && !result.isFixpoint)
        #expect(ToyNavigation.meets(.threshold, result.value))
        #expect(result.sequence.choices.count <= found.choices.count)
        #expect((result.improvementCount > 0) == result.sequence.isSimpler(than: found))
    }

    @Test("the shrinker does not slip to another bug, however much simpler that one is")
    func identityIsKept() {
        let found = failing(.comingBack, seed: 2)
        let result = Shrinker(generate: { ToyNavigation.acts(&$0) }).shrink(found, budget: 2_000) { acts in
            if ToyNavigation.meets(.comingBack, acts) { return .fails }
            return acts.count < 10 ? .otherFailure : .passes
        }
        #expect(result.value == ToyNavigation.Bug.comingBack.minimum)
        let steadfast = Shrinker(generate: { ToyNavigation.acts(&$0) }).shrink(found, budget: 2_000) { acts in
            acts.count < 10 ? .otherFailure : ToyNavigation.meets(.comingBack, acts) ? .fails : .passes
        }
        #expect(steadfast.value.count == 10)
    }

    @Test("what does not fail again comes back as it was, after one run")
    func passingOriginalIsReturned() {
        let found = failing(.order, seed: 3)
        let result = Shrinker(generate: { ToyNavigation.acts(&$0) }).shrink(found, budget: 100) { _ in .passes }
        #expect(result.sequence == found)
        #expect(!result.isReproduced && result.runCount == 1 && result.improvementCount == 0)
    }

    @Test("no sequence is run twice")
    func runsAreCached() {
        let found = failing(.thirdCancel, seed: 4)
        var seen: Set<[ToyNavigation.Act]> = []
        _ = Shrinker(generate: { ToyNavigation.acts(&$0) }).shrink(found, budget: 2_000) { acts in
            #expect(seen.insert(acts).inserted)
            return ToyNavigation.meets(.thirdCancel, acts) ? .fails : .passes
        }
        #expect(seen.count > 10)
    }

    /// The first failing script of a random search.
    private func failing(_ bug: ToyNavigation.Bug, seed: UInt64) -> ChoiceSequence {
        var source = RandomChoiceSource(seed: seed)
        while true {
            var draw = Draw(source)
            let acts = ToyNavigation.acts(&draw)
            source = draw.source
            if ToyNavigation.meets(bug, acts) { return draw.sequence }
        }
    }
}
