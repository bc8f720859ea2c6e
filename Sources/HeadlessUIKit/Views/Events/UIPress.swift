/// A press of a hardware button. The model makes none; code may override the methods that take them.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }

    open var phase: Phase { .cancelled }
    open var type: PressType { .select }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var window: UIWindow? { nil }
    open var responder: UIResponder? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A delivery of presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }

    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
