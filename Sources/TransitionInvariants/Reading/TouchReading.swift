import TransitionCore

/// What touches at rest reach, read from one snapshot; an index is one of `Snapshot.views`.
struct TouchReading {
    let snapshot: Snapshot
    /// The controller that the user sees: in a stack or tabs on top of everything, the one that is shown.
    let top: ControllerState
    /// The index of its view.
    let index: Int
    private let end: Int

    /// Nil when no touches were tried, or when the top's view is not in the window.
    init?(_ snapshot: Snapshot) {
        guard !snapshot.hits.isEmpty, let last = snapshot.presentationChain.last,
            var top = snapshot.controller(last)
        else { return nil }
        while top.selected != .none, let shown = snapshot.controller(top.selected) { top = shown }
        guard let index = snapshot.index(of: top.view), snapshot.views[index].isInWindow else { return nil }
        self.snapshot = snapshot
        self.top = top
        self.index = index
        end = snapshot.subtreeEnd(of: index)
    }

    /// Whether a finger at that point of the grid reaches the top's view or what is in it.
    func reachesTop(at point: Int) -> Bool {
        guard let hit = snapshot.index(of: snapshot.hits[point]) else { return false }
        return index <= hit && hit < end
    }

    /// The indices of the view at `index` and of all its superviews, outwards.
    func path(from index: Int) -> [Int] {
        var path: [Int] = []
        var next = index
        while next >= 0 {
            path.append(next)
            next = snapshot.views[next].parent
        }
        return path
    }

    /// The outermost view that takes a touch at that point instead of the top, and does not hold the top itself.
    func stranger(at point: Int) -> ViewState? {
        guard let hit = snapshot.index(of: snapshot.hits[point]) else { return nil }
        let own = path(from: index)
        return path(from: hit).last { !own.contains($0) }.map { snapshot.views[$0] }
    }
}
