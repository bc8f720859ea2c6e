import TransitionCore

/// The drag that moves a scroll view's content.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// Whether the drag moves a row of a table to the side, and no content.
    private var movesRow = false

    override var enablingValue: WatchedValue { .scrolling }

    func own(by scrollView: UIScrollView) {
        self.scrollView = scrollView
        isBuiltIn = true
    }

    /// The scroll view itself, when its class answers to a recognizer's questions.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            guard newValue !== scrollView, let world = World.current else { return }
            world.raise(
                "NSInvalidArgumentException",
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
                for: .takesScrollPanDelegate)
        }
    }

    /// A drag along an axis on which nothing can be scrolled is left to others.
    override var mayBegin: Bool {
        guard let scrollView else { return false }
        let way = translation(in: nil)
        let isWide = abs(way.x) > abs(way.y)
        if isWide, !scrollView.canScrollHorizontally { return mayMoveRow(in: scrollView) }
        guard isWide ? scrollView.canScrollHorizontally : scrollView.canScrollVertically else { return false }
        if !isWide, scrollView.leavesDrag(downwards: way.y > 0) { return false }
        return recognition.touches.allSatisfy(scrollView.mayTake)
    }

    private func mayMoveRow(in scrollView: UIScrollView) -> Bool {
        guard let swipe = scrollView.rowSwipe, recognition.touches.allSatisfy(scrollView.mayTake) else { return false }
        let (place, way) = (location(in: scrollView), translation(in: scrollView))
        movesRow = swipe.takesDrag(from: CGPoint(x: place.x - way.x, y: place.y - way.y), way: way.x)
        return movesRow
    }

    override var isTrackingContent: Bool { scrollView?.isTracking ?? false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let scrollView {
            scrollView.motion.isTracking = true
            if !scrollView.isDragging { scrollView.stopMotion() }
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.motion.isTracking = false
        movesRow = false
    }

    /// The scroll view hears of the drag before any target.
    override func sendActions() {
        if movesRow, let swipe = scrollView?.rowSwipe {
            follow(with: swipe)
        } else if let scrollView {
            follow(in: scrollView)
        }
        super.sendActions()
    }

    private func follow(with swipe: any SidewaysDrag) {
        let way = translation(in: scrollView).x
        switch state {
        case .began: swipe.begin(at: way)
        case .changed: swipe.drag(to: way)
        case .ended, .cancelled: swipe.end(isCancelled: state == .cancelled)
        case .possible, .failed: break
        }
    }

    private func follow(in scrollView: UIScrollView) {
        switch state {
        case .began: begin(in: scrollView)
        case .changed: if scrollView.isDragging { drag(scrollView) }
        case .ended, .cancelled:
            guard scrollView.isDragging else { return }
            if state == .ended { drag(scrollView) }
            let velocity = velocity(in: scrollView)
            scrollView.motion.isTracking = false
            scrollView.finishDrag(velocity: CGPoint(x: -velocity.x, y: -velocity.y), isCancelled: state == .cancelled)
        case .possible, .failed: break
        }
    }

    private func begin(in scrollView: UIScrollView) {
        scrollView.stopMotion()
        scrollView.rowSwipe?.close(animated: true)
        let way = translation(in: scrollView)
        scrollView.motion.isDragging = true
        scrollView.motion.dragStart = scrollView.contentOffset
        scrollView.motion.horizontalDrag = ScrollDrag(from: scrollView.contentOffset.x, way: way.x)
        scrollView.motion.verticalDrag = ScrollDrag(from: scrollView.contentOffset.y, way: way.y)
        scrollView.motion.isLockedHorizontally = scrollView.isDirectionalLockEnabled && abs(way.x) > abs(way.y)
        scrollView.motion.isLockedVertically = scrollView.isDirectionalLockEnabled && abs(way.x) <= abs(way.y)
        if scrollView.keyboardDismissMode != .none { scrollView.window?.endEditing(true) }
        scrollView.scrollDelegate?.scrollViewWillBeginDragging(scrollView)
    }

    private func drag(_ scrollView: UIScrollView) {
        let way = translation(in: scrollView)
        let limits = scrollView.offsetLimits
        var offset = scrollView.contentOffset
        if scrollView.canScrollHorizontally, !scrollView.motion.isLockedVertically {
            offset.x = scrollView.motion.horizontalDrag.follow(
                to: way.x, from: offset.x,
                ScrollDrag.Limits(
                    least: limits.minimum.x, most: limits.maximum.x, length: scrollView.bounds.width,
                    bounces: scrollView.bounces))
        }
        if scrollView.canScrollVertically, !scrollView.motion.isLockedHorizontally {
            offset.y = scrollView.motion.verticalDrag.follow(
                to: way.y, from: offset.y,
                ScrollDrag.Limits(
                    least: limits.minimum.y, most: limits.maximum.y, length: scrollView.bounds.height,
                    bounces: scrollView.bounces))
        }
        scrollView.contentOffset = offset
    }
}

extension UIScrollView {
    /// Whether a drag may have a touch that the content's view has been told of.
    fileprivate func mayTake(_ touch: UITouch) -> Bool {
        guard touch.viewDelivery == .began, let view = touch.view, view !== self else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }
}
