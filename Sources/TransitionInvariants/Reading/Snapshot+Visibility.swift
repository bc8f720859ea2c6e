import TransitionCore

/// What of a view can be seen and touched; an index is one of `Snapshot.views`.
extension Snapshot {
    /// Alpha at or below which nothing is seen and no touch arrives.
    static let faintestAlpha = 0.01
    /// Alpha from which nothing behind is seen.
    static let opaqueAlpha = 0.99
    /// The smallest side of a visible part, in points.
    static let smallestSide = 1.0

    func index(of view: ObjectID) -> Int? {
        view == .none ? nil : views.firstIndex { $0.id == view }
    }

    /// The index after the last view inside the view at `index`.
    func subtreeEnd(of index: Int) -> Int {
        var end = index + 1
        while end < views.count, views[end].parent >= index { end += 1 }
        return end
    }

    /// The alpha that is shown, through all superviews and masks; 0 when one of them is hidden.
    func shownAlpha(at index: Int) -> Double {
        var alpha = 1.0
        var next = index
        while next >= 0 {
            if views[next].isHidden { return 0 }
            alpha *= views[next].alpha * (mask(at: next)?.opacity ?? 1)
            next = views[next].parent
        }
        return alpha
    }

    /// What the view's own mask lets through; nil for a view without one.
    func mask(at index: Int) -> MaskState? {
        masks.isEmpty ? nil : masks.first { $0.viewIndex == index }
    }

    /// The part inside the window and inside all that clips or masks it; nil when less than a point is left.
    func visibleRectangle(at index: Int) -> Rectangle? {
        guard views[index].isInWindow else { return nil }
        var visible = views[index].frame.intersection(windowSize)
        var next = index
        while next >= 0, let part = visible {
            if next != index, views[next].clipsToBounds { visible = part.intersection(views[next].frame) }
            if let mask = mask(at: next) { visible = visible?.intersection(mask.frame) }
            next = views[next].parent
        }
        guard let visible, visible.width >= Self.smallestSide, visible.height >= Self.smallestSide else { return nil }
        return visible
    }

    /// Whether a part of the view alone is on screen, whatever lies over it.
    func isShown(at index: Int) -> Bool {
        visibleRectangle(at: index) != nil && shownAlpha(at: index) > Self.faintestAlpha
    }

    /// The first opaque view in front of the view at `index` that covers all that could be seen of it.
    func coveringView(of index: Int) -> Int? {
        guard let visible = visibleRectangle(at: index) else { return nil }
        for other in subtreeEnd(of: index)..<views.count {
            guard views[other].backgroundAlpha >= Self.opaqueAlpha, let front = visibleRectangle(at: other),
                front.covers(visible), shownAlpha(at: other) >= Self.opaqueAlpha
            else { continue }
            return other
        }
        return nil
    }

    /// For each view, whether it is or lies inside the view of a controller that is on screen or a child of one.
    ///
    /// What lies in a stack's or a tab bar's container beside the views of its pages is not: a transition put it there.
    func liveViews() -> [Bool] {
        var live = presentationChain
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for controller in controllers
            where controller.parent != .none && live.contains(controller.parent) && !live.contains(controller.id) {
                live.append(controller.id)
                isGrowing = true
            }
        }
        var isLive = [Bool](repeating: false, count: views.count)
        for index in views.indices {
            let view = views[index]
            isLive[index] =
                (view.controller != .none && live.contains(view.controller))
                || (view.parent >= 0 && isLive[view.parent] && views[view.parent].role != .transitionContainer)
        }
        return isLive
    }
}

extension MaskState {
    /// Whether it lets nothing through of what stands at `frame`.
    func hides(_ frame: Rectangle) -> Bool {
        guard opacity > Snapshot.faintestAlpha, let shown = self.frame.intersection(frame) else { return true }
        return shown.width < Snapshot.smallestSide || shown.height < Snapshot.smallestSide
    }
}
