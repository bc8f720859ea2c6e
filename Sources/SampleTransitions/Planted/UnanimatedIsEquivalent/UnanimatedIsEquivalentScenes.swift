import TransitionRunner
import UIKit

// A panel that nobody sees without an animation, and others that are unusual and right.
extension TransitionScene {
    /// Stays hidden where no animator shows it.
    public static let panelShownByAnimator = panel(
        "planted-unanimated-is-equivalent", PanelHabits(style: .overFullScreen, isShownByAnimator: true))

    /// Dims its background beside the animation, or at once where there is none.
    public static let panelDims = panel("unusual-panel-dims", PanelHabits())

    /// Covers the screen in a style of UIKit's, with an animator of its own.
    public static let panelFades = panel("unusual-panel-fades", PanelHabits(style: .overFullScreen))

    /// Comes with an animation and goes without.
    public static let panelVanishes = panel("unusual-panel-vanishes", PanelHabits(closesAnimated: false))
}
