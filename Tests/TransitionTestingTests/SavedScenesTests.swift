import Testing

@testable import TransitionTesting

@Suite("Saved scripts of a scene that no test checks")
struct SavedScenesTests {
    @Test("are told with their folder, when all tests were run")
    func unclaimed() {
        var scenes = SavedScenes()
        scenes.note(checked: "cards", in: "A/Regressions", scriptScenes: ["cards", "menu", "old", "old"])
        scenes.note(checked: "menu", in: "A/Regressions", scriptScenes: ["cards", "menu", "old", "old"])
        // A script is replayed beside the test of its scene alone.
        scenes.note(checked: "old", in: "B/Regressions", scriptScenes: ["cards"])
        #expect(scenes.unclaimed.count == 2)
        #expect(scenes.unclaimed.first?.hasPrefix("A/Regressions: 2 saved scripts are for the scene 'old', ") == true)
        #expect(scenes.unclaimed.last?.hasPrefix("B/Regressions: 1 saved script is for the scene 'cards', ") == true)
    }

    @Test("are not told where tests were chosen")
    func chosen() {
        #expect(SavedScenes.isFiltered(["xctest", "--filter", "cards"]))
        #expect(SavedScenes.isFiltered(["xctest", "--skip=cards"]))
        #expect(!SavedScenes.isFiltered(["xctest", "--testing-library", "swift-testing"]))
    }
}
