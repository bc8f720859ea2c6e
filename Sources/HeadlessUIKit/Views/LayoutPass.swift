extension World {
    /// How often a commit lays out again because layout asked for layout.
    private static let passLimit = 100

    /// Lays out every view of a window that asked for it, superviews first.
    func layOutViews() {
        guard hasLayoutToDo else { return }
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        var passes = 0
        for window in windows where window.needsLayout { viewsNeedingLayout.append(window) }
        for window in windows where window.holdsConstraints { window.solveConstraints() }
        while !viewsNeedingLayout.isEmpty, !World.isFrozen {
            let waiting = viewsNeedingLayout.filter { $0.needsLayout && $0.isInWindow }
            viewsNeedingLayout = []
            guard passes < Self.passLimit else { return noteEndlessLayout(waiting) }
            passes += 1
            let ordered = waiting.enumerated().map { (depth: $1.depth, order: $0, view: $1) }
                .sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
            for entry in ordered where entry.view.needsLayout && !World.isFrozen { entry.view.layOut() }
        }
    }

    private var hasLayoutToDo: Bool {
        if !viewsNeedingLayout.isEmpty { return true }
        for window in windows where window.needsLayout || window.holdsConstraints { return true }
        return false
    }

    private func noteEndlessLayout(_ views: [UIView]) {
        let labels = views.map { recorder.trace.label($0.objectID) }.joined(separator: ", ")
        noteMisuse(
            "Layout never settles: \(labels) asked for layout in each of \(Self.passLimit) passes of one turn. "
                + "Do not call setNeedsLayout() or change the bounds' size in every layoutSubviews().")
        for view in views { view.needsLayout = false }
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
