import TransitionCore

extension Trace {
    /// What a finger hit that did not move, by the place of its step: `UIButton in the view of CardController`.
    ///
    /// As far as the last look at the hierarchy before the step tells.
    func viewsHit(by steps: [Step]) -> [Int: String] {
        var hits: [Int: String] = [:]
        var last: Snapshot?
        for event in events {
            switch event.kind {
            case .tookSnapshot(let index): last = snapshots[index]
            case .stepBegan where steps.indices.contains(Int(event.step)):
                guard let last, let point = steps[Int(event.step)].restingPoint(in: last.windowSize) else { continue }
                hits[Int(event.step)] = last.viewHit(at: point).map { name(of: $0, in: last) }
            default: continue
            }
        }
        return hits
    }

    private func name(of view: ViewState, in snapshot: Snapshot) -> String {
        let owner = snapshot.owner(of: view).map { "the view of \(object($0).typeName)" }
        if view.controller != .none { return owner ?? label(view.id) }
        return object(view.id).typeName + (owner.map { " in \($0)" } ?? "")
    }
}

extension Snapshot {
    /// The front view at a point that takes touches.
    fileprivate func viewHit(at point: Point) -> ViewState? {
        views.indices.last { place in
            views[place].isInWindow && views[place].frame.contains(point) && takesTouches(place)
        }.map { views[$0] }
    }

    private func takesTouches(_ place: Int) -> Bool {
        var place = place
        while place >= 0 {
            let view = views[place]
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return false }
            place = view.parent
        }
        return true
    }

    /// The controller in whose view it lies.
    fileprivate func owner(of view: ViewState) -> ObjectID? {
        var view = view
        while view.controller == .none {
            guard view.parent >= 0 else { return nil }
            view = views[view.parent]
        }
        return view.controller
    }
}

extension Rectangle {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
    }
}

extension Step {
    /// Where a finger comes down that does not move; nil for other steps.
    fileprivate func restingPoint(in window: Rectangle) -> Point? {
        switch self {
        case .tap(let x, let y): Self.point(.point(x: x, y: y), in: window)
        case .pan(let pan) where pan.dx == 0 && pan.dy == 0: Self.point(pan.start, in: window)
        default: nil
        }
    }

    private static func point(_ start: TouchStart, in window: Rectangle) -> Point {
        switch start {
        case .leftEdge: return Point(x: 1, y: window.height / 2)
        case .rightEdge: return Point(x: window.width - 1, y: window.height / 2)
        case .topEdge: return Point(x: window.width / 2, y: 1)
        case .bottomEdge: return Point(x: window.width / 2, y: window.height - 1)
        case .point(let x, let y): return Point(x: window.width * Double(x) / 100, y: window.height * Double(y) / 100)
        }
    }
}
