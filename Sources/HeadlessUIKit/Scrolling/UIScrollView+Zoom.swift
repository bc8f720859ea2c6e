import TransitionCore

/// Zooming: the delegate's view gets a transform, and the content its size.
extension UIScrollView {
    var isZoomable: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }
    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Attaches the pinch as soon as there is something to zoom.
    func offerPinch() {
        guard pinch.view == nil else { return }
        pinch.own(by: self)
        addGestureRecognizer(pinch)
    }

    /// Scales the zoomed view around a point of the bounds, their middle unless told otherwise.
    func zoom(to scale: CGFloat, around point: CGPoint?) {
        guard let view = zoomedView, scale.isFinite, !World.isFrozen else { return }
        let old = zoomScale
        let new = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard new != old, old > 0, new > 0 else { return }
        let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let inside = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: new, y: new)
        view.frame.origin = origin
        contentSize = view.frame.size
        let ratio = new / old
        let limits = offsetLimits
        let target = CGPoint(x: point.x * ratio - inside.x, y: point.y * ratio - inside.y)
        contentOffset = CGPoint(
            x: min(max(target.x, limits.minimum.x), limits.maximum.x),
            y: min(max(target.y, limits.minimum.y), limits.maximum.y))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    func zoom(to scale: CGFloat, animated: Bool) {
        guard animated, window != nil, World.current != nil else {
            zoom(to: scale, around: nil)
            return
        }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        UIView.animate(withDuration: 0.3) {
            self.zoom(to: scale, around: nil)
        } completion: { _ in
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: self.zoomedView, atScale: self.zoomScale)
        }
    }

    /// Zooms until a rectangle of the zoomed view fills the bounds.
    func zoom(toShow rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, !World.isFrozen else { return }
        let scale = min(
            max(min(bounds.width / rect.width, bounds.height / rect.height), minimumZoomScale),
            maximumZoomScale)
        zoom(to: scale, animated: animated)
        setContentOffset(CGPoint(x: rect.minX * scale, y: rect.minY * scale), animated: false)
    }
}

/// The pinch that zooms a scroll view's content.
@preconcurrency @MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var startScale: CGFloat = 1

    func own(by scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {}
    }

    override var mayBegin: Bool { scrollView?.isZoomable ?? false }

    override func sendActions() {
        if let scrollView { follow(in: scrollView) }
        super.sendActions()
    }

    private func follow(in scrollView: UIScrollView) {
        switch state {
        case .began:
            startScale = scrollView.zoomScale
            scrollView.isZooming = true
            scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: scrollView.zoomedView)
        case .changed:
            scrollView.zoom(to: startScale * scale, around: location(in: scrollView))
        case .ended, .cancelled:
            guard scrollView.isZooming else { return }
            scrollView.isZooming = false
            scrollView.scrollDelegate?.scrollViewDidEndZooming(
                scrollView, with: scrollView.zoomedView, atScale: scrollView.zoomScale)
        case .possible, .failed: break
        }
    }
}
