import TransitionCore

/// What is seen of running transitions around each turn. It looks on, and changes nothing.
extension World {
    /// Takes what is seen before a turn.
    func filmBeforeTurn() {
        guard filmsTransitions, !World.isFrozen, !transitions.open.isEmpty else { return }
        let views = viewsOfTransitions()
        guard !views.isEmpty else { return }
        film(views)
        filmedViews = views
    }

    /// Takes what the turn has made of it.
    func filmAfterTurn() {
        defer { hasMovedFinger = false }
        guard filmsTransitions, !World.isFrozen, !transitions.open.isEmpty || !filmedViews.isEmpty else { return }
        var views = viewsOfTransitions()
        for view in filmedViews where !views.contains(where: { $0 === view }) { views.append(view) }
        filmedViews = []
        if !views.isEmpty { film(views) }
        if transitions.open.isEmpty { followedViews = [] }
    }

    /// The views of running transitions, and of those that ran beside them: out of the picture is not out of sight.
    private func viewsOfTransitions() -> [UIView] {
        var views = followedViews.compactMap(\.view)
        for transition in transitions.open where transition.phase == .running {
            let own = [transition.from.viewIfLoaded, transition.to.viewIfLoaded].compactMap { $0 }
            for view in own where !followedViews.contains(where: { $0.view === view }) {
                followedViews.append(WeakView(view: view))
            }
            for view in own + transition.containerView.children where !views.contains(where: { $0 === view }) {
                views.append(view)
            }
        }
        return views
    }

    private func film(_ views: [UIView]) {
        let eventCount = recorder.trace.events.count
        if let last = recorder.trace.film.last, last.eventCount == eventCount, last.time.frame == frame { return }
        let looks = views.compactMap { FilmedLook(of: $0) }
        let seen = looks.compactMap { look -> ShownView? in
            // The widest in front counts for all: what two cover together is rarely more.
            let covered = looks.map { $0.areaCovered(of: look) }.max() ?? 0
            let area = Double(look.frame.width * look.frame.height)
            guard area - covered >= 1 else { return nil }
            return ShownView(
                id: look.view.objectID, frame: Rectangle(look.frame), alpha: look.alpha, area: area - covered)
        }
        recorder.trace.film.append(
            ShownFrame(
                time: VirtualTime(frame: frame), eventCount: eventCount, views: seen, isByHand: hasMovedFinger))
    }
}

/// A view that is followed and not kept alive.
struct WeakView {
    weak var view: UIView?
}

/// How a view looks through all animations.
@MainActor
private struct FilmedLook {
    let view: UIView
    /// The part of its bounding rectangle that is inside the window, and inside all that clips.
    let frame: CGRect
    let alpha: Double
    /// How much of what lies behind is lost to sight: its alpha, or nothing.
    private let cover: Double

    /// Nil for a view of which nothing can be seen.
    init?(of view: UIView) {
        guard view.isInWindow, let window = view.window else { return nil }
        var layers: [(values: LayerValues, clips: Bool)] = []
        var alpha = 1.0
        var next: UIView? = view
        while let current = next {
            let layer = current.layer
            guard !layer.isHidden else { return nil }
            let shown = layer.animations.isEmpty && layer.extras == nil ? layer : layer.shownLayer()
            alpha *= shown.values.opacity
            layers.append((shown.values, layer.masksToBounds))
            next = current.superview
        }
        guard alpha > Double(UIView.faintestAlpha) else { return nil }
        var frame = layers[0].values.bounds
        for index in layers.indices {
            if index > 0, layers[index].clips { frame = frame.overlap(with: layers[index].values.bounds) }
            guard index < layers.count - 1 else { break }
            frame = frame.applying(layers[index].values.toSuperlayer)
        }
        frame = frame.overlap(with: CGRect(origin: window.bounds.origin, size: window.bounds.size))
        guard !frame.isNull, frame.width >= 1, frame.height >= 1 else { return nil }
        self.view = view
        self.frame = frame
        self.alpha = alpha
        let values = layers[0].values
        // A turned view does not fill its bounding rectangle, nor does a masked one.
        let isWhole =
            (values.backgroundColor?.alpha ?? 0) > 0.99 && values.affine.b == 0 && values.affine.c == 0
            && values.matrix == nil && !view.layer.hasMask && values.cornerRadius == 0
        cover = isWhole ? alpha : 0
    }

    /// How much of the other one cannot be seen behind this one, in square points: half of it behind one half
    /// transparent, so that what lies behind a fade comes and goes with the fade.
    func areaCovered(of other: FilmedLook) -> Double {
        guard cover > 0, view !== other.view, !other.view.isDescendant(of: view) else { return 0 }
        let common = frame.overlap(with: other.frame)
        guard !common.isNull, common.width > 0, common.height > 0, isInFront(of: other) else { return 0 }
        return Double(common.width * common.height) * cover
    }

    private func isInFront(of other: FilmedLook) -> Bool {
        let (mine, theirs) = Self.siblings(view, other.view)
        guard let superview = mine.superview, mine !== theirs else { return false }
        let (height, otherHeight) = (mine.shownHeight, theirs.shownHeight)
        guard height == otherHeight else { return height > otherHeight }
        // Of siblings of one height the later one is in front.
        for child in superview.children.reversed() {
            if child === mine { return true }
            if child === theirs { return false }
        }
        return false
    }

    /// The two that have one superview and hold the given views, or are them.
    private static func siblings(_ first: UIView, _ second: UIView) -> (UIView, UIView) {
        if first.superview === second.superview { return (first, second) }
        let (ways, otherWays) = (wayDown(to: first), wayDown(to: second))
        for (one, other) in zip(ways, otherWays) where one !== other { return (one, other) }
        return (first, first)
    }

    /// From the window to a view.
    private static func wayDown(to view: UIView) -> [UIView] {
        var way = [view]
        while let next = way[way.count - 1].superview { way.append(next) }
        return way.reversed()
    }
}

extension UIView {
    /// Its layer's `zPosition` through all animations.
    fileprivate var shownHeight: Double {
        layer.animations.isEmpty && layer.extras == nil
            ? layer.values.zPosition : layer.shownLayer().values.zPosition
    }
}
