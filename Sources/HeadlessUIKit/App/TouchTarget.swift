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

    /// Whether a view on screen is dragged by more than its edge or its content, the whole screen included.
    ///
    /// Use it to learn whether drags from inside the screen are worth trying.
    public var takesDrags: Bool { takesDrags(window) }

    private func takesDrags(_ view: UIView) -> Bool {
        guard !view.isHidden, view.isUserInteractionEnabled else { return false }
        return view.isDragged || view.subviews.contains(where: takesDrags)
    }

    private func collect(from view: UIView, into targets: inout [TouchTarget]) {
        guard !view.isHidden, view.alpha > UIView.faintestAlpha, view.isUserInteractionEnabled else { return }
        for rect in view.tapAreas { add(.tap, rect, of: view, to: &targets) }
        for rect in view.pressAreas { add(.press, rect, of: view, to: &targets) }
        let recognizers = (view.gestureRecognizers ?? []).filter(\.isEnabled)
        if recognizers.contains(where: { $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer }) {
            add(.pinch, view.bounds, of: view, to: &targets)
        }
        if recognizers.contains(where: \.isDrag), !coversMiddle(view) {
            add(.drag, view.bounds, of: view, to: &targets)
        }
        for subview in view.subviews { collect(from: subview, into: &targets) }
    }

    private func add(
        _ gesture: TouchTarget.Gesture, _ area: CGRect, of view: UIView, to targets: inout [TouchTarget]
    ) {
        let seen = view.convert(area, to: nil).overlap(with: window.bounds)
        guard !seen.isNull, !seen.isEmpty, window.bounds.width > 0, window.bounds.height > 0 else { return }
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        guard let hit = window.hitTest(middle, with: nil), hit.isDescendant(of: view) else { return }
        let x = Int(bounding: (middle.x / window.bounds.width * 100).rounded())
        let y = Int(bounding: (middle.y / window.bounds.height * 100).rounded())
        guard !targets.contains(where: { $0.gesture == gesture && $0.x == x && $0.y == y }) else { return }
        targets.append(TouchTarget(gesture: gesture, x: x, y: y, sort: sort(of: view, gesture)))
    }

    /// What is pressed takes no place of what is tapped or dragged.
    private func sort(of view: UIView, _ gesture: TouchTarget.Gesture) -> String {
        let controller = view.nearestController.map { TraceRecorder.name(of: type(of: $0)) } ?? ""
        return "\(controller) \(TraceRecorder.name(of: type(of: view)))\(gesture == .press ? " pressed" : "")"
    }

    private func coversMiddle(_ view: UIView) -> Bool {
        view.convert(view.bounds, to: nil).contains(CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    }
}

extension UIView {
    /// The parts of the view that take a tap each, in its own coordinates.
    fileprivate var tapAreas: [CGRect] {
        switch self {
        case let bar as UITabBar: bar.itemAreas
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
    fileprivate var itemAreas: [CGRect] {
        guard let items, !items.isEmpty else { return [] }
        let share = bounds.width / CGFloat(items.count)
        return items.indices.map {
            CGRect(x: share * CGFloat($0), y: 0, width: share, height: min(bounds.height, Self.height))
        }
    }
}
