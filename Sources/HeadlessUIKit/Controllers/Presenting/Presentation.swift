import TransitionCore

/// A presentation, as far as the two controllers ask it.
@MainActor
protocol Presentation: AnyObject {
    var presenter: UIViewController { get }
    var presented: UIViewController { get }
    var controller: UIPresentationController { get }
    var style: PresentationStyle { get }
    /// Whether the presenter's view leaves the window.
    var removesPresenter: Bool { get }
    /// What holds the presented view; nil before the start and after the end.
    var containerOfViews: UIView? { get }
    /// Where UIKit took the presenter's view from; nil for a presenter that stays.
    var homeOfPresenter: UIView? { get }
    /// At which height a sheet stands; nil for what is no sheet.
    var detent: Int? { get }
    /// Adapts anew when the room has changed.
    func adaptAgain(to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?)
}

/// What happens to the controllers of a world beyond them, as far as they ask it.
@MainActor
protocol TransitionsAround {
    /// The coordinator of the transition that the controller itself takes part in.
    func coordinator(for controller: UIViewController, in world: World) -> (any UIViewControllerTransitionCoordinator)?
    /// The coordinator of a change of the window's size.
    func coordinatorOfSizeChange(in world: World) -> (any UIViewControllerTransitionCoordinator)?
    /// Whether an open transition leads from the controller or to it.
    func isUnderWay(with controller: UIViewController, in world: World) -> Bool
    /// Asks for a presentation.
    func present(
        _ controller: UIViewController, from source: UIViewController, in world: World, animated: Bool,
        completion: (() -> Void)?)
    /// Asks for a dismissal.
    func dismiss(_ receiver: UIViewController, in world: World, animated: Bool, completion: (() -> Void)?)
}

/// A drag that takes a controller away again.
@MainActor
protocol DismissalDrag: AnyObject {
    /// Takes drags from now on: the controller has been shown.
    func install()
    func remove()
}
