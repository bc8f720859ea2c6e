import TransitionRunner
import UIKit

// Cards that are seen for a moment where they do not belong, and others that only come close to it.
extension TransitionScene {
    /// Is put back where it was when it has slid out, and goes away a moment later.
    public static let cardFlashesOut = card("planted-nothing-flashes") {
        $0.completes = { $0.completeLate() }
    }

    /// Does so, too, but cannot be seen by then.
    public static let cardFadedBeforeItsEnd = card("unusual-card-faded-before-its-end") {
        $0.ends = { if !$0.isPresentation, !$0.wasCancelled { $0.card.view.alpha = 0 } }
        $0.completes = { $0.completeLate() }
    }

    /// Stays where it has slid in, before UIKit hears of it.
    public static let cardPresentedLate = card("unusual-card-presented-late") {
        $0.completes = { course in
            if course.isPresentation, !course.wasCancelled {
                course.completeLate()
            } else {
                course.context.completeTransition(!course.wasCancelled)
            }
        }
    }

    /// Crosses the screen in three frames.
    public static let cardInAFlash = card("unusual-card-in-a-flash") { $0.duration = 0.05 }
}

extension CardCourse {
    /// Tells UIKit of the end some frames after it.
    fileprivate func completeLate() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { self.context.completeTransition(!self.wasCancelled) }
    }
}
