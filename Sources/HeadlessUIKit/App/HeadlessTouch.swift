/// A finger that a test has put on the glass; the app hears of what it does in the run-loop turn that comes next.
///
/// Once it has lifted, or the system has taken the touch away, further calls do nothing.
@MainActor
public final class HeadlessTouch {
    private let worldSerial: Int
    private var world: World? { World.current(serial: worldSerial) }
    private let touch: UITouch

    /// Where the finger is, in window points.
    public private(set) var location: CGPoint

    init(at location: CGPoint, in world: World) {
        self.location = location
        worldSerial = world.serial
        touch = world.touches.makeTouch()
        world.touches.enqueue(touch, .began, at: location)
    }

    /// The frame in which the finger lifted, or the system took the touch away; nil before.
    private(set) var endFrame: Int?

    /// Whether the finger is on the glass.
    public var isDown: Bool { touch.isHeldDown && world != nil }

    public func move(to location: CGPoint) {
        guard isDown else { return }
        self.location = location
        world?.touches.enqueue(touch, .moved, at: location)
    }

    public func lift() {
        guard isDown else { return }
        endFrame = world?.frame
        world?.touches.enqueue(touch, .ended, at: location)
    }

    /// Has the system take the touch away, as for an incoming call (ledger 8.10).
    public func cancel() {
        guard isDown else { return }
        endFrame = world?.frame
        world?.touches.enqueue(touch, .cancelled, at: location)
    }
}
