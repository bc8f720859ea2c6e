import TransitionRunner
import UIKit

// A panel that a rotation leaves where it was, and others that find their place in unusual ways.
extension TransitionScene {
    /// Is laid out as it comes, and never again.
    public static let panelLaidOutOnce = panel("planted-relayout-is-right", PanelHabits(layout: .once))

    /// Is laid out whenever its container is.
    public static let panelLaidOutByContainer = panel("unusual-panel-laid-out-by-container", PanelHabits())

    /// Keeps its distance from the edges by autoresizing.
    public static let panelAutoresizes = panel("unusual-panel-autoresizes", PanelHabits(layout: .autoresizing))

    /// Keeps its size in the middle of the screen by flexible margins.
    public static let panelCentred = panel("unusual-panel-centred", PanelHabits(layout: .centred))
}
