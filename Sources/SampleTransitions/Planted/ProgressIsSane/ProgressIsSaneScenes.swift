import TransitionRunner
import UIKit

// Posters whose progress is no fraction of the way, or that jump, and others that are unusual and right.
extension TransitionScene {
    /// Reports what the finger does, also above its start and below the screen.
    public static let posterUnclamped = poster(
        "planted-progress-is-sane", PosterHabits(report: { progress, _ in progress }))

    /// Is put where it belongs at once when the finger lifts.
    public static let posterSkipsTheRest = poster("planted-jump", PosterHabits(skipsTheRest: true))

    /// Tells a percent driver what the finger does, which clamps it.
    public static let posterClampedByDriver = poster(
        "unusual-poster-clamped-by-driver", PosterHabits(usesPercentDriver: true, report: { progress, _ in progress }))

    /// Takes two seconds and more for the rest of the way.
    public static let posterSlow = poster("unusual-poster-slow", PosterHabits(restFactor: 8))

    /// Follows the finger on a rubber band, and so lags behind what it reports.
    public static let posterOnRubberBand = poster(
        "unusual-poster-on-rubber-band", PosterHabits(follow: { $0 > 0 ? $0 / (1 + $0) : 0 }))
}
