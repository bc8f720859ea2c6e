/// What dynamic behaviours can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// What one item does in an animator: its speed, and how it takes pushes and bumps.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    /// Points per second.
    var velocity = CGVector(dx: 0, dy: 0)
    /// Radians per second.
    var angularVelocity: CGFloat = 0
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false

    private var placeBefore: CGPoint?
    private var turnBefore = CGAffineTransform.identity

    /// In points per second.
    private static let slowSpeed: CGFloat = 2

    init(_ item: any UIDynamicItem) {
        self.item = item
    }

    /// 1 for an item of 100 × 100 points and a density of 1.
    var mass: CGFloat { max(item.bounds.width * item.bounds.height / 10_000 * density, 1e-3) }

    /// The box around the item.
    var box: CGRect {
        let size = CGRect(origin: .zero, size: item.bounds.size).applying(item.transform).size
        return CGRect(
            x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    func accelerate(_ acceleration: CGVector, seconds: CGFloat) {
        guard !isAnchored else { return }
        velocity.dx += acceleration.dx * seconds
        velocity.dy += acceleration.dy * seconds
    }

    func move(by offset: CGVector) {
        guard !isAnchored else { return }
        item.center = CGPoint(x: item.center.x + offset.dx, y: item.center.y + offset.dy)
    }

    /// Lets the velocities act for a while.
    func integrate(seconds: CGFloat) {
        guard !isAnchored else { return }
        velocity.dx *= max(0, 1 - resistance * seconds)
        velocity.dy *= max(0, 1 - resistance * seconds)
        angularVelocity *= max(0, 1 - angularResistance * seconds)
        move(by: CGVector(dx: velocity.dx * seconds, dy: velocity.dy * seconds))
        guard allowsRotation, angularVelocity != 0 else { return }
        item.transform = CGAffineTransform(rotationAngle: angularVelocity * seconds).concatenating(item.transform)
    }

    /// Whether nothing of it is worth a frame.
    var isSlow: Bool {
        abs(velocity.dx) < Self.slowSpeed && abs(velocity.dy) < Self.slowSpeed && abs(angularVelocity) < 0.02
    }

    /// Whether it stands where it stood a step ago, however fast something that holds it drives it. To be asked once a
    /// step.
    func staysInPlace(seconds: CGFloat) -> Bool {
        let (place, turn) = (item.center, item.transform)
        defer { (placeBefore, turnBefore) = (place, turn) }
        guard let placeBefore else { return false }
        let isNear = hypot(place.x - placeBefore.x, place.y - placeBefore.y) < Self.slowSpeed * seconds
        return isNear && turn == turnBefore
    }
}
