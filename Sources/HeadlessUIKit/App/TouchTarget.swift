/// A place where a finger can do something: what the views on screen offer by themselves.
public struct TouchTarget: Hashable, Sendable {
    public enum Gesture: UInt8, Hashable, Sendable, CaseIterable {
        /// A control, a bar's item, a tab, a cell, or a view that takes taps, presses or swipes.
        case tap
        /// A view that takes long presses, or a list's cell that has a menu.
        case press
        /// A view that is dragged or scrolled, and is not the whole screen: a drag from its middle would be no other.
        case drag
        /// A view that two fingers change.
        case pinch
    }

    public let gesture: Gesture
    /// In percent of the window's width and height, 0…100 each, as steps give points.
    public let x: Int
    public let y: Int
    /// The types of the controller and of the view: what a list offers many times is of one sort.
    public let sort: String
    /// The type of the controller whose view it is in; empty where there is none.
    public let controllerType: String
    /// The title of a tab or a control, or else the view's type.
    public let name: String
    public let kind: Kind

    public enum Kind: Hashable, Sendable {
        case tab(isSelected: Bool)
        /// A control, or a bar's item.
        case control
        case row
        /// A view that has recognizers.
        case other
    }
}

extension HeadlessApp {
    /// Where a finger can do something now, back to front; a place that something else covers is none.
    ///
    /// Use it to learn what an app offers without being told: whoever draws scripts taps and drags there more often.
    /// Lists ask their delegates for the menus of the cells in sight.
    public var touchTargets: [TouchTarget] {
        var targets: [TouchTarget] = []
        collect(from: window, into: &targets)
        return targets
    }

    /// Those that are tabs, which takes less than to find all.
    public var tabTargets: [TouchTarget] {
        var targets: [TouchTarget] = []
        collect(from: window, onlyTabs: true, into: &targets)
        return targets
    }

    /// Whether a view on screen is dragged by more than its edge or its content, the whole screen included.
    ///
    /// Use it to learn whether drags from inside the screen are worth trying.
    public var takesDrags: Bool { takesDrags(window) }

    private func takesDrags(_ view: UIView) -> Bool {
        guard !view.isHidden, view.isUserInteractionEnabled else { return false }
        return view.isDragged || view.subviews.contains(where: takesDrags)
    }

    private func collect(from view: UIView, onlyTabs: Bool = false, into targets: inout [TouchTarget]) {
        guard !view.isHidden, view.alpha > UIView.faintestAlpha, view.isUserInteractionEnabled else { return }
        if let bar = view as? UITabBar {
            for (item, rect) in bar.itemAreas { add(.tap, rect, of: bar, item: item, to: &targets) }
        }
        if !onlyTabs { collectOthers(of: view, into: &targets) }
        for subview in view.subviews { collect(from: subview, onlyTabs: onlyTabs, into: &targets) }
    }

    private func collectOthers(of view: UIView, into targets: inout [TouchTarget]) {
        for rect in view.tapAreas { add(.tap, rect, of: view, to: &targets) }
        for rect in view.pressAreas { add(.press, rect, of: view, to: &targets) }
        let recognizers = (view.gestureRecognizers ?? []).filter(\.isEnabled)
        if recognizers.contains(where: { $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer }) {
            add(.pinch, view.bounds, of: view, to: &targets)
        }
        if recognizers.contains(where: \.isDrag), !coversMiddle(view) {
            add(.drag, view.bounds, of: view, to: &targets)
        }
    }

