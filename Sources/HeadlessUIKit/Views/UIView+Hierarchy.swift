import TransitionCore

extension UIView {
    /// The outermost superview, or the view itself.
    var rootView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Puts a view at an index among the subviews; a subview of this view only changes its index.
    func insert(_ view: UIView, at index: Int) {
        guard !World.isFrozen, isLegal(view) else { return }
        if view.superview === self { return move(view, to: index) }
        let (oldWindow, newWindow) = (view.window, window)
        let windowChanges = oldWindow !== newWindow
        view.willMove(toSuperview: self)
        if windowChanges { view.announceMove(to: newWindow, with: view) }
        view.leaveSuperview()
        // Those who were told of the move may have moved this view into the other.
        guard !isDescendant(of: view) else { return raiseCycle(of: view) }
        if World.nestsViewLayers { view.layer.removeFromSuperlayer() }
        children.insert(view, at: min(max(index, 0), children.count))
        view.superview = self
        if view.holdsConstraints { view.constraintsJoin(self) }
        if view.hearsOfSafeArea { view.hasMovedIntoSafeArea() }
        World.current?.recordMove(of: view, to: self)
        if windowChanges { view.noteMoved(to: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        markForLayout()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view === sibling, view.superview === self { return }
        if view.superview === self, !World.isFrozen {
            // Its own index must not shift that of the sibling.
            children.removeFirst(identicalTo: view)
            let index = children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count
            children.insert(view, at: index)
            return
        }
        insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count)
    }

    func move(_ view: UIView, to index: Int) {
        guard !World.isFrozen, let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        children.insert(view, at: min(max(index, 0), children.count))
    }

    /// Takes the view out of its superview.
    func detach() {
        guard !World.isFrozen, superview != nil else { return }
        let leavesWindow = isInWindow
        willMove(toSuperview: nil)
        if leavesWindow { announceMove(to: nil, with: self) }
        leaveSuperview()
        if leavesWindow { noteMoved(to: nil) }
        didMoveToSuperview()
    }

    private func leaveSuperview() {
        superview?.willRemoveSubview(self)
        // The superview that was told may have moved it on.
        guard let old = superview else { return }
        old.children.removeFirst(identicalTo: self)
        superview = nil
        if old.holdsConstraints { constraintsLeave(old) }
        old.markForLayout()
        World.current?.recordRemoval(of: self, from: old)
    }

    /// A view that would contain itself raises.
    private func isLegal(_ view: UIView) -> Bool {
        guard isDescendant(of: view) || hasLayer(inside: view) else { return view.owner?.mayStand(in: self) ?? true }
        raiseCycle(of: view)
        return false
    }

    private func raiseCycle(of view: UIView) {
        guard let world = World.current else { return }
        if view === self {
            world.raise("NSInvalidArgumentException", "Can't add self as subview", for: .addsViewToItself)
        } else {
            world.raise(
                "CALayerInvalid",
                "The layer of \(world.recorder.trace.label(view.objectID)) is a part of cycle in its layer tree",
                for: .closesLayerCycle, with: view.objectID)
        }
    }

    /// Whether layers that were added by hand put this view inside the other, though it is no subview of it.
    private func hasLayer(inside view: UIView) -> Bool {
        guard World.nestsViewLayers else { return false }
        return layer.isDescendant(of: view.layer)
    }

    private func announceMove(to newWindow: UIWindow?, with top: UIView) {
        owner?.viewWillMove(to: newWindow, with: top)
        willMove(toWindow: newWindow)
        for child in children { child.announceMove(to: newWindow, with: top) }
    }

    private func noteMoved(to newWindow: UIWindow?) {
        keepWindow(newWindow)
        if newWindow == nil, let world = World.current { loseFocus(in: world) }
        if newWindow == nil, !layer.animations.isEmpty { World.current?.animations.needsCommit = true }
        if newWindow != nil, let world = World.current {
            if needsLayout { world.views.needingLayout.append(self) }
            if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
            for animation in layer.animations { animation.resolveBegin(in: world) }
        }
        didMoveToWindow()
        for child in children { child.noteMoved(to: newWindow) }
    }
}

extension UIView {
    /// Whether only the app's code puts views here: a list and a control fill themselves.
    fileprivate var isFilledByHand: Bool {
        owner != nil ? asScrollView == nil : type(of: self) == UIView.self
    }
}

extension World {
    fileprivate func recordMove(of view: UIView, to superview: UIView) {
        record(.viewAdded(view: view.objectID, superview: superview.objectID, during: openTransitions.current))
        guard openTransitions.current != nil else { return }
        noteSuperview(of: view, superview)
    }

    private func noteSuperview(of view: UIView, _ superview: UIView) {
        guard view.owner == nil, superview.isFilledByHand, superview.nearestOwner != nil else { return }
        noteSet(.superview, of: view.objectID)
    }

    fileprivate func recordRemoval(of view: UIView, from superview: UIView) {
        record(.viewRemoved(view: view.objectID, superview: superview.objectID, during: openTransitions.current))
        if openTransitions.current != nil || isTellingEnd { noteSuperview(of: view, superview) }
    }
}
