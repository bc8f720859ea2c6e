import TransitionCore

extension UIViewController {
    /// The controller that this one, or the container it stands in, presents; set when `present` returns (ledger 1.2).
    public var presentedViewController: UIViewController? {
        heldPresentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one or the container it stands in.
    public var presentingViewController: UIViewController? {
        shownBy?.presenter ?? parent?.presentingViewController
    }

    /// The presentation by this controller or by one inside it.
    var presentationInside: (any Presentation)? {
        if let heldPresentation { return heldPresentation }
        for child in children {
            if let found = child.presentationInside { return found }
        }
        return nil
    }

    /// The same among what is shown: a tab or a page of a stack that is not seen hides what it presents in its context.
    var shownPresentationInside: (any Presentation)? {
        if let heldPresentation { return heldPresentation }
        if let shownController { return shownController.shownPresentationInside }
        for child in children {
            if let found = child.shownPresentationInside { return found }
        }
        return nil
    }

    /// The presentation in this controller's own context, once it has a container.
    private var contextPresentation: (any Presentation)? {
        guard let heldPresentation, heldPresentation.style.staysInContext, heldPresentation.containerOfViews != nil,
            parent != nil
        else {
            return nil
        }
        return heldPresentation
    }

    /// What stands in the controller's place in its container: its view, or what a presentation in its context has put
    /// there instead (ledger 2.1).
    var viewInPlace: UIView? {
        guard let contextPresentation, contextPresentation.removesPresenter else { return view }
        let container = contextPresentation.containerOfViews
        if let superview = viewIfLoaded?.superview, superview !== container { return view }
        return container
    }

    /// The same of a controller that has its view.
    var viewInPlaceIfLoaded: UIView? { isViewLoaded ? viewInPlace : nil }

    /// Who comes and goes with that place: the controller, what it presents in its context, or both.
    var occupants: [UIViewController] {
        guard let contextPresentation else { return [self] }
        let presented = contextPresentation.presented.occupants
        let isCovered = contextPresentation.removesPresenter && appearance.state == .disappeared
        return isCovered && viewInPlace !== viewIfLoaded ? presented : [self] + presented
    }

    /// Those of them whom a change of the place is told: nobody appears who is being dismissed from it meanwhile, since
    /// nothing would tell it to disappear again.
    func occupants(toldToAppear isAppearing: Bool) -> [UIViewController] {
        isAppearing ? occupants.filter { $0 === self || !$0.isBeingDismissed } : occupants
    }

    /// The nearest controller that defines a presentation context, from this one outwards; else the outermost.
    var presentationContext: UIViewController {
        var candidate = self
        while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
        return candidate
    }
}

// Overridable as in UIKit: apps refuse or reroute presentations in their own `present` and `dismiss`.
extension UIViewController {
    func requestPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let world = World.current, !World.isFrozen else { return }
        world.transitionsAround?.present(
            controller, from: self, in: world, animated: animated && world.mayAnimateModally, completion: completion)
    }

    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let world = World.current, !World.isFrozen else { return }
        world.transitionsAround?.dismiss(
            self, in: world, animated: animated && world.mayAnimateModally, completion: completion)
    }
}

extension World {
    /// With animations turned off nothing is animated (ledger 6.9).
    fileprivate var mayAnimateModally: Bool { animations.areAnimationsEnabled && !makesRequestsUnanimated }
}
