import OwnProcessTesting
import SampleTransitions
import Testing
import TransitionCore
import TransitionTesting
import UIKit

/// Each planted bug, of which the rule says what its repair is, in its smallest script.
@Suite("Putting a failure right in the model")
struct RepairTrialTests {
    private nonisolated static let repairs: [String: Repair.Kind] = [
        "completes-exactly-once": .completesTransition,
        "delegate-is-alive": .keepsDelegate,
        "no-residue": .takesOutAdditions,
        "progress-is-sane": .clampsProgress,
        "result-agrees": .tellsDecision,
        "same-interruptible-animator": .keepsAnimator,
        "view-state-is-restored": .putsViewsBack,
    ]

    @Test("takes the failure away, and nothing else is tried", .ownProcess, arguments: repairs.keys.sorted())
    func passes(invariant: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [invariant, place = place as HandOverPlace] in
            try await handOver(to: place) { try RepairTrialTests.trials(of: invariant) }
        }
        let trials: [RepairTrial] = try place.handedOver()
        #expect(trials.map(\.repair.kind) == [Self.repairs[invariant]])
        // The animators of its other transitions are wrong as well, which then comes to light.
        let isOneOfMany = invariant == "same-interruptible-animator"
        #expect(trials.map(\.outcome) == [isOneOfMany ? .goesAway : .passes], "\(trials)")
        #expect(trials.map(\.came.isEmpty) == [!isOneOfMany])
    }

    @Test("lets the code's own animation and completion come, once the interaction is over", .ownProcess)
    func completesWithTheCode() async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [place = place as HandOverPlace] in
            try await handOver(to: place) {
                var options = SearchOptions()
                options.runCount = 150
                options.seed = 1
                options.invariants = ["completes-exactly-once"]
                return search(.contactsModal, options: options).counterexamples.flatMap(\.repairTrials)
            }
        }
        let trials: [RepairTrial] = try place.handedOver()
        #expect(trials.count >= 2)
        #expect(trials.contains { $0.repair.kind == .endsInteraction })
        #expect(trials.allSatisfy { $0.outcome == .passes }, "\(trials)")
    }

    @Test("is not tried where a rule declares no repair", .ownProcess)
    func none() async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [place = place as HandOverPlace] in
            try await handOver(to: place) { try RepairTrialTests.trials(of: "objects-are-released") }
        }
        let trials: [RepairTrial] = try place.handedOver()
        #expect(trials == [])
    }

    @MainActor private static func trials(of invariant: String) throws -> [RepairTrial] {
        let bug = try #require(PlantedBugs.all.first { $0.invariant == invariant })
        var options = SearchOptions()
        options.runCount = 600
        options.seed = 1
        options.stopsAtFirstFailure = true
        let found = try #require(search(bug.scene, options: options).counterexamples.first)
        return found.repairTrials
    }
}
