import Testing

@testable import TransitionChoices

@Suite struct ShrinkPassTests {
    @Test("the standard passes reach the minimum, and without this one they do not, or only in more runs")
    func passIsNeeded() {
        for plant in PassPlant.all {
            #expect(standardShrinkPasses.count { name($0) == plant.pass } == 1, "\(plant.pass)")
            let all = shrink(plant, by: standardShrinkPasses)
            let others = shrink(plant, by: standardShrinkPasses.filter { name($0) != plant.pass })
            #expect(all.value == plant.minimum && all.isFixpoint, "\(plant.pass)")
            #expect((others.value == plant.minimum) == plant.isForSpeed, "\(plant.pass)")
            #expect(!plant.isForSpeed || others.runCount > all.runCount, "\(plant.pass)")
        }
    }

    @Test("every standard pass has a failure that only it brings to the minimum")
    func everyPassIsTested() {
        #expect(standardShrinkPasses.map { name($0) }.sorted() == PassPlant.all.map(\.pass).sorted())
    }

    @Test("at the end no pass makes progress")
    func fixpointIsAFixpoint() {
        for plant in PassPlant.all {
            let end = shrink(plant, by: standardShrinkPasses).sequence
            for pass in standardShrinkPasses {
                let again = Shrinker(passes: [pass]) { plant.shape.values(&$0) }
                    .shrink(end, budget: 1_000) { plant.fails($0) ? .fails : .passes }
                #expect(again.value == plant.minimum, "\(plant.pass), \(name(pass))")
            }
        }
    }

    private func name(_ pass: any ShrinkPass) -> String { "\(type(of: pass))" }

    private func shrink(_ plant: PassPlant, by passes: [any ShrinkPass]) -> ShrinkResult<[Int]> {
        var draw = Draw(ReplayChoiceSource(values: plant.original))
        #expect(plant.fails(plant.shape.values(&draw)), "\(plant.pass): the original fails")
        return Shrinker(passes: passes) { plant.shape.values(&$0) }
            .shrink(draw.sequence, budget: 2_000) { plant.fails($0) ? .fails : .passes }
    }
}
