/// What decides between gestures that read the same touches, as far as a recognizer asks it.
@MainActor
protocol GestureArbiter: AnyObject {
    /// Whether the recognizer is in the middle of something.
    func isLive(_ recognizer: UIGestureRecognizer) -> Bool
    func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool
    /// The recognizers that have to fail before this one may begin.
    func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]
    func releaseThoseHeldBack(by failed: UIGestureRecognizer)
    func preventOthers(than recognizer: UIGestureRecognizer)
    /// Performs `question` about a recognizer, and returns the answer.
    func asking(_ recognizer: UIGestureRecognizer, _ question: () -> Bool) -> Bool
    func queueAction(of recognizer: UIGestureRecognizer)
    func settleUnlessDelivering()
}

/// A view that scrolls its content, as far as touches in it are concerned.
@preconcurrency @MainActor
protocol ContentScrolling: UIView {
    var delaysContentTouches: Bool { get }
    var isScrollEnabled: Bool { get }
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}
