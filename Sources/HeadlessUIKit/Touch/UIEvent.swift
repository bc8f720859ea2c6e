/// One delivery of touches to the app.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches
    }

    private var touchesOfScreen: [UITouch]

    open var type: EventType { .touches }
    /// Seconds since launch at which the finger changed.
    public private(set) var timestamp: TimeInterval

    init(touches: [UITouch], timestamp: TimeInterval) {
        touchesOfScreen = touches
        self.timestamp = timestamp
        super.init()
    }

    /// One event object serves a whole sequence, as long as nobody keeps it.
    func update(touches: [UITouch], timestamp: TimeInterval) {
        touchesOfScreen = touches
        self.timestamp = timestamp
    }

    open var allTouches: Set<UITouch>? { Set(touchesOfScreen) }

    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(touchesOfScreen.filter { $0.view === view })
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touchesOfScreen.filter { gesture.tracks($0) })
    }
}
