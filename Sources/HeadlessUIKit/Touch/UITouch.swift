import TransitionCore

/// One finger on the screen, from the moment it goes down until it lifts or is cancelled.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// How much of this touch its view has been told.
    enum ViewDelivery {
        case nothing, began, withheld
    }

    /// Counts the touches of one world; a `Set<UITouch>` is ordered by it.
    nonisolated let serial: Int
    /// Whether the finger is on the glass; it may lift before the app hears of it.
    @exclusivity(unchecked) var isHeldDown = true
    @exclusivity(unchecked) var viewDelivery = ViewDelivery.nothing
    @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []

    @exclusivity(unchecked) open internal(set) var phase = Phase.began
    /// Seconds since launch, of the finger's last change and not of its delivery.
    @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0
    @exclusivity(unchecked) open internal(set) var view: UIView?
    @exclusivity(unchecked) open internal(set) var window: UIWindow?

    @exclusivity(unchecked) private(set) var locationInWindow = CGPoint.zero
    @exclusivity(unchecked) private var previousLocationInWindow = CGPoint.zero

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

    var isOver: Bool { phase == .ended || phase == .cancelled }

    func update(_ phase: Phase, at location: CGPoint, seconds: TimeInterval) {
        previousLocationInWindow = phase == .began ? location : locationInWindow
        locationInWindow = location
        self.phase = phase
        timestamp = seconds
    }

    /// How far the last event moved the finger, in window points.
    var lastMovement: CGVector {
        CGVector(
            dx: locationInWindow.x - previousLocationInWindow.x, dy: locationInWindow.y - previousLocationInWindow.y)
    }

    nonisolated open override var hash: Int { serial }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }
}
