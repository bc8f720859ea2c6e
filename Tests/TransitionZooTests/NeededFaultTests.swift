import Testing
import TransitionCore
import TransitionRunner
import TransitionZoo

@Suite("A failure under a fault of UIKit's")
@MainActor
struct NeededFaultTests {
    private func faults(of entry: ZooEntry, _ rule: InvariantID, _ faults: [Fault]) throws -> [Fault] {
        var options = SearchOptions()
        (options.runCount, options.seed, options.stopsAtFirstFailure) = (200, 1, true)
        options.invariants = [rule]
        options.profiles = ProfileSet([UIKitProfile(injecting: faults)])
        return try #require(TransitionRunner.search(entry.scene, options: options).counterexamples.first).neededFaults
    }

    @Test("names the fault if it passes without, and no other")
    func needed() throws {
        let entry = try #require(Zoo.entries.first { $0.id == "B66" })
        #expect(try faults(of: entry, "model-agrees", Fault.allCases) == [.cancelledStackEditKeepsBoth])
        let sound = try #require(Zoo.entries.first { $0.id == "B10" })
        #expect(try faults(of: sound, "completes-exactly-once", Fault.allCases) == [])
    }
}
