import TransitionCore

/// What touches at rest reach, read from one snapshot; places are indices of `Snapshot.views`.
struct TouchReading {
    let snapshot: Snapshot
    /// The controller that the user sees: in a stack or tabs on top of everything, the one that is shown.
    let top: ControllerState
    /// The place of its view.
    let place: Int
    private let end: Int

    /// Nil when no touches were tried, or when the top's view is not in the window.
    init?(_ snapshot: Snapshot) {
        guard !snapshot.hits.isEmpty, let last = snapshot.presentationChain.last,
            var top = snapshot.controller(last)
        else { return nil }
        while top.selected != .none, let shown = snapshot.controller(top.selected) { top = shown }
        guard let place = snapshot.place(of: top.view), snapshot.views[place].isInWindow else { return nil }
        self.snapshot = snapshot
        self.top = top
        self.place = place
        end = snapshot.subtreeEnd(of: place)
    }

    /// Whether a finger at that point of the grid reaches the top's view or what is in it.
    func reachesTop(at point: Int) -> Bool {
        guard let hit = snapshot.place(of: snapshot.hits[point]) else { return false }
        return place <= hit && hit < end
    }

    /// The places of the view at `place` and of all its superviews, outwards.
    func path(from place: Int) -> [Int] {
        var path: [Int] = []
        var next = place
        while next >= 0 {
            path.append(next)
            next = snapshot.views[next].parent
        }
        return path
    }

    /// The outermost view that takes a touch at that point instead of the top, and does not hold the top itself.
    func stranger(at point: Int) -> ViewState? {
        guard let hit = snapshot.place(of: snapshot.hits[point]) else { return nil }
        let own = path(from: place)
        return path(from: hit).last { !own.contains($0) }.map { snapshot.views[$0] }
    }
}
