import OwnProcessTesting
import Testing
import TransitionCore
import TransitionRunner
import TransitionZoo

/// What the model puts right, each in a real bug that needs just that.
@Suite("A repair of the model")
struct RepairKindTests {
    private static let bugs: [String: Repair.Kind] = [
        "B02": .keepsEarlyEnd, "B20": .keepsPlace, "B21": .endsInteraction, "B22": .vendsForGestures,
        "B22b": .waitsForTurn, "B47": .settlesPage, "B72": .leavesOutAppearanceCalls, "B82": .laysOutPages,
    ]

    @Test("takes the failure away from its smallest script", .ownProcess, arguments: bugs.keys.sorted())
    func isTelling(id: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [id, place = place as HandOverPlace] in
            try await handOver(to: place) { try RepairKindTests.ownRepairs(of: id) }
        }
        #expect(try place.handedOver(as: [Repair.Kind].self).contains(try #require(Self.bugs[id])))
    }

    /// What has put the failures of a small search right.
    @MainActor private static func ownRepairs(of id: String) throws -> [Repair.Kind] {
        let entry = try #require(Zoo.entries.first { $0.id == id })
        var options = SearchOptions()
        (options.runCount, options.seed, options.stopsAtFirstFailure) = (200, 1, true)
        (options.profiles, options.contested) = (entry.profiles, entry.contested)
        options.invariants = id == "B20" ? ["result-agrees"] : entry.caughtBy
        return search(entry.scene, options: options).counterexamples.flatMap { failure in
            failure.repairTrials.filter { $0.isTelling && $0.gone.contains(failure.identity) }.map(\.repair.kind)
        }
    }
}
