import TransitionCore

extension World {
    fileprivate func place(of view: UIView, at point: CGPoint) -> TouchedView {
        var way: [TouchedView.Turn] = []
        var next = view
        var (anchor, owner) = (TouchedView.Anchor.window, UIViewController?.none)
        while true {
            if let controller = next.owningController {
                (anchor, owner) = (.view, controller)
                break
            }
            if next.isTransitionContainer, let controller = presentedController(in: next) {
                (anchor, owner) = (.container, controller)
                break
            }
            guard let superview = next.superview else { break }
            way.append(turn(to: next, in: superview))
            next = superview
        }
        let isWhole = view.isTouchedAsWhole
        return TouchedView(
            anchor: anchor, controller: owner.map(controllerWay) ?? [],
            controllerType: owner.map { TraceRecorder.name(of: type(of: $0)) } ?? "", way: way.reversed(),
            typeName: TraceRecorder.name(of: type(of: view)), label: view.shownText,
            isControl: view is UIControl,
            x: isWhole ? 50 : Self.percent(point.x - view.bounds.minX, of: view.bounds.width),
            y: isWhole ? 50 : Self.percent(point.y - view.bounds.minY, of: view.bounds.height))
    }

    private static func percent(_ way: CGFloat, of length: CGFloat) -> Int {
        length > 0 ? Int(bounding: (way / length * 100).rounded()) : 50
    }

    private func presentedController(in container: UIView) -> UIViewController? {
        presentationChain.first { $0.ownPresentation?.container === container }
    }

    private func turn(to view: UIView, in superview: UIView) -> TouchedView.Turn {
        if let cell = view as? UITableViewCell, let path = (superview as? UITableView)?.indexPath(for: cell) {
            return .cell(section: path.section, item: path.item)
        }
        if let cell = view as? UICollectionViewCell, let list = superview as? UICollectionView,
            let path = list.indexPath(for: cell)
        {
            return .cell(section: path.section, item: path.item)
        }
        return .child(superview.subviews.firstIndex { $0 === view } ?? 0)
    }

    /// The place in the chain, then those among the children.
    fileprivate func controllerWay(_ controller: UIViewController) -> [Int] {
        var way: [Int] = []
        var next = controller
        while let parent = next.parent {
            way.append(parent.children.firstIndex { $0 === next } ?? 0)
            next = parent
        }
        way.append(presentationChain.firstIndex { $0 === next } ?? 0)
        return way.reversed()
    }
}

/// Finds the places that fingers hit, in the terms of controllers and lists.
struct HierarchyViews: TouchedViews {
    func place(of view: UIView, at point: CGPoint, in world: World) -> TouchedView {
        world.place(of: view, at: point)
    }

    func pages(around view: UIView) -> [ObjectID] {
        sequence(first: view.nearestController) { $0?.parent }.prefix { $0 != nil }.compactMap { $0?.objectID }
    }
}

extension HeadlessApp {
    /// Where in the window a finger hits what a finger hit in another world of the scene; nil if it is not there, or
    /// covered. A list is scrolled to a cell that is out of sight.
    public func point(of place: TouchedView) -> CGPoint? {
        view(at: place).flatMap { point(in: $0, of: place) }
    }

    /// The same on a page of the same class beside the one that was hit, for what their container hears all the same.
    public func pointBeside(_ place: TouchedView) -> CGPoint? {
        guard place.anchor == .view, place.controller.count > 1 else { return nil }
        let pages = world.liveControllers.filter {
            TraceRecorder.name(of: type(of: $0)) == place.controllerType && $0.viewIfLoaded?.isInWindow == true
                && world.controllerWay($0).dropLast() == place.controller.dropLast()
        }
        return pages.lazy.compactMap { page in
            page.viewIfLoaded.flatMap { self.view(at: place, from: $0) }.flatMap { self.point(in: $0, of: place) }
        }.first
    }

    private func point(in view: UIView, of place: TouchedView) -> CGPoint? {
        let ways = [5, 20, 50, 80, 95]
        var inside: CGPoint?
        for (x, y) in [(place.x, place.y), (50, 50)] + ways.flatMap({ x in ways.map { y in (x, y) } }) {
            let inWindow = view.convert(
                CGPoint(
                    x: view.bounds.minX + view.bounds.width * CGFloat(x) / 100,
                    y: view.bounds.minY + view.bounds.height * CGFloat(y) / 100), to: nil)
            let origin = view.window?.frame.origin ?? .zero
            let point = CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
            guard window.bounds.contains(point), let hit = world.hit(at: point)?.view else { continue }
            if hit === view { return point }
            // What lies in a list may have moved: at the very same place it counts as well.
            if x == place.x, y == place.y, isHeardAlike(hit, in: view) { inside = point }
        }
        return inside
    }

