extension UIView {
    /// The active constraints that this view holds: those for which it is the nearest common container.
    public var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !World.isFrozen, constraint.owner !== self else { return }
        guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
            World.current?.raise(
                "NSGenericException",
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint.text)",
                for: .constrainsStrangers, with: constraint.first.viewID, constraint.second?.viewID ?? .none)
            return
        }
        constraint.owner?.uninstall(constraint)
        install(constraint)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// A constraint of another view stays.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard !World.isFrozen, constraint.owner === self else { return }
        uninstall(constraint)
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The constraints that move or size the view along an axis, its own and its superviews'.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var view: UIView? = self
        while let current = view {
            result += current.constraints.filter { constraint in
                constraint.firstAttribute.axis == axis && constraint.views.contains { $0 === self }
            }
            view = current.superview
        }
        return result
    }

    /// Whether layout does not follow from the constraints alone. The model does not tell: false.
    public var hasAmbiguousLayout: Bool { false }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard !World.isFrozen, layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        madeConstraintState.guides.append(layoutGuide)
    }

    /// Constraints with the guide go with it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard !World.isFrozen, layoutGuide.owningView === self else { return }
        dropConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
        constraintState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    public var safeAreaLayoutGuide: UILayoutGuide { madeConstraintState.safeAreaGuide }
    public var layoutMarginsGuide: UILayoutGuide { madeConstraintState.marginsGuide }
    public var readableContentGuide: UILayoutGuide { madeConstraintState.readableGuide }

    // MARK: Priorities

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.hugging[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard !World.isFrozen, priority != contentHuggingPriority(for: axis) else { return }
        madeConstraintState.hugging[axis] = priority
        noteContentSizeChange()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard !World.isFrozen, priority != contentCompressionResistancePriority(for: axis) else { return }
        madeConstraintState.resistance[axis] = priority
        noteContentSizeChange()
    }
}

// The bookkeeping: which trees have constraints, and when their solution is out of date.
extension UIView {
    var madeConstraintState: ConstraintState {
        if let constraintState { return constraintState }
        let made = ConstraintState(view: self)
        constraintState = made
        return made
    }

    func install(_ constraint: NSLayoutConstraint) {
        madeConstraintState.constraints.append(constraint)
        constraint.owner = self
        noteConstraints()
        // Whoever contains one of the views is to place it.
        for view in constraint.views where view !== self { view.superview?.markHolding() }
        noteChange(of: constraint)
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        constraintState?.constraints.removeAll { $0 === constraint }
        constraint.owner = nil
        constraint.isBroken = false
        noteChange(of: constraint)
    }

    /// What moves by it, if anything does, is laid out again once the constraints are solved.
    func noteChange(of constraint: NSLayoutConstraint) {
        rootView.noteUnsolvedConstraints()
    }

    /// The tree below this outermost view is to be solved anew, at the next commit if not before.
    private func noteUnsolvedConstraints() {
        World.effectCount += 1
        constraintState?.engine?.isDirty = true
        if self is UIWindow { World.current?.awaitsSolving = true }
    }

    /// Marks the way up to the outermost view, so that layout knows where constraints are.
    func noteConstraints() {
        markHolding()
        let (root, state) = (rootView, rootView.madeConstraintState)
        if state.engine == nil { state.engine = LayoutEngine() }
        root.noteUnsolvedConstraints()
        state.engine?.awaitsUpdates = true
    }

    private func markHolding() {
        var view: UIView? = self
        while let current = view {
            current.holdsConstraints = true
            view = current.superview
        }
    }

    /// The intrinsic size, or how much it matters, is another one.
    func noteContentSizeChange() {
        guard !World.isFrozen, !translatesAutoresizingMaskIntoConstraints else { return }
        guard let superview, superview.holdsConstraints else { return }
        rootView.noteUnsolvedConstraints()
        superview.markForLayout()
    }

    /// The view came into a tree, with the constraints inside it.
    func constraintsJoin(_ superview: UIView) {
        constraintState?.engine = nil
        superview.noteConstraints()
        superview.markForLayout()
    }

    /// The view left: constraints between it and the rest are gone (as in UIKit), those inside it stay.
    func constraintsLeave(_ old: UIView) {
        var view: UIView? = old
        while let current = view {
            current.dropConstraints { constraint in constraint.views.contains { $0.isDescendant(of: self) } }
            view = current.superview
        }
        old.rootView.constraintState?.engine?.forget()
        constraintState?.solvedFrame = nil
        if holdsConstraints { noteConstraints() }
    }

    private func dropConstraints(_ isGone: (NSLayoutConstraint) -> Bool) {
        for constraint in constraints where isGone(constraint) { uninstall(constraint) }
    }

    /// Gives each subview the frame that the constraints come to, without a change where nothing changes.
    func placeConstrainedSubviews() {
        for child in children {
            guard let frame = child.constraintState?.solvedFrame else { continue }
            if child.bounds.size != frame.size { child.bounds.size = frame.size }
            let center = child.center(in: frame)
            if child.center != center { child.center = center }
        }
    }

    /// Whether its frame is what the constraints come to. An origin is never asked: to take it from the center that was
    /// made of it gives another number in its last digits.
    func stands(in frame: CGRect) -> Bool {
        bounds.size == frame.size && center == center(in: frame)
    }

    private func center(in frame: CGRect) -> CGPoint {
        let anchor = layer.anchorPoint
        return CGPoint(x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
    }

    /// The frame without the view's own transform: what constraints speak of.
    var untransformedFrame: CGRect {
        let (size, anchor, center) = (bounds.size, layer.anchorPoint, center)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
