import OwnProcessTesting
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner
import TransitionZoo

/// A small part of what `ci/zoo` does.
@Suite("The zoo")
struct ZooTests {
    @Test("Every bug is found by one of its rules", .ownProcess, arguments: Zoo.entries.map(\.id))
    func isFound(id: String) async throws {
        let caughtBy = try Self.entry(id).caughtBy.map(\.name)
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [id, place = place as HandOverPlace] in
            try await handOver(to: place) { try ZooTests.rulesToTell(of: ZooTests.entry(id)).map(\.name).sorted() }
        }
        let rules = try place.handedOver(as: [String].self)
        #expect(rules.contains { caughtBy.contains($0) }, "caught by \(rules)")
    }

    @Test(
        "Every rule tells of a bug that is said to be its own", .ownProcess,
        arguments: Set(Zoo.entries.flatMap(\.caughtBy)).map(\.name).sorted())
    func isTold(rule: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [rule, place = place as HandOverPlace] in
            try await handOver(to: place) {
                try Zoo.entries.contains { entry in
                    let rule = InvariantID(rule)
                    return try entry.caughtBy.contains(rule)
                        && ZooTests.rulesToTell(of: entry, of: rule).contains(rule)
                }
            }
        }
        let isTold = try place.handedOver(as: Bool.self)
        #expect(isTold)
    }

    /// The rules that the first script breaks that breaks one of the entry's, or the one of them that is asked for.
    ///
    /// Without a search's explanation, for which every failure would cost seconds.
    @MainActor
    private static func rulesToTell(of entry: ZooEntry, of rule: InvariantID? = nil) throws -> Set<InvariantID> {
        var tried = 0
        // What needs another answer of UIKit's is a warning, and counts only for the entries that say so.
        let profiles = entry.contested == .fail ? entry.profiles : entry.profiles.withoutFlips
        // Few scripts are enough for most bugs, and many take a while to draw.
        for count in [40, 1_000] {
            let scripts = sampleScripts(of: entry.scene, count: count, seed: 8, maxSteps: 24, profiles: profiles)
            let rules = try rulesOfFirstFailure(among: Array(scripts.dropFirst(tried)), in: entry.scene) { rules in
                rule.map(rules.contains) ?? entry.caughtBy.contains(where: rules.contains)
            }
            if !rules.isEmpty { return rules }
            tried = count
        }
        return []
    }

    @Test("Nothing is found in a repair", .ownProcess, arguments: Zoo.entries.map(\.id))
    func isLeftAlone(id: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [id, place = place as HandOverPlace] in
            try await handOver(to: place) { try RepairSearch(of: ZooTests.entry(id)) }
        }
        let search = try place.handedOver(as: RepairSearch.self)
        #expect(search.found == [])
        // Nothing found means something only where transitions have run to their end.
        #expect(search.hasFinished)
    }

    /// What a small search of an entry's repair comes to.
    private struct RepairSearch: Codable {
        let found: [String]
        let hasFinished: Bool

        @MainActor
        init(of entry: ZooEntry) {
            var options = SearchOptions()
            options.runCount = 40
            options.seed = 1
            options.profiles = entry.profiles
            let result = search(entry.repair, options: options)
            found = result.counterexamples.flatMap(\.violations).map(\.summary)
            hasFinished = result.statistics.coverage.contains { $0.finishedCount > 0 }
        }
    }

    private static func entry(_ id: String) throws -> ZooEntry {
        try #require(Zoo.entries.first { $0.id == id })
    }

    @Test("Entries have numbers of their own, in order, scenes that are named by them, and rules that exist")
    func catalogue() {
        let ids = Zoo.entries.map(\.id)
        #expect(ids == Set(ids).sorted())
        let rules = InvariantSet.standard.ids
        for entry in Zoo.entries {
            #expect(entry.scene.name == "zoo-\(entry.id)")
            #expect(entry.repair.name == "zoo-\(entry.id)-repaired")
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

    /// The numbers of the survey of real bugs, which has gaps.
    private static let survey = [
        1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 24, 26, 27, 29, 31, 32, 33, 34, 35, 37, 40,
        41, 42, 43, 44, 45, 47, 48, 50, 51, 52, 53, 55, 57, 58, 60, 61, 62, 63, 65, 66, 69, 71, 72, 74, 75, 76, 78,
        81, 82, 83, 84, 85, 86, 88,
    ]

    @Test("Every bug of the survey is an entry or is left out", arguments: survey)
    func isAccountedFor(number: Int) {
        let id = number < 10 ? "B0\(number)" : "B\(number)"
        #expect((Zoo.entries.map(\.id) + Zoo.leftOut.map(\.id)).contains { $0.prefix(3) == id })
    }

    @Test("Each other entry than the survey's is a mistake of good developers")
    func isOfTheSurvey() {
        let ids = (Zoo.entries.map(\.id) + Zoo.leftOut.map(\.id))
        #expect(ids.allSatisfy { $0.hasPrefix("B") || $0.hasPrefix("M") })
        let numbers = ids.filter { $0.hasPrefix("B") }.map { Int($0.dropFirst().prefix(2)) }
        #expect(numbers.allSatisfy { $0.map(Self.survey.contains) ?? false })
    }
}
