/// Where an unwind segue ends, and how to get there.
@MainActor
struct UnwindRoute {
    let action: Selector
    let destination: UIViewController
    /// The controller around or below the source from which the destination is reached.
    let turningPoint: UIViewController
    /// The controller whose presentation goes, with all that stand on it; nil if none has to.
    let presenter: UIViewController?

    /// Searches outwards from the source, through containers and presenters: at each the children first, then itself.
    init?(from source: UIViewController, actions: [Selector], sender: Any?) {
        for action in actions {
            let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
            var next: UIViewController? = source
            var presenter: UIViewController?
            while let candidate = next, !World.isFrozen {
                if let found = Self.search(candidate, origin) {
                    (self.action, destination, turningPoint) = (action, found, candidate)
                    self.presenter = presenter
                    return
                }
                if let parent = candidate.parent {
                    next = parent
                } else {
                    next = candidate.ownPresentation?.presenter
                    if let next { presenter = next }
                }
            }
        }
        return nil
    }

    private static func search(
        _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: origin) {
            if let found = search(child, origin) { return found }
        }
        let isEnd = controller.canPerformUnwindSegueAction(
            origin.unwindAction, from: origin.source, sender: origin.sender)
        return isEnd ? controller : nil
    }

    /// Dismisses what stands above, and has every container on the way show the next controller.
    func follow(_ segue: UIStoryboardSegue) {
        presenter?.dismiss(animated: UIView.areAnimationsEnabled)
        var way: [UIViewController] = []
        var next: UIViewController? = destination
        while let controller = next, controller !== turningPoint {
            way.append(controller)
            next = controller.parent
        }
        var container = turningPoint
        for controller in way.reversed() where !World.isFrozen {
            container.unwind(for: segue, towards: controller)
            container = controller
        }
    }
}

/// UIKit's own way back.
private final class StandardUnwindSegue: UIStoryboardSegue {
    private let route: UnwindRoute

    init(identifier: String?, source: UIViewController, route: UnwindRoute) {
        self.route = route
        super.init(identifier: identifier, source: source, destination: route.destination)
    }

    override func perform() {
        if !World.isFrozen { route.follow(self) }
    }
}

extension UIViewController {
    /// Finds the end, lets this controller prepare the segue, calls the handler and performs the segue; without an end
    /// nothing happens (ledger 11.1).
    func unwind(by way: StoryboardContents.UnwindSegue, _ identifier: String, sender: Any?) {
        guard let route = UnwindRoute(from: self, actions: way.actions, sender: sender), !World.isFrozen else { return }
        let segue =
            way.make?(identifier, self, route.destination)
            ?? StandardUnwindSegue(identifier: identifier, source: self, route: route)
        prepare(for: segue, sender: sender)
        guard !World.isFrozen else { return }
        route.action.perform(on: route.destination, sender: segue)
        if !World.isFrozen { segue.perform() }
    }
}
