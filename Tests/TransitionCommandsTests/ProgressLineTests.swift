import Testing

@testable import TransitionCommands
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

    @Test("Where failures are shrunk it says for how long, and how long it will take once that is known")
    func shrinkingTime() {
        let start = ContinuousClock.now
        var line = ProgressLine(scene: "photo", seed: 7)
        func text(_ number: Int, _ seconds: Int) -> String {
            line.text(of: progress(20_000, found: 5, .shrinking(number: number)), at: start + .seconds(seconds))
        }
        #expect(text(1, 0) == "photo: shrinking failure 1 of 5, seed 7")
        #expect(text(2, 10) == "photo: shrinking failure 2 of 5, 10 s so far, seed 7")
        #expect(text(3, 20) == "photo: shrinking failure 3 of 5, 20 s so far, about 30 s left, seed 7")
        #expect(text(5, 40) == "photo: shrinking failure 5 of 5, 40 s so far, about 10 s left, seed 7")
    }

    @Test("It never takes more columns than there are, and the more there are the more it says")
    func width() {
        let start = ContinuousClock.now
        for scene in ["photo", "zoo: B02, 1 of 58, repaired, of a name that is long", "写真の画面"] {
            for phase in [SearchProgress.Phase.searching, .shrinking(number: 4)] {
                var line = ProgressLine(scene: scene, seed: 18_446_744_073_709_551_615)
                _ = line.text(of: progress(100, phase), at: start)
                var before = 0
                for width in 1...120 {
                    let text = line.text(of: progress(4_100, found: 13, phase), at: start + .seconds(4), width: width)
                    let columns = TerminalLine.columns(text)
                    #expect(columns <= width && !text.isEmpty, "\(width): \(text)")
                    let parts = text.split(separator: ", ").count
                    #expect(parts >= before || scene.contains(","), "\(width): \(text)")
                    before = parts
                }
            }
        }
    }

    @Test("What a report tells again goes first, and how far it is stays to the last")
    func order() {
        let start = ContinuousClock.now
        var line = ProgressLine(scene: "contacts-modal", seed: 4_294_967_295)
        _ = line.text(of: progress(0), at: start)
        func text(_ width: Int) -> String {
            line.text(of: progress(10_000, found: 13), at: start + .seconds(4), width: width)
        }
        #expect(text(95).contains("seed") && !text(75).contains("seed"))
        #expect(text(75).contains("a second") && text(75).contains("4 s left"))
        #expect(!text(60).contains("a second") && text(60).contains("4 s left"))
        #expect(text(35) == "contacts-modal: 10,000 of 20,000")
        #expect(text(24).hasPrefix("cont") && text(24).hasSuffix("…: 10,000 of 20,000"))
    }
}
