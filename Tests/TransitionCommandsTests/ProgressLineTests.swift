import Testing
import TransitionCommands

@testable import TransitionRunner

@Suite("The line that says how far a search has come")
struct ProgressLineTests {
    private func progress(
        _ runCount: Int, found: Int = 0, _ phase: SearchProgress.Phase = .searching
    ) -> SearchProgress {
        SearchProgress(runCount: runCount, total: 20_000, failureCount: found, phase: phase)
    }

    @Test("It has the rate since the search began, and the time that is left at that rate")
    func rate() {
        let start = ContinuousClock.now
        var line = ProgressLine(scene: "photo", seed: 7)
        #expect(line.text(of: progress(100), at: start) == "photo: 100 of 20,000 scripts, seed 7")
        #expect(
            line.text(of: progress(300, found: 2), at: start + .milliseconds(500))
                == "photo: 300 of 20,000 scripts, 2 found so far, seed 7")
        #expect(
            line.text(of: progress(4_100), at: start + .seconds(4))
                == "photo: 4,100 of 20,000 scripts, 1,000 a second, 16 s left, seed 7")
        #expect(line.text(of: progress(4_100), at: start + .seconds(80)).contains(" 50 a second, 5 min left"))
        #expect(line.text(of: progress(4_100), at: start + .seconds(8_000)).contains(" 1 a second, 8.8 h left"))
        #expect(!line.text(of: progress(100), at: start + .seconds(9)).contains("left"))
    }

    @Test("Where failures are shrunk it says which of how many")
    func shrinking() {
        var line = ProgressLine(scene: "photo", seed: 7)
        #expect(
            line.text(of: progress(20_000, found: 5, .shrinking(number: 2)), at: .now)
                == "photo: shrinking failure 2 of 5, seed 7")
    }
}