    private func add(
        _ gesture: TouchTarget.Gesture, _ area: CGRect, of view: UIView, item: UITabBarItem? = nil,
        to targets: inout [TouchTarget]
    ) {
        let seen = view.convert(area, to: nil).overlap(with: window.bounds)
        guard !seen.isNull, !seen.isEmpty, window.bounds.width > 0, window.bounds.height > 0 else { return }
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        guard let hit = window.hitTest(middle, with: nil), hit.isDescendant(of: view) else { return }
        let x = Int(bounding: (middle.x / window.bounds.width * 100).rounded())
        let y = Int(bounding: (middle.y / window.bounds.height * 100).rounded())
        // A sliver at the window's edge has no such point of its own.
        let point = CGPoint(x: Double(x) / 100 * window.bounds.width, y: Double(y) / 100 * window.bounds.height)
        guard window.hitTest(point, with: nil)?.isDescendant(of: view) == true else { return }
        guard !targets.contains(where: { $0.gesture == gesture && $0.x == x && $0.y == y }) else { return }
        let controllerType = view.nearestController.map { TraceRecorder.name(of: type(of: $0)) } ?? ""
        let viewType = TraceRecorder.name(of: type(of: view))
        let title = item.map { $0.title ?? "" } ?? view.shownText
        // What is pressed takes no place of what is tapped or dragged.
        let sort = "\(controllerType) \(viewType)\(gesture == .press ? " pressed" : "")"
        targets.append(
            TouchTarget(
                gesture: gesture, x: x, y: y, sort: sort, controllerType: controllerType,
                name: title.isEmpty ? viewType : title, kind: kind(of: view, item)))
    }

    private func kind(of view: UIView, _ item: UITabBarItem?) -> TouchTarget.Kind {
        switch view {
        case let bar as UITabBar: item.map { .tab(isSelected: $0 === bar.selectedItem) } ?? .other
        case is UIControl: .control
        case is UITableViewCell, is UICollectionViewCell: .row
        default: .other
        }
    }

    private func coversMiddle(_ view: UIView) -> Bool {
        view.convert(view.bounds, to: nil).contains(CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    }
}

extension UIView {
    /// The parts of the view that take a tap each, in its own coordinates.
    fileprivate var tapAreas: [CGRect] {
        switch self {
        case is UITabBar: []
        case let control as UIControl: control.isEnabled ? control.tappedParts : []
        case is UITableViewCell, is UICollectionViewCell: [bounds]
        default: takesTaps ? [bounds] : []
        }
    }

    /// Whether more is dragged than what scrolls in it.
    fileprivate var isDragged: Bool {
        let ownPan = (self as? UIScrollView)?.panGestureRecognizer
        return (gestureRecognizers ?? []).contains { $0.isEnabled && $0.isDrag && $0 !== ownPan }
    }

    private var takesTaps: Bool {
        (gestureRecognizers ?? []).contains { recognizer in
            recognizer.isEnabled
                && (recognizer is UITapGestureRecognizer || recognizer.isPress
                    || recognizer is UISwipeGestureRecognizer)
        }
    }

    /// The parts of the view that take a long press each, in its own coordinates.
    fileprivate var pressAreas: [CGRect] {
        let recognizers = (gestureRecognizers ?? []).filter(\.isEnabled)
        if recognizers.contains(where: \.isPress) {
            return (self as? any MenuList)?.cellsOfMenus.map(\.frame) ?? [bounds]
        }
        guard recognizers.contains(where: { $0 is MenuPressGestureRecognizer }) else { return [] }
        return (self as? any MenuList)?.menuAreas ?? [bounds]
    }
}

extension UIGestureRecognizer {
    /// Whether it is a long press of the app's own.
    fileprivate var isPress: Bool { self is UILongPressGestureRecognizer && !(self is MenuPressGestureRecognizer) }

    /// Whether it is a drag that may begin anywhere in its view.
    fileprivate var isDrag: Bool { self is UIPanGestureRecognizer && !(self is UIScreenEdgePanGestureRecognizer) }
}

extension UITabBar {
    /// Where each of its items is tapped.
    fileprivate var itemAreas: [(item: UITabBarItem, area: CGRect)] {
        guard let items, !items.isEmpty else { return [] }
        let share = bounds.width / CGFloat(items.count)
        return items.enumerated().map { index, item in
            (item, CGRect(x: share * CGFloat(index), y: 0, width: share, height: min(bounds.height, Self.height)))
        }
    }
}
