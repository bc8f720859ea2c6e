/// Is told when items bump into each other or into boundaries.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

/// All are optional in UIKit.
extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Keeps items out of each other and inside boundaries. Items count as upright boxes.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    /// A wall, and the side on which things were when they came to it.
    private struct Wall {
        let identifier: (any NSCopying)?
        let start: CGPoint
        let end: CGPoint
    }

    open private(set) var items: [any UIDynamicItem]
    open var collisionMode = Mode.everything { didSet { changed() } }
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var walls: [Wall] = []
    private var boundsInsets = UIEdgeInsets.zero
    private var lastCenters: [ObjectIdentifier: CGPoint] = [:]
    private var contacts: Set<String> = []

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() {
        self.init(items: [])
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item }; changed() }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        boundsInsets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        walls.append(Wall(identifier: identifier, start: p1, end: p2))
        changed()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        for points in Outline.polygons(of: bezierPath.cgPath.elements) {
            for (start, end) in zip(points, points.dropFirst()) {
                walls.append(Wall(identifier: identifier, start: start, end: end))
            }
        }
        changed()
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let name = Self.name(of: identifier)
        walls.removeAll { Self.name(of: $0.identifier) == name }
        changed()
    }

    open func removeAllBoundaries() {
        walls = []
        changed()
    }

    open var boundaryIdentifiers: [any NSCopying]? {
        var names: Set<String> = []
        return walls.compactMap { names.insert(Self.name(of: $0.identifier)).inserted ? $0.identifier : nil }
    }

    private static func name(of identifier: (any NSCopying)?) -> String {
        identifier.map { String(describing: $0) } ?? ""
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ animator: UIDynamicAnimator) {
        for item in items { lastCenters[ObjectIdentifier(item)] = item.center }
    }

    override func applyLimits(_ animator: UIDynamicAnimator, seconds: CGFloat) {
        var touching: Set<String> = []
        if collisionMode.contains(.boundaries) {
            for item in items { collide(animator.body(of: item), animator, &touching) }
        }
        if collisionMode.contains(.items) {
            for (index, first) in items.enumerated() {
                for second in items[(index + 1)...] {
                    collide(animator.body(of: first), animator.body(of: second), &touching)
                }
            }
        }
        endContacts(except: touching, animator)
    }

    // MARK: Boundaries

    private func collide(_ body: DynamicBody, _ animator: UIDynamicAnimator, _ touching: inout Set<String>) {
        if translatesReferenceBoundsIntoBoundary, let bounds = animator.referenceView?.bounds {
            keep(body, inside: bounds.inset(by: boundsInsets), &touching)
        }
        for (index, wall) in walls.enumerated() { keep(body, beside: wall, index, &touching) }
    }

    private func keep(_ body: DynamicBody, inside area: CGRect, _ touching: inout Set<String>) {
        let box = body.box
        var hit = false
        func limit(_ low: CGFloat, _ high: CGFloat, _ velocity: inout CGFloat) -> CGFloat {
            if low < 0 {
                hit = true
                velocity = max(velocity, -velocity * body.elasticity)
                return -low
            }
            guard high > 0 else { return 0 }
            hit = true
            velocity = min(velocity, -velocity * body.elasticity)
            return -high
        }
        let dx = limit(box.minX - area.minX, box.maxX - area.maxX, &body.velocity.dx)
        let dy = limit(box.minY - area.minY, box.maxY - area.maxY, &body.velocity.dy)
        body.move(by: CGVector(dx: dx, dy: dy))
        if hit { touch(body, wall: nil, -1, &touching) }
    }

    private func keep(_ body: DynamicBody, beside wall: Wall, _ index: Int, _ touching: inout Set<String>) {
        let along = CGVector(dx: wall.end.x - wall.start.x, dy: wall.end.y - wall.start.y)
        let length = hypot(along.dx, along.dy)
        guard length > 0 else { return }
        let normal = CGVector(dx: -along.dy / length, dy: along.dx / length)
        func distance(_ point: CGPoint) -> CGFloat {
            (point.x - wall.start.x) * normal.dx + (point.y - wall.start.y) * normal.dy
        }
        let before = distance(lastCenters[ObjectIdentifier(body.item)] ?? body.item.center)
        let side: CGFloat = before < 0 ? -1 : 1
        let (center, box) = (body.item.center, body.box)
        let reach = abs(normal.dx) * box.width / 2 + abs(normal.dy) * box.height / 2
        let width = abs(along.dx / length) * box.width / 2 + abs(along.dy / length) * box.height / 2
        let position = ((center.x - wall.start.x) * along.dx + (center.y - wall.start.y) * along.dy) / length
        let depth = reach - side * distance(center)
        guard depth > 0, position > -width, position < length + width else { return }
        body.move(by: CGVector(dx: normal.dx * side * depth, dy: normal.dy * side * depth))
        let speed = (body.velocity.dx * normal.dx + body.velocity.dy * normal.dy) * side
        if speed < 0 {
            let change = -speed * (1 + body.elasticity) * side
            body.velocity.dx += normal.dx * change
            body.velocity.dy += normal.dy * change
        }
        touch(body, wall: wall, index, &touching)
    }

    private func touch(_ body: DynamicBody, wall: Wall?, _ index: Int, _ touching: inout Set<String>) {
        guard let item = items.firstIndex(where: { $0 === body.item }) else { return }
        let contact = "\(item) wall \(index)"
        guard touching.insert(contact).inserted, contacts.insert(contact).inserted else { return }
        collisionDelegate?.collisionBehavior(
            self, beganContactFor: body.item, withBoundaryIdentifier: wall?.identifier, at: body.item.center)
    }

    // MARK: Items

    private func collide(_ first: DynamicBody, _ second: DynamicBody, _ touching: inout Set<String>) {
        let overlap = first.box.overlap(with: second.box)
        guard !overlap.isNull, overlap.width > 0, overlap.height > 0 else { return }
        let isSideways = overlap.width < overlap.height
        let isBefore =
            isSideways ? first.item.center.x <= second.item.center.x : first.item.center.y <= second.item.center.y
        let sign: CGFloat = isBefore ? -1 : 1
        let depth = isSideways ? overlap.width : overlap.height
        let share: CGFloat = first.isAnchored || second.isAnchored ? 1 : 0.5
        for (body, direction) in [(first, sign), (second, -sign)] {
            let offset = depth * share * direction
            body.move(by: isSideways ? CGVector(dx: offset, dy: 0) : CGVector(dx: 0, dy: offset))
        }
        bounce(first, second, isSideways, sign)
        guard let one = items.firstIndex(where: { $0 === first.item }),
            let other = items.firstIndex(where: { $0 === second.item })
        else { return }
        let contact = "\(one) item \(other)"
        guard touching.insert(contact).inserted, contacts.insert(contact).inserted else { return }
        collisionDelegate?.collisionBehavior(
            self, beganContactFor: first.item, with: second.item, at: CGPoint(x: overlap.midX, y: overlap.midY))
    }

    /// Exchanges momentum along one axis.
    private func bounce(_ first: DynamicBody, _ second: DynamicBody, _ isSideways: Bool, _ sign: CGFloat) {
        let axis: ReferenceWritableKeyPath<DynamicBody, CGFloat> = isSideways ? \.velocity.dx : \.velocity.dy
        let closing = (first[keyPath: axis] - second[keyPath: axis]) * sign
        guard closing < 0 else { return }
        let elasticity = max(first.elasticity, second.elasticity)
        let (firstShare, secondShare): (CGFloat, CGFloat) =
            first.isAnchored
            ? (0, 1)
            : second.isAnchored
                ? (1, 0)
                : (second.mass / (first.mass + second.mass), first.mass / (first.mass + second.mass))
        let change = -closing * (1 + elasticity) * sign
        first[keyPath: axis] += change * firstShare
        second[keyPath: axis] -= change * secondShare
    }

    private func endContacts(except touching: Set<String>, _ animator: UIDynamicAnimator) {
        for contact in contacts.subtracting(touching).sorted() {
            contacts.remove(contact)
            let words = contact.split(separator: " ")
            guard let item = Int(words[0]), let other = Int(words[2]), items.indices.contains(item) else { continue }
            if words[1] == "wall" {
                let identifier = walls.indices.contains(other) ? walls[other].identifier : nil
                collisionDelegate?.collisionBehavior(
                    self, endedContactFor: items[item], withBoundaryIdentifier: identifier)
            } else if items.indices.contains(other) {
                collisionDelegate?.collisionBehavior(self, endedContactFor: items[item], with: items[other])
            }
        }
    }
}
