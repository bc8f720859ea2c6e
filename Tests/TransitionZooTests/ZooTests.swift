import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner
import TransitionZoo

/// A small part of what `ci/zoo` does.
@MainActor
@Suite("The zoo")
struct ZooTests {
    @Test("Every bug is found by one of its rules", arguments: Zoo.entries.map(\.id))
    func isFound(id: String) throws {
        let entry = try #require(Zoo.entries.first { $0.id == id })
        // Without a search's explanation, for which every failure would cost seconds.
        let isFound = sampleScripts(of: entry.scene, count: 1_000, seed: 8, maxSteps: 24).contains { script in
            replay(script, in: entry.scene).violations.contains { entry.caughtBy.contains($0.invariant) }
        }
        #expect(isFound)
    }

    @Test("Nothing is found in a repair", arguments: Zoo.entries.map(\.id))
    func isLeftAlone(id: String) throws {
        let entry = try #require(Zoo.entries.first { $0.id == id })
        var options = SearchOptions()
        options.runCount = 60
        options.seed = 1
        let result = search(entry.twin, options: options)
        #expect(result.counterexamples.flatMap(\.violations).map(\.summary) == [])
        // Nothing found means something only where transitions have run to their end.
        #expect(result.statistics.coverage.contains { $0.finishedCount > 0 })
    }

    @Test("Entries have numbers of their own, in order, scenes that are named by them, and rules that exist")
    func catalogue() {
        let ids = Zoo.entries.map(\.id)
        #expect(ids == Set(ids).sorted())
        let rules = InvariantSet.standard.ids
        for entry in Zoo.entries {
            #expect(entry.scene.name == "zoo-\(entry.id)")
            #expect(entry.twin.name == "zoo-\(entry.id)-repaired")
            #expect(!entry.triggers.isEmpty)
            #expect(!entry.caughtBy.isEmpty && entry.caughtBy.allSatisfy(rules.contains), "\(entry.id)")
        }
    }

    @Test("Every family of triggers has an entry")
    func families() {
        for family in TriggerFamily.allCases {
            #expect(Zoo.entries.contains { $0.triggers.contains(family) }, "\(family.rawValue)")
        }
    }

    @Test("What is left out has a reason and no entry")
    func leftOut() {
        let ids = Zoo.leftOut.map(\.id)
        #expect(ids == Set(ids).subtracting(Zoo.entries.map(\.id)).sorted())
        #expect(Zoo.leftOut.allSatisfy { !$0.reason.isEmpty })
    }
}
