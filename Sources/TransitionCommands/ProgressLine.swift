import TransitionReports
import TransitionRunner

/// How far a search has come, how fast it goes and how long it will take, in one line for a terminal.
package struct ProgressLine {
    private let scene: String
    /// Nil where nothing is left to chance.
    private let seed: UInt64?
    /// The first that was told, from which the rate is taken: what comes before it is no searching.
    private var first: (runCount: Int, moment: ContinuousClock.Instant)?

    /// A rate of less than so much says little.
    private static let leastTime = Duration.seconds(1)

    package init(scene: String, seed: UInt64?) {
        self.scene = scene
        self.seed = seed
    }

    package mutating func text(of progress: SearchProgress, at moment: ContinuousClock.Instant) -> String {
        let parts =
            switch progress.phase {
            case .searching: searching(progress, at: moment)
            case .shrinking(let number): ["shrinking failure \(number) of \(progress.failureCount)"]
            }
        return "\(scene): " + (parts + (seed.map { ["seed \($0)"] } ?? [])).joined(separator: ", ")
    }

    private mutating func searching(_ progress: SearchProgress, at moment: ContinuousClock.Instant) -> [String] {
        let start = first ?? (progress.runCount, moment)
        first = start
        var parts = ["\(Figures.grouped(progress.runCount)) of \(Figures.counted(progress.total, "script"))"]
        let seconds = (moment - start.moment) / .seconds(1)
        let rate = Double(progress.runCount - start.runCount) / seconds
        if moment - start.moment >= Self.leastTime, rate > 0 {
            parts.append("\(Figures.grouped(max(1, Int(rate)))) a second")
            parts.append("\(Self.time(Double(progress.total - progress.runCount) / rate)) left")
        }
        // A child tells what it found at its end; until then nothing is said of failures.
        if progress.failureCount > 0 { parts.append("\(progress.failureCount) found so far") }
        return parts
    }

    /// `8 s`, `12 min` or `3.5 h`.
    private static func time(_ seconds: Double) -> String {
        if seconds < 90 { return "\(max(1, Int(seconds.rounded()))) s" }
        if seconds < 5_400 { return "\(Int((seconds / 60).rounded())) min" }
        let tenths = Int((min(seconds, 1e9) / 360).rounded())
        return "\(tenths / 10).\(tenths % 10) h"
    }
}
