import TransitionCore

/// One delivery of touches to the app.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    open var buttonMask: ButtonMask { [] }

    @exclusivity(unchecked) private var touchesOfScreen: [UITouch]

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds since launch at which the finger changed.
    public var timestamp: TimeInterval { VirtualTime(frame: frame).seconds }
    /// The frame in which the finger changed.
    @exclusivity(unchecked) private(set) var frame: Int

    init(touches: [UITouch], frame: Int) {
        touchesOfScreen = touches
        self.frame = frame
        super.init()
    }

    /// One event object serves a whole sequence, as long as nobody keeps it.
    func update(touches: [UITouch], frame: Int) {
        touchesOfScreen = touches
        self.frame = frame
    }

    open var allTouches: Set<UITouch>? { Set(touchesOfScreen) }

    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(touchesOfScreen.filter { $0.view === view })
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touchesOfScreen.filter { $0.window === window })
    }

    /// The touch itself: of several moves in one frame the last one counts.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touchesOfScreen.filter { gesture.tracks($0) })
    }
}
