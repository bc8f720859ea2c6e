import Testing
import TransitionCore
import TransitionRunner
import TransitionZoo

@Suite("Two side menus that are kept")
@MainActor
struct SideMenuTests {
    private func bugs(of scene: TransitionScene) -> [FoundBug] {
        var options = SearchOptions()
        (options.runCount, options.seed, options.shrinkBudget) = (300, 7, 100)
        return TransitionRunner.search(scene, options: options).bugs
    }

    @Test("that lose a lift before the start are one bug, told as that; without it there is none")
    func lostLift() throws {
        let entry = try #require(Zoo.entries.first { $0.id == "M20" })
        let found = bugs(of: entry.scene)
        #expect(found.count == 1)
        let leader = try #require(found.first?.leader)
        #expect(leader.identity.causeWords == "gesture ended before the start")
        #expect(leader.violations.first?.seen.contains("the call to its driver was lost") == true)
        #expect(bugs(of: entry.repair).isEmpty)
    }
}
