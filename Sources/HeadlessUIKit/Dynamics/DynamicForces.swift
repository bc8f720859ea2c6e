/// Accelerates items like gravity: 1 is 1,000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() {
        self.init(items: [])
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item }; changed() }

    /// Radians, clockwise from rightwards.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func applyForces(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        let acceleration = CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000)
        for item in items { animator.body(of: item).accelerate(acceleration, seconds: seconds) }
    }
}

/// Pushes items once or all the time: a force of 1 gives a mass of 1 (100 × 100 points) 100 points per second squared.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    open private(set) var items: [any UIDynamicItem]
    public let mode: Mode
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    /// An instantaneous push goes inactive when it has pushed.
    open var active = true { didSet { changed() } }

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item }; changed() }
    /// The model pushes at the centre alone.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }

    /// Radians, clockwise from rightwards.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func applyForces(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        guard active else { return }
        for item in items {
            let body = animator.body(of: item)
            let force = 100 / body.mass
            body.accelerate(
                CGVector(dx: pushDirection.dx * force, dy: pushDirection.dy * force),
                seconds: mode == .continuous ? seconds : 1)
        }
        if mode == .instantaneous { active = false }
    }
}

/// Draws an item to a point like a spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0 swings most, 1 does not swing.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    private static let frequency: CGFloat = 14

    override var movedItems: [any UIDynamicItem] { [item] }

    override func applyForces(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        let body = animator.body(of: item)
        let stiffness = Self.frequency * Self.frequency
        let drag = 2 * Self.frequency * (0.4 + 0.6 * min(max(damping, 0), 1))
        body.accelerate(
            CGVector(
                dx: (snapPoint.x - item.center.x) * stiffness - body.velocity.dx * drag,
                dy: (snapPoint.y - item.center.y) * stiffness - body.velocity.dy * drag), seconds: seconds)
        guard body.allowsRotation else { return }
        let tilt = atan2(item.transform.b, item.transform.a)
        body.angularVelocity += (-tilt * stiffness - body.angularVelocity * drag) * seconds
    }

    override func applyLimits(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        guard !isActive(animator), animator.body(of: item).isSlow else { return }
        item.center = snapPoint
    }

    override func isActive(_ animator: UIDynamicAnimator) -> Bool {
        hypot(snapPoint.x - item.center.x, snapPoint.y - item.center.y) > 0.5
    }
}

/// Ties an item to a point or to another item, by a rod or a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    open private(set) var items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points between the two ends; that of the beginning unless set.
    open var length: CGFloat { didSet { changed() } }
    /// 0 swings for ever, 1 does not swing.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Swings a second; 0 is a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    open var frictionTorque: CGFloat = 0
    private let offset: UIOffset

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        self.offset = offset
        length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
        super.init()
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        items = [item1, item2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        offset = .zero
        length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
        super.init()
    }

    override var movedItems: [any UIDynamicItem] { items }

    /// From the first item's point to the other end.
    private var span: CGVector {
        let start = CGPoint(x: items[0].center.x + offset.horizontal, y: items[0].center.y + offset.vertical)
        let end = items.count > 1 ? items[1].center : anchorPoint
        return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// How much too long it is, and the direction in which that lies.
    private var excess: (points: CGFloat, direction: CGVector) {
        let span = span
        let distance = hypot(span.dx, span.dy)
        guard distance > 0 else { return (-length, CGVector(dx: 0, dy: length == 0 ? 0 : 1)) }
        return (distance - length, CGVector(dx: span.dx / distance, dy: span.dy / distance))
    }

    override func applyForces(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        guard frequency > 0 else { return }
        let rate = 2 * CGFloat.pi * frequency
        let (points, direction) = excess
        for (index, item) in items.enumerated() {
            let body = animator.body(of: item)
            let sign: CGFloat = index == 0 ? 1 : -1
            let speed = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
            let pull = sign * points * rate * rate - 2 * damping * rate * speed
            body.accelerate(CGVector(dx: direction.dx * pull, dy: direction.dy * pull), seconds: seconds)
        }
    }

    override func applyLimits(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        guard frequency == 0 else { return }
        let (points, direction) = excess
        let share: CGFloat = items.count > 1 ? 0.5 : 1
        for (index, item) in items.enumerated() {
            let sign: CGFloat = index == 0 ? share : -share
            let offset = CGVector(dx: direction.dx * points * sign, dy: direction.dy * points * sign)
            let body = animator.body(of: item)
            body.move(by: offset)
            body.velocity.dx += offset.dx / seconds * (1 - damping)
            body.velocity.dy += offset.dy / seconds * (1 - damping)
        }
    }

    override func isActive(_ animator: UIDynamicAnimator) -> Bool { frequency > 0 && abs(excess.points) > 0.5 }
}

/// What items are like: bouncy, heavy, slow.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    open var friction: CGFloat = 0 { didSet { changed() } }
    open var density: CGFloat = 1 { didSet { changed() } }
    open var resistance: CGFloat = 0 { didSet { changed() } }
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    open var charge: CGFloat = 0
    open var isAnchored = false { didSet { changed() } }
    open var allowsRotation = true { didSet { changed() } }
    private var linear: [(item: any UIDynamicItem, velocity: CGPoint)] = []
    private var angular: [(item: any UIDynamicItem, velocity: CGFloat)] = []

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() {
        self.init(items: [])
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item }; changed() }

    /// Adds to an item's velocity, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        linear.append((item, velocity))
        changed()
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = dynamicAnimator?.body(of: item).velocity ?? CGVector(dx: 0, dy: 0)
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    /// Adds to an item's turning, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        angular.append((item, velocity))
        changed()
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.body(of: item).angularVelocity ?? 0
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ animator: UIDynamicAnimator) {
        for item in items {
            let body = animator.body(of: item)
            body.elasticity = elasticity
            body.friction = friction
            body.density = density
            body.resistance = resistance
            body.angularResistance = angularResistance
            body.allowsRotation = allowsRotation
            body.isAnchored = isAnchored
        }
        for (item, velocity) in linear {
            animator.body(of: item).accelerate(CGVector(dx: velocity.x, dy: velocity.y), seconds: 1)
        }
        for (item, velocity) in angular { animator.body(of: item).angularVelocity += velocity }
        (linear, angular) = ([], [])
    }
}
