import UIKit

/// In what a poster's removal by hand differs from one that is right in everything.
struct PosterHabits: Sendable {
    /// Whether UIKit's percent driver drives it, rather than the removal itself.
    var usesPercentDriver = false
    /// What is reported of a drag that has come to a share of the way, given the last report; nil reports nothing.
    var report: @Sendable (_ progress: CGFloat, _ last: CGFloat?) -> CGFloat? = { progress, _ in
        min(max(progress, 0), 1)
    }
    /// The share of its way that the poster goes under a finger that has gone a share of the screen.
    var follow: @Sendable (CGFloat) -> CGFloat = { $0 }
    /// Whether the drag decides as soon as the removal starts.
    var decidesAtStart = false
    /// Whether the poster is put where it belongs at once when the finger lifts.
    var skipsTheRest = false
    /// The duration of the rest, as a multiple of the whole.
    var restFactor: CGFloat = 1
}
