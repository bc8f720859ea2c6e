import TransitionReports
import TransitionRunner

/// How far a search has come, how fast it goes and how long it will take, in one line for a terminal.
package struct ProgressLine {
    private let scene: String
    /// Nil where nothing is left to chance.
    private let seed: UInt64?
    /// The first that was told, from which the rate is taken: what comes before it is no searching.
    private var first: (runCount: Int, moment: ContinuousClock.Instant)?
    /// When the first failure began to be shrunk.
    private var shrinkingStart: ContinuousClock.Instant?

    /// A rate of less than so much says little.
    private static let leastTime = Duration.seconds(1)

    package init(scene: String, seed: UInt64?) {
        self.scene = scene
        self.seed = seed
    }

    /// - Parameters:
    ///   - width: the columns that the line may take; nil for as many as it likes.
    ///   - isInterrupted: whether the search ends with what it has, since somebody wants that.
    package mutating func text(
        of progress: SearchProgress, at moment: ContinuousClock.Instant, width: Int? = nil, isInterrupted: Bool = false
    ) -> String {
        if isInterrupted {
            let words = "interrupted: ending within seconds with what was found; again to lose that"
            return TerminalLine.fitted(scene, [Part(words, short: "interrupted, ending", rank: 5)], to: width)
        }
        var parts =
            switch progress.phase {
            case .searching: searching(progress, at: moment)
            case .shrinking(let number): shrinking(number, of: progress.failureCount, at: moment)
            }
        // The report tells it again.
        if let seed { parts.append(Part("seed \(seed)", rank: 1)) }
        return TerminalLine.fitted(scene, parts, to: width)
    }

    private typealias Part = TerminalLine.Part

    private mutating func searching(_ progress: SearchProgress, at moment: ContinuousClock.Instant) -> [Part] {
        let start = first ?? (progress.runCount, moment)
        first = start
        let count = Figures.grouped(progress.runCount)
        let total = Figures.counted(progress.total, "script")
        var parts = [Part("\(count) of \(total)", short: "\(count) of \(Figures.grouped(progress.total))", rank: 5)]
        let seconds = (moment - start.moment) / .seconds(1)
        let rate = Double(progress.runCount - start.runCount) / seconds
        if moment - start.moment >= Self.leastTime, rate > 0 {
            parts.append(Part("\(Figures.grouped(max(1, Int(rate)))) a second", rank: 2))
            parts.append(Part("\(Self.time(Double(progress.total - progress.runCount) / rate)) left", rank: 4))
        }
        // A child tells what it found at its end; until then nothing is said of failures.
        if progress.failureCount > 0 {
            let count = progress.failureCount
            parts.append(Part("\(count) found so far", short: "\(count) found", rank: 3))
        }
        return parts
    }

    private mutating func shrinking(
        _ number: Int, of count: Int, at moment: ContinuousClock.Instant
    ) -> [Part] {
        let start = shrinkingStart ?? moment
        shrinkingStart = start
        let place = "\(number) of \(count)"
        var parts = [Part("shrinking failure \(place)", short: "shrinking \(place)", rank: 5)]
        guard moment - start >= Self.leastTime else { return parts }
        let seconds = (moment - start) / .seconds(1)
        parts.append(Part("\(Self.time(seconds)) so far", rank: 3))
        // As much for each of those that come as for those before: of one alone that says little.
        if number > 2 {
            let left = seconds / Double(number - 1) * Double(count - number + 1)
            parts.append(Part("about \(Self.time(left)) left", rank: 4))
        }
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
