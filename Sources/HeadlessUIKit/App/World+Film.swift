import TransitionCore

/// What is seen of running transitions around each turn. It looks on, and changes nothing.
extension World {
    /// Takes what is seen before a turn.
    func filmBeforeTurn() {
        guard filmsTransitions, !World.isFrozen, !transitions.open.isEmpty else { return }
        let film = self.film
        find(film)
        if !film.views.isEmpty { take(film.views) }
    }

    /// Takes what the turn has made of it.
    func filmAfterTurn() {
        defer { hasMovedFinger = false }
        guard filmsTransitions, !World.isFrozen else { return }
        let film = self.film
        guard !transitions.open.isEmpty || !film.views.isEmpty else { return }
        swap(&film.views, &film.earlier)
        find(film)
        for view in film.earlier { film.views.appendIfNew(view) }
        if !film.views.isEmpty { take(film.views) }
        film.letGo()
        if transitions.open.isEmpty { views.followed.removeAll() }
    }

    /// Finds the views of running transitions, and of those that ran beside them: out of the picture is not out of
    /// sight.
    private func find(_ film: Film) {
        film.views.removeAll(keepingCapacity: true)
        views.followed.append(to: &film.views)
        for transition in transitions.open where transition.phase == .running {
            film.add(transition.from.viewIfLoaded, in: self)
            film.add(transition.to.viewIfLoaded, in: self)
            // UIKit's own dimming comes and goes as UIKit has it.
            for view in transition.containerView.children where !(view is DimmingView) { film.views.appendIfNew(view) }
        }
    }

    private func take(_ views: [UIView]) {
        let eventCount = recorder.trace.events.count
        if let last = recorder.trace.film.last, last.eventCount == eventCount, last.time.frame == frame { return }
        // Loops, where closures would have their isolation checked at each call.
        var looks: [FilmedLook] = []
        looks.reserveCapacity(views.count)
        for view in views {
            if let look = FilmedLook(of: view) { looks.append(look) }
        }
        var (seen, coveredViews): ([ShownView], [ObjectID]) = ([], [])
        seen.reserveCapacity(looks.count)
        for look in looks {
            // The widest in front counts for all: what two cover together is rarely more.
            var covered = 0.0
            for other in looks where other.cover > 0 { covered = max(covered, other.areaCovered(of: look)) }
            let area = Double(look.frame.width * look.frame.height)
            guard area - covered >= 1 else {
                coveredViews.append(look.view.objectID)
                continue
            }
            seen.append(
                ShownView(id: look.view.objectID, frame: Rectangle(look.frame), alpha: look.alpha, area: area - covered)
            )
        }
        recorder.trace.film.append(
            ShownFrame(
                time: VirtualTime(frame: frame), eventCount: eventCount, views: seen, isByHand: hasMovedFinger,
                covered: coveredViews))
    }
}

/// What the film of a world's transitions has to look at again.
@MainActor
final class Film: WorldPart {
    static let slot = WorldSlot.film

    /// The views to look at now. Between turns there are none, and the arrays are kept for their memory: nobody lives
    /// on for being looked at.
    @exclusivity(unchecked) var views: [UIView] = []
    /// Those that there were before the turn: what it takes away is looked at once more.
    @exclusivity(unchecked) var earlier: [UIView] = []

    func letGo() {
        views.removeAll(keepingCapacity: true)
        earlier.removeAll(keepingCapacity: true)
    }

    func add(_ view: UIView?, in world: World) {
        guard let view else { return }
        world.views.followed.follow(view)
        views.appendIfNew(view)
    }
}

extension World {
    private var film: Film { part(Film.self) }
}

/// How a view looks through all animations.
@MainActor
private struct FilmedLook {
    let view: UIView
    /// The part of its bounding rectangle that is inside the window, and inside all that clips or masks.
    let frame: CGRect
    let alpha: Double
    /// How much of what lies behind is lost to sight: its alpha, or nothing.
    let cover: Double

    /// Nil for a view of which nothing can be seen.
    init?(of view: UIView) {
        guard view.isInWindow, let window = view.window else { return nil }
        var (alpha, frame) = (1.0, CGRect.zero)
        var isWhole = false
        var current = view
        while true {
            let layer = current.layer
            guard !layer.isHidden else { return nil }
            let shown = layer.shownLook
            alpha *= shown.opacity
            if current === view {
                frame = shown.bounds
                isWhole = !layer.hasMask && shown.fillsItsFrame
            } else if layer.masksToBounds {
                frame = frame.overlap(with: shown.bounds)
            }
            if let mask = layer.shownMask {
                alpha *= mask.opacity
                frame = frame.overlap(with: mask.frame)
            }
            guard let superview = current.superview else { break }
            frame = frame.applying(shown.toSuperlayer)
            current = superview
        }
        guard alpha > Double(UIView.faintestAlpha) else { return nil }
        frame = frame.overlap(with: CGRect(origin: window.bounds.origin, size: window.bounds.size))
        guard !frame.isNull, frame.width >= 1, frame.height >= 1 else { return nil }
        self.view = view
        self.frame = frame
        self.alpha = alpha
        cover = isWhole ? alpha : 0
    }

    /// How much of the other one cannot be seen behind this one, in square points: half of it behind one half
    /// transparent, so that what lies behind a fade comes and goes with the fade.
    func areaCovered(of other: FilmedLook) -> Double {
        guard view !== other.view, !other.view.isDescendant(of: view) else { return 0 }
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

    /// The two that have one superview and hold the given views, or are them; the first twice if there are none.
    private static func siblings(_ first: UIView, _ second: UIView) -> (UIView, UIView) {
        var (one, other) = (first, second)
        var (depth, otherDepth) = (one.depth, other.depth)
        while one.superview !== other.superview || depth != otherDepth {
            if depth >= otherDepth {
                guard let superview = one.superview else { return (first, first) }
                one = superview
                depth -= 1
            } else {
                guard let superview = other.superview else { return (first, first) }
                other = superview
                otherDepth -= 1
            }
        }
        return (one, other)
    }
}

extension UIView {
    /// Its layer's `zPosition` through all animations.
    var shownHeight: Double {
        layer.showsModel ? layer.values.zPosition : layer.shownValue(.zPosition).number ?? 0
    }

    /// How many views hold it.
    fileprivate var depth: Int {
        var (depth, next) = (0, superview)
        while let current = next { (depth, next) = (depth + 1, current.superview) }
        return depth
    }
}

extension [UIView] {
    fileprivate mutating func appendIfNew(_ view: UIView) {
        for known in self where known === view { return }
        append(view)
    }
}
