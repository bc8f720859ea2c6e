extension UIView {
    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        guard !World.isFrozen else { return }
        awaitsConstraintUpdate = true
        noteConstraints()
        markForLayout()
    }

    public func needsUpdateConstraints() -> Bool { awaitsConstraintUpdate && holdsConstraints }

    /// Updates the constraints of the view and what is in it now, innermost first.
    public func updateConstraintsIfNeeded() {
        guard !World.isFrozen, holdsConstraints else { return }
        updateConstraintTree()
    }

    private func updateConstraintTree() {
        for child in children { child.updateConstraintTree() }
        guard awaitsConstraintUpdate else { return }
        awaitsConstraintUpdate = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    /// Solves anew if anything changed since the last time, and asks the superviews of what moves for layout.
    func solveConstraints() {
        let root = rootView
        guard let engine = root.constraintState?.engine else { return }
        if engine.awaitsUpdates {
            engine.awaitsUpdates = false
            root.updateConstraintTree()
        }
        engine.update(root)
    }

    /// Lays out again while layout changes what the constraints depend on, as text of several lines does.
    func layOutUntilSettled() {
        // Two passes settle text; the limit is for what never settles.
        let passLimit = 8
        for _ in 0..<passLimit {
            guard !World.isFrozen else { return }
            solveConstraints()
            layOutTree()
            guard rootView.constraintState?.engine?.isDirty == true else { return }
        }
    }
}
