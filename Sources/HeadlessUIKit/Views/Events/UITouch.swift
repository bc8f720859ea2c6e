import TransitionCore

/// One finger on the screen, from the moment it goes down until it lifts or is cancelled.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        /// The pencil's name before Swift 5.
        public static let stylus = TouchType.pencil
    }

    /// How much of this touch its view has been told.
    enum ViewDelivery {
        case nothing, began, withheld, over
    }

    /// Counts the touches of one world; a `Set<UITouch>` is ordered by it.
    nonisolated let serial: Int
    /// Whether the finger is on the glass; it may lift before the app hears of it.
    @exclusivity(unchecked) var isHeldDown = true
    @exclusivity(unchecked) var viewDelivery = ViewDelivery.nothing
    /// The step in which the finger came down.
    @exclusivity(unchecked) var step: Int32 = -1
    /// What the app does because of the finger goes back to this.
    @exclusivity(unchecked) var cause = Cause()
    /// The frame before which a scroll view keeps the touch from its content.
    @exclusivity(unchecked) var contentDelayEnd = 0
    @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
    /// The set of this touch alone, which every delivery hands over; it holds the touch, so the dispatcher drops it.
    @exclusivity(unchecked) var alone: Set<UITouch>?

    @exclusivity(unchecked) open internal(set) var phase = Phase.began
    /// Seconds since launch, of the finger's last change and not of its delivery.
    open var timestamp: TimeInterval { VirtualTime(frame: frame).seconds }
    /// The frame of the finger's last change.
    @exclusivity(unchecked) private(set) var frame = 0
    @exclusivity(unchecked) open internal(set) var view: UIView?
    @exclusivity(unchecked) open internal(set) var window: UIWindow?
    /// How often a finger has come down at this place in quick succession; 0 once it has moved away.
    @exclusivity(unchecked) open internal(set) var tapCount = 1

    open var type: TouchType { .direct }
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var estimationUpdateIndex: NSNumber? { nil }

    @exclusivity(unchecked) private(set) var locationInWindow = CGPoint.zero
    @exclusivity(unchecked) private var previousLocationInWindow = CGPoint.zero
    @exclusivity(unchecked) private var startInWindow = CGPoint.zero
    /// Where the touch's window lies on the screen.
    @exclusivity(unchecked) private var windowOrigin = CGPoint.zero

    init(serial: Int) {
        self.serial = serial
        super.init()
    }

    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The finger's place in a view, through the view's model transforms; nil asks for window coordinates.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousLocationInWindow, from: nil) } ?? previousLocationInWindow
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    var isOver: Bool { phase == .ended || phase == .cancelled }

    var locationOnScreen: CGPoint {
        CGPoint(x: locationInWindow.x + windowOrigin.x, y: locationInWindow.y + windowOrigin.y)
    }

    /// Counts the touch's places from the corner of its window, once that is known.
    func enter(_ window: UIWindow) {
        self.window = window
        windowOrigin = window.frame.origin
        guard windowOrigin != .zero else { return }
        locationInWindow.x -= windowOrigin.x
        locationInWindow.y -= windowOrigin.y
        previousLocationInWindow = locationInWindow
        startInWindow = locationInWindow
    }

    /// The location is one of the screen.
    func update(_ phase: Phase, at point: CGPoint, frame: Int) {
        let location = CGPoint(x: point.x - windowOrigin.x, y: point.y - windowOrigin.y)
        previousLocationInWindow = phase == .began ? location : locationInWindow
        locationInWindow = location
        if phase == .began { startInWindow = location }
        self.phase = phase
        self.frame = frame
    }

    /// Says of a finger that is down that this event tells nothing of it.
    func rest() {
        if !isOver { phase = .stationary }
    }

    /// How far the last event moved the finger, in window points.
    var lastMovement: CGVector {
        CGVector(
            dx: locationInWindow.x - previousLocationInWindow.x, dy: locationInWindow.y - previousLocationInWindow.y)
    }

    /// How far a finger may move, in points, that only taps.
    static let slop: CGFloat = 10

    /// Whether it is no tap any more.
    var hasMovedAway: Bool {
        hypot(locationInWindow.x - startInWindow.x, locationInWindow.y - startInWindow.y) > Self.slop
    }

    nonisolated open override var hash: Int { serial }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }
}

extension Set<UITouch> {
    /// In the order in which the fingers went down.
    @MainActor var inOrder: [UITouch] { sorted { $0.serial < $1.serial } }
}
