/// What few controllers have; made when it is first set.
@MainActor
final class ControllerRareState {
    /// What bars show of it.
    var barItems: ControllerBarItems?
    /// What the parent replaces of the traits.
    var overrideTraits: UITraitCollection?
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The presentation controller that was asked for before there is a presentation.
    var plannedController: UIPresentationController?
    /// How UIKit itself shows it, and the drag that takes it away again.
    var preferredTransition: AnyObject?
    var zoomDismissal: (any DismissalDrag)?
    /// What the controller was made from.
    var storyboard: (any SegueSource)?
    var storyboardIdentifier: String?
    /// Makes the view and connects its outlets, in place of a plain one.
    var viewLoader: ((UIViewController) -> Void)?
    /// What the scene has beside the views.
    var keptObjects: [AnyObject] = []
    /// The scroll view that bars follow, by edge.
    var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []
    /// What is shown in place of content.
    var unavailableContent: Any?
    var isEditing = false
    var editButtonItem: UIBarButtonItem?
    /// Whether UIKit itself was once told to keep scroll views clear of bars.
    var adjustsScrollViewInsets = true
}

extension UIViewController {
    var rareState: ControllerRareState {
        if let existingRareState { return existingRareState }
        let made = ControllerRareState()
        existingRareState = made
        return made
    }

    /// Overrides light or dark for this controller and what it contains.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { existingRareState?.overrideUserInterfaceStyle ?? .unspecified }
        set {
            guard !World.isFrozen, newValue != overrideUserInterfaceStyle else { return }
            let previous = traitCollection
            rareState.overrideUserInterfaceStyle = newValue
            if isViewLoaded { noteTraitChange(from: previous) }
        }
    }
}
