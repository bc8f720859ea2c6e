import TransitionRunner
import UIKit

// A poster whose removal under a finger UIKit hears nothing of, and others that are unusual and right.
extension TransitionScene {
    /// The poster follows the finger, but its progress is never reported.
    public static let posterSilent = poster("planted-reports-progress", PosterHabits(report: { _, _ in nil }))

    /// Reports steps of a twentieth only.
    public static let posterThrifty = poster(
        "unusual-poster-thrifty",
        PosterHabits(report: { progress, last in
            let clamped = min(max(progress, 0), 1)
            return abs(clamped - (last ?? -1)) < 0.05 ? nil : clamped
        }))

    /// Finishes as soon as it starts, so that there is no way to report.
    public static let posterDecidesAtStart = poster(
        "unusual-poster-decides-at-start", PosterHabits(decidesAtStart: true))

    /// A percent driver that is told nothing but how the drag ended.
    public static let posterDriverToldTheEnd = poster(
        "unusual-poster-driver-told-the-end", PosterHabits(usesPercentDriver: true, report: { _, _ in nil }))
}
