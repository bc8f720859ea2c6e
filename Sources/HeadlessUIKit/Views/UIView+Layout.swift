extension UIView {
    /// Asks for layout at the next commit; outside a window the wish waits until the view is in one.
    func markForLayout() {
        guard !World.isFrozen, !needsLayout else { return }
        needsLayout = true
        if let world = World.current, isInWindow { world.views.needingLayout.append(self) }
    }

    /// Lays out now, from the topmost superview that waits for it.
    func layOutFromTop() {
        guard !World.isFrozen else { return }
        World.current?.noteSafeAreas()
        if holdsConstraints { solveConstraints() }
        var top = self
        while let superview = top.superview, superview.needsLayout { top = superview }
        if top.holdsConstraints { top.layOutUntilSettled() } else { top.layOutTree() }
    }

    /// Lays out what the view stands in, if any of it waits for that: where the view is counts.
    func layOutAround() {
        var outermost: UIView?
        var view = superview
        while let surrounding = view {
            if surrounding.needsLayout { outermost = surrounding }
            view = surrounding.superview
        }
        outermost?.layOutFromTop()
    }

    /// Lays out this view and what is in it, if it asked for that.
    func layOutBelow() {
        guard needsLayout, !World.isFrozen else { return }
        if holdsConstraints { layOutUntilSettled() } else { layOutTree() }
    }

    /// Superviews first.
    func layOutTree() {
        if needsLayout { layOut() }
        for child in children { child.layOutTree() }
    }

    func layOut() {
        needsLayout = false
        let world = World.current
        let wasFollowing = world?.isFollowing ?? false
        world?.isFollowing = true
        defer { world?.isFollowing = wasFollowing }
        if holdsConstraints { solveConstraints() }
        if noteSafeArea() { safeAreaMayChange() }
        guard let owner else { return layOutContent() }
        owner.viewWillLayoutSubviews()
        layOutContent()
        owner.viewDidLayoutSubviews()
    }

    private func layOutContent() {
        // A layer of the plain class has nothing to add.
        if type(of: layer) == CALayer.self {
            layoutSublayers(of: layer)
        } else {
            layer.layoutSublayers()
        }
        if !layer.ownSublayers.isEmpty { layer.layOutSublayerTree() }
    }

    /// The bounds have another size: subviews follow their autoresizing masks.
    func boundsSizeChanged(from old: CGSize) {
        markForLayout()
        if isTransitionContainer { containerSizeChanged() }
        guard autoresizesSubviews else { return }
        let new = bounds.size
        let world = World.current
        let wasFollowing = world?.isFollowing ?? false
        world?.isFollowing = true
        defer { world?.isFollowing = wasFollowing }
        for child in children where !child.autoresizingMask.isEmpty {
            child.autoresize(from: old, to: new, mask: child.autoresizingMask)
        }
    }

    /// Goes where a container of UIKit's shows it: within layout or not, this is none of the app's doing.
    func place(at frame: CGRect) {
        guard self.frame != frame else { return }
        World.following { self.frame = frame }
    }

    /// Follows a change of its superview's size by a mask, which leaves a transform out (ledger 6.20).
    func autoresize(from old: CGSize, to new: CGSize, mask: AutoresizingMask) {
        let before = layer.values
        if before.isTransformed {
            let geometry = before.untransformed.resized(from: old, to: new, mask: mask)
            bounds.size = geometry.size
            center = geometry.position
        } else {
            frame = Self.resized(frame, from: old, to: new, mask: mask)
        }
        if !layer.animations.isEmpty { layer.carryAnimations(from: before, oldSize: old, newSize: new, mask: mask) }
    }

    /// Where a frame comes to by a mask when its surroundings change their size.
    static func resized(_ frame: CGRect, from old: CGSize, to new: CGSize, mask: AutoresizingMask) -> CGRect {
        let horizontal = resized(
            origin: frame.origin.x, length: frame.size.width, old: old.width, new: new.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = resized(
            origin: frame.origin.y, length: frame.size.height, old: old.height, new: new.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        return CGRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    }

    /// Shares the change among the flexible parts in proportion to what they have, or evenly when they have nothing. No
    /// length falls below zero.
    private static func resized(
        origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        let parts: [(isFlexible: Bool, size: CGFloat)] = [
            (flexible.before, origin), (flexible.length, length), (flexible.after, old - origin - length),
        ]
        let taking = parts.filter(\.isFlexible)
        guard change != 0, !taking.isEmpty else { return (origin, length) }
        let total = taking.reduce(0) { $0 + $1.size }
        func share(_ part: (isFlexible: Bool, size: CGFloat)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            return total == 0 ? change / CGFloat(taking.count) : change * part.size / total
        }
        return (origin + share(parts[0]), max(length + share(parts[1]), min(length, 0)))
    }

    /// Its own insets, else what the superview's leave inside this view.
    var effectiveSafeAreaInsets: UIEdgeInsets {
        if let heldSafeAreaInsets { return heldSafeAreaInsets }
        let inherited = inheritedSafeAreaInsets
        guard let extra = owner?.additionalSafeAreaInsets, extra != .zero else { return inherited }
        return UIEdgeInsets(
            top: inherited.top + extra.top, left: inherited.left + extra.left,
            bottom: inherited.bottom + extra.bottom, right: inherited.right + extra.right)
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsetsOfContent
        guard outer != .zero else { return .zero }
        let (frame, bounds) = (frame, superview.bounds)
        return UIEdgeInsets(
            top: Self.left(of: outer.top, after: frame.minY - bounds.minY),
            left: Self.left(of: outer.left, after: frame.minX - bounds.minX),
            bottom: Self.left(of: outer.bottom, after: bounds.maxY - frame.maxY),
            right: Self.left(of: outer.right, after: bounds.maxX - frame.maxX))
    }

    /// A view that reaches beyond its superview has the superview's own inset and no more: what is out there is covered
    /// by nothing. In steps far below a pixel, as layout would else follow the last bits of sums and never settle.
    private static func left(of inset: CGFloat, after distance: CGFloat) -> CGFloat {
        (max(0, inset - max(0, distance)) * 1024).rounded() / 1024
    }
}
