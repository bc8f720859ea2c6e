import Testing
import TransitionCore
import TransitionRunner
import TransitionZoo

@Suite("Animators that are asked again")
@MainActor
struct RepeatedAskTests {
    /// The number of the script, from 1 on, by which a search first found two animators.
    private func firstFailure(_ restriction: [InvariantID]?) throws -> Int {
        let entry = try #require(Zoo.entries.first { $0.id == "M01" })
        var options = SearchOptions()
        // By this seed the first script that pushes is the second of all.
        (options.runCount, options.seed) = (8, 1)
        (options.shrinkBudget, options.explainBudget) = (1, 0)
        options.profiles = ProfileSet([.default])
        options.invariants = restriction
        let found = TransitionRunner.search(entry.scene, options: options).counterexamples
        return try #require(found.first { $0.identity.invariant == "same-interruptible-animator" })
            .statistics.firstFailure
    }

    @Test("are so in each fourth script of a search by all rules, and in each by their own rule alone")
    func interval() throws {
        #expect(try firstFailure(nil) == 5)
        #expect(try firstFailure(["same-interruptible-animator"]) == 2)
    }
}
