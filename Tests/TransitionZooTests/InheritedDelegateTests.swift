import Testing
import TransitionCore
import TransitionRunner
import TransitionZoo

@Suite("A delegate that inherits its methods")
@MainActor
struct InheritedDelegateTests {
    /// The stack of the entry is a subclass of the one that vends the driver.
    @Test("is told with the line of the class that has them")
    func callSite() throws {
        let entry = try #require(Zoo.entries.first { $0.id == "B22" })
        var options = SearchOptions()
        (options.runCount, options.seed, options.stopsAtFirstFailure) = (2_000, 1, true)
        options.invariants = ["completes-exactly-once"]
        let found = try #require(TransitionRunner.search(entry.scene, options: options).counterexamples.first)
        let site = try #require(found.callSites.first)
        #expect(site.file.hasSuffix("Blocks/Stack.swift") && site.note.hasPrefix("vended"))
        #expect(site.function == "Stack.navigationController(_:interactionControllerFor:)")
    }
}
