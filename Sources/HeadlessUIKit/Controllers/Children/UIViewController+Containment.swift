import TransitionCore

extension UIViewController {
    /// Adds the link and tells the child, without asking whether another parent has it.
    func adopt(_ child: UIViewController) {
        guard !isInside(child) else { return raiseContainmentCycle(of: child) }
        child.willMove(toParent: self)
        // What the child does when it is told may have been a move of its own.
        guard !World.isFrozen, child.parent == nil, !isInside(child) else { return }
        children.append(child)
        child.parent = self
        child.containment.remove(.movingFromParent)
        child.containment.insert(.movingToParent)
    }

    /// Whether the controller is this one, or one that contains or presents it, however far out.
    func isInside(_ controller: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === controller { return true }
            let (parent, presenter) = (current.parent, current.shownBy?.presenter)
            if parent != nil, let presenter, presenter.isInside(controller) { return true }
            ancestor = parent ?? presenter
        }
        return false
    }

    /// Whether the controller is this one, or one that contains it.
    func isContained(in controller: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor, current !== controller { ancestor = current.parent }
        return ancestor != nil
    }

    /// No app survives a controller that contains itself, or the one that presents it.
    private func raiseContainmentCycle(of child: UIViewController) {
        guard let world = World.current else { return }
        world.raise(
            "NSInvalidArgumentException",
            "A view controller cannot be a child of itself or of one that it contains or presents: "
                + world.label(child),
            for: .containsItself, with: child.objectID)
    }

    /// Takes the link away; the caller tells the child, before or after its last appearance callback (C10).
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        containment.remove(.movingToParent)
        // The parent that would have ended the change is gone.
        if containment.contains(.followsParent) { endAppearanceAfterCommit() }
    }

    /// The controller among this one and its ancestors that a container holds directly.
    func ancestor(inContainer container: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = self
        while let controller = candidate, controller.parent !== container { candidate = controller.parent }
        return candidate
    }

    // MARK: Appearance that follows the parent's (ledger 10.3, 10.5)

    /// Begins the same change for the children that are shown and not in that state already.
    func beginAppearance(of shown: [UIViewController], isAppearing: Bool, animated: Bool) {
        for child in shown.flatMap({ $0.occupants(toldToAppear: isAppearing) })
        where child.appearance.mayBegin(isAppearing: isAppearing) {
            child.containment.insert(.followsParent)
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    /// Ends what was begun with the parent's change.
    func endAppearance(of followers: [UIViewController]) {
        for child in followers.flatMap({ $0.heldPresentation == nil ? [$0] : [$0] + $0.occupants })
        where child.containment.contains(.followsParent) {
            child.containment.remove(.followsParent)
            if child.appearance.isChanging { child.endAppearanceChange() }
        }
    }
}

// A child's view that enters or leaves the window by itself tells its controller (ledger 10.3): `will` at once, `did`
// after the commit, or with the parent's own if the parent is just appearing.
extension UIViewController {
    /// Called before the controller's view, somewhere in the moving tree below `top`, gets another window.
    func viewWillMove(to newWindow: UIWindow?, with top: UIView) {
        guard let world = World.current, !world.isTearingDown, isToldByWindow(newWindow, top, world) else { return }
        if newWindow != nil { enter() } else { leave() }
    }

    /// Whether nobody else tells this controller: no transition, no presentation, no window, no parent that moves too.
    private func isToldByWindow(_ newWindow: UIWindow?, _ top: UIView, _ world: World) -> Bool {
        if let parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.managesAppearanceOfChildren else {
                return false
            }
            if let view = parent.viewIfLoaded, view.isDescendant(of: top) { return false }
            return true
        }
        let isBusy = world.transitionsAround?.isUnderWay(with: self, in: world) ?? false
        guard shownBy == nil, !isBusy else { return false }
        return (newWindow ?? viewIfLoaded?.window)?.rootViewController !== self
    }

    private func enter() {
        guard appearance.state == .disappeared else { return }
        guard let parent else { return beginAndEndAfterCommit(isAppearing: true) }
        switch parent.appearance.state {
        case .appeared: beginAndEndAfterCommit(isAppearing: true)
        case .appearing: parent.beginAppearance(of: [self], isAppearing: true, animated: parent.appearance.isAnimated)
        case .disappearing, .disappeared: break
        }
    }

    private func leave() {
        guard appearance.mayBegin(isAppearing: false) else { return }
        containment.remove(.followsParent)
        beginAndEndAfterCommit(isAppearing: false)
    }

    private func beginAndEndAfterCommit(isAppearing: Bool) {
        beginAppearance(isAppearing, animated: false)
        endAppearanceAfterCommit()
    }

    private func endAppearanceAfterCommit() {
        containment.remove(.followsParent)
        guard let world = World.current else { return }
        world.commitWork.enqueue {
            if self.appearance.isChanging, !self.containment.contains(.followsParent) { self.endAppearanceChange() }
        }
    }
}

extension UIViewController {
    /// A controller's view may stand only in its parent's view (ledger 10.3); false when the world is frozen by it.
    func mayStand(in superview: UIView) -> Bool {
        guard let parent, let world = World.current, let owner = superview.nearestController, owner !== parent,
            owner !== self
        else { return true }
        world.raise(
            "UIViewControllerHierarchyInconsistency",
            "child view controller:\(world.label(self)) should have parent view controller:"
                + "\(world.label(owner)) but actual parent is:\(world.label(parent))",
            for: .misplacesChildView, with: objectID, owner.objectID, parent.objectID)
        return false
    }
}
