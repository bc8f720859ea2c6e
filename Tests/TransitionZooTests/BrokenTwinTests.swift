import Testing
import TransitionCore
import TransitionRunner
import TransitionZoo

@Suite("What an undisturbed run cannot follow")
@MainActor
struct BrokenTwinTests {
    private func rests(_ id: String, _ steps: [Step]) throws -> RestCoverage {
        let entry = try #require(Zoo.entries.first { $0.id == id })
        return replay(Script(scene: entry.scene.name, steps: steps), in: entry.scene).rests
    }

    private static func swipe(by distance: Int, frames: Int) -> [Step] {
        [.pan(PanStep(start: .leftEdge, dx: distance, dy: 0, frames: frames, ending: .lift)), .wait(frames: 60)]
    }

    private let show: [Step] = [.act("show"), .wait(frames: 60)]

    @Test("is no gap where it freezes by itself: that is counted alone, and told by what does the same")
    func freezes() throws {
        let close: [Step] = [.act("close"), .wait(frames: 60)]
        let rests = try rests("B14", show + Self.swipe(by: 40, frames: 20) + close)
        #expect(rests.brokenTwinCount == 1 && rests.uncomparedCount == 0)
        #expect(rests.comparableCount == rests.restCount - 1)
    }

    @Test("is followed after a gesture that was made otherwise than in the run, as the run made it")
    func gesture() throws {
        let rests = try rests("B35", show + Self.swipe(by: 375, frames: 1) + show)
        #expect(rests.restCount > 2 && rests.uncomparedCount == 0 && rests.brokenTwinCount == 0)
    }
}
