import TransitionReports
import TransitionRunner

/// Takes down how far a search has come, a few hundred times at most.
@MainActor
final class SpeedWatch {
    private static let limit = 400

    private let begin = ContinuousClock.now
    /// The least time between two samples; twice as long whenever there are too many.
    private var interval = Duration.milliseconds(250)
    private(set) var samples: [SpeedSample] = []

    func take(_ progress: SearchProgress, at moment: ContinuousClock.Instant) {
        guard case .searching = progress.phase else { return }
        let seconds = (moment - begin) / .seconds(1)
        if let last = samples.last, seconds - last.seconds < interval / .seconds(1) { return }
        samples.append(SpeedSample(seconds: seconds, scriptCount: progress.runCount))
        guard samples.count > Self.limit else { return }
        samples = samples.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        interval *= 2
    }
}
