import UIKit

/// In what a panel differs from one that is right in everything.
struct PanelHabits: Sendable {
    enum Layout: Sendable {
        /// Once, as the presentation begins.
        case once
        /// Whenever the container lays out its subviews.
        case byContainer
        /// Once, and from then on by autoresizing masks.
        case autoresizing
        /// Once, in the middle of the screen, which flexible margins keep.
        case centred
    }

    var style = UIModalPresentationStyle.custom
    var layout = Layout.byContainer
    /// Whether the panel's view is hidden until the animator shows it.
    var isShownByAnimator = false
    /// Whether the button that closes it asks for an animation.
    var closesAnimated = true
}