    /// Whether nobody else hears of a finger on one view than of one on another in which it lies: neither a control nor
    /// a recognizer of the app's, which would do what was not done there.
    private func isHeardAlike(_ hit: UIView, in view: UIView) -> Bool {
        guard hit.isDescendant(of: view) else { return false }
        var inner = hit
        while inner !== view, let outer = inner.superview {
            let recognizers = inner.gestureRecognizers ?? []
            let isHeardOfInside = recognizers.contains { ($0 as? UIPanGestureRecognizer)?.isBuiltIn != true }
            if inner is UIControl || isHeardOfInside { return false }
            inner = outer
        }
        return true
    }

    /// Whether a finger at a point of the window hits the same as a finger in another world of the scene.
    public func hits(_ place: TouchedView, at point: CGPoint) -> Bool {
        guard let (view, window) = world.hit(at: point) else { return false }
        let origin = window.frame.origin
        let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let found = world.place(of: view, at: view.convert(inside, from: nil))
        return found.anchor == place.anchor && found.controller == place.controller
            && found.controllerType == place.controllerType && view.isLike(place)
    }

    private func view(at place: TouchedView) -> UIView? {
        start(of: place).flatMap { view(at: place, from: $0) }
    }

    private func view(at place: TouchedView, from start: UIView) -> UIView? {
        if let found = follow(place.way, from: start), found.isLike(place) { return found }
        return start.firstDescendant { $0.isLike(place) }
    }

    private func start(of place: TouchedView) -> UIView? {
        guard place.anchor != .window else { return window }
        guard let controller = controller(at: place) else { return nil }
        return place.anchor == .view ? controller.viewIfLoaded : controller.ownPresentation?.container
    }

    private func controller(at place: TouchedView) -> UIViewController? {
        let chain = world.presentationChain
        guard let first = place.controller.first, chain.indices.contains(first) else { return nil }
        var found: UIViewController? = chain[first]
        for child in place.controller.dropFirst() {
            found = found.flatMap { $0.children.indices.contains(child) ? $0.children[child] : nil }
        }
        if let found, TraceRecorder.name(of: type(of: found)) == place.controllerType { return found }
        let others = world.liveControllers.filter {
            TraceRecorder.name(of: type(of: $0)) == place.controllerType && $0.viewIfLoaded?.isInWindow == true
        }
        return others.count == 1 ? others[0] : nil
    }

    private func follow(_ way: [TouchedView.Turn], from start: UIView) -> UIView? {
        var next = start
        for turn in way {
            switch turn {
            case .child(let place):
                guard next.subviews.indices.contains(place) else { return nil }
                next = next.subviews[place]
            case .cell(let section, let item):
                guard let cell = cell(at: IndexPath(item: item, section: section), in: next) else { return nil }
                next = cell
            }
        }
        return next
    }

    private func cell(at path: IndexPath, in list: UIView) -> UIView? {
        switch list {
        case let table as UITableView:
            guard path.section < table.numberOfSections, path.item < table.numberOfRows(inSection: path.section) else {
                return nil
            }
            if let cell = table.cellForRow(at: path) { return cell }
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
            return table.cellForRow(at: path)
        case let collection as UICollectionView:
            guard path.section < collection.numberOfSections,
                path.item < collection.numberOfItems(inSection: path.section)
            else { return nil }
            if let cell = collection.cellForItem(at: path) { return cell }
            collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
            collection.layoutIfNeeded()
            return collection.cellForItem(at: path)
        default:
            return nil
        }
    }
}

extension UIView {
    fileprivate func isLike(_ place: TouchedView) -> Bool {
        TraceRecorder.name(of: type(of: self)) == place.typeName && shownText == place.label
    }

    fileprivate func firstDescendant(where fits: (UIView) -> Bool) -> UIView? {
        for subview in subviews {
            if fits(subview) { return subview }
            if let found = subview.firstDescendant(where: fits) { return found }
        }
        return nil
    }

    /// What a reader would call it by.
    var shownText: String {
        switch self {
        case let button as UIButton: button.currentTitle ?? ""
        case let label as UILabel: label.text ?? ""
        default: ""
        }
    }

    /// Whether it does the same wherever a finger hits it.
    fileprivate var isTouchedAsWhole: Bool {
        if self is UIButton || self is UITableViewCell || self is UICollectionViewCell { return true }
        return superview is UITableViewCell || superview is UICollectionViewCell
    }
}
