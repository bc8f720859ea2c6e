import Foundation
import Testing
import TransitionRunner

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

    @Test("are told as the process ends, once, and by none of its copies")
    func toldAtExit() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
                for scene in ["cards", "menu"] {
                    SavedScenes.tellAtExit(arguments: ["xctest"])
                    SavedScenes.noteForThisProcess(checked: scene, in: "A/Regressions", scriptScenes: ["old", "menu"])
                }
                // The app under test may end its process.
                let copy = try await MainActor.run { try runInChild(timeout: 10) { _ in exit(0) } }
                try FileHandle.standardError.write(contentsOf: Data("the copy: \(copy)\n".utf8))
                exit(0)
            })
        let told = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(told.contains("\n⚠ A/Regressions: 1 saved script is for the scene 'old'"))
        #expect(told.contains("the copy: ") && told.count { $0 == "⚠" } == 1, "\(told)")
    }

    @Test("are not told where tests were chosen")
    func chosen() {
        #expect(SavedScenes.isFiltered(["xctest", "--filter", "cards"]))
        #expect(SavedScenes.isFiltered(["xctest", "--skip=cards"]))
        #expect(!SavedScenes.isFiltered(["xctest", "--testing-library", "swift-testing"]))
    }
}
