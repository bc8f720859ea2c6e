extension World {
    /// How often a commit lays out again because layout asked for layout.
    private static let passLimit = 100

    /// Lays out every view of a window that asked for it, superviews first.
    func layOutViews() {
        guard hasLayoutToDo else { return }
        awaitsSolving = false
        let wasLayingOut = isLayingOut
        let wasFollowing = isFollowing
        (isLayingOut, isFollowing) = (true, true)
        defer { (isLayingOut, isFollowing) = (wasLayingOut, wasFollowing) }
        var passes = 0
        for window in windows where window.needsLayout { views.needingLayout.append(window) }
        for window in windows where window.holdsConstraints { window.solveConstraints() }
        while hasViewsToLayOut, !World.isFrozen {
            noteSafeAreas()
            var waiting: [UIView] = []
            for view in views.needingLayout where view.needsLayout && view.isInWindow { waiting.append(view) }
            views.needingLayout = []
            guard passes < Self.passLimit else { return noteEndlessLayout(waiting) }
            passes += 1
            if !views.standIns.isEmpty { notePlacesInStandIns() }
            for index in superviewsFirst(waiting) where waiting[index].needsLayout && !World.isFrozen {
                waiting[index].layOut()
            }
            if !views.standIns.isEmpty { placeStandIns() }
        }
    }

    private func notePlacesInStandIns() {
        for standIn in views.standIns { standIn.view?.notePlaceInside() }
    }

    private func placeStandIns() {
        views.standIns.removeAll { $0.view == nil }
        for standIn in views.standIns { standIn.view?.followPlace() }
    }

    /// The indices of the views in the order of their depth, and of the array among those equally deep.
    private func superviewsFirst(_ views: [UIView]) -> [Int] {
        guard views.count > 1 else { return Array(views.indices) }
        var entries: [LayoutEntry] = []
        for index in views.indices { entries.append(LayoutEntry(depth: views[index].depth, index: index)) }
        entries.sort()
        return entries.map(\.index)
    }

    /// Whether views wait for layout, or for being told of a safe area that may ask for it.
    var hasViewsToLayOut: Bool { !views.needingLayout.isEmpty || !views.safeAreaRoots.isEmpty }

    private var hasLayoutToDo: Bool {
        if hasViewsToLayOut || awaitsSolving { return true }
        for window in windows where window.needsLayout || window.holdsConstraints { return true }
        return false
    }

    private func noteEndlessLayout(_ waiting: [UIView]) {
        let labels = waiting.map { recorder.trace.label($0.objectID) }.joined(separator: ", ")
        noteMisuse(
            "Layout never settles: \(labels) asked for layout in each of \(Self.passLimit) passes of one turn. "
                + "Do not call setNeedsLayout() or change the bounds' size in every layoutSubviews().")
        for view in waiting { view.needsLayout = false }
        for root in views.safeAreaRoots { root.awaitsSafeArea = false }
        views.safeAreaRoots = []
    }
}

/// Where a view stands in the order of layout.
private struct LayoutEntry: Comparable {
    let depth: Int
    let index: Int

    static func < (left: LayoutEntry, right: LayoutEntry) -> Bool {
        left.depth == right.depth ? left.index < right.index : left.depth < right.depth
    }
}

extension UIView {
    fileprivate var depth: Int {
        var count = 0
        var view = self
        while let superview = view.superview {
            count += 1
            view = superview
        }
        return count
    }
}
