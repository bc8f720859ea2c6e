import TransitionCore

/// Recognizes two fingers that move apart or together (ledger 8.8).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    /// The distance at which the scale is 1.
    private var baseDistance: CGFloat = 0
    private var speedometer = Speedometer()
    /// Where the fingers were last heard of before it began.
    private var last = (distance: CGFloat(0), frame: 0)

    /// The distance of the fingers against that when the gesture began. Setting it makes the velocity zero.
    open var scale: CGFloat = 1 {
        didSet {
            guard !isFollowing, scale != 0 else { return }
            baseDistance = pair.distance / scale
            speedometer.reset(at: CGVector(dx: scale, dy: 0))
        }
    }
    private var isFollowing = false

    /// Scale a second; when the gesture begins, that of the movement that made it begin.
    open var velocity: CGFloat { speedometer.velocity.dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder where !pair.add(touch) { ignore(touch, for: event) }
        last = (pair.distance, event.frame)
        if recognition.state.isActive, pair.isComplete {
            baseDistance = scale == 0 ? pair.distance : pair.distance / scale
            state = .changed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete else { return }
        if state == .possible {
            guard abs(pair.distance - pair.startDistance) >= UIPanGestureRecognizer.slop else {
                last = (pair.distance, event.frame)
                return
            }
            baseDistance = pair.distance
            if baseDistance > 0 {
                speedometer.note(CGVector(dx: last.distance / baseDistance, dy: 0), atFrame: last.frame)
            }
            follow(1, event)
            state = .began
        } else {
            follow(baseDistance > 0 ? pair.distance / baseDistance : 1, event)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.remove(touches)
        if recognition.touches.allSatisfy(\.isOver) {
            state = recognition.state.isActive || recognition.isHeldBack ? .ended : .failed
        } else if recognition.state.isActive {
            state = .changed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        pair = FingerPair()
        baseDistance = 0
        speedometer = Speedometer()
        isFollowing = true
        scale = 1
        isFollowing = false
    }

    private func follow(_ new: CGFloat, _ event: UIEvent) {
        isFollowing = true
        scale = new
        isFollowing = false
        speedometer.note(CGVector(dx: new, dy: 0), atFrame: event.frame)
    }
}

/// Recognizes two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var lastAngle: CGFloat = 0
    /// The turn since the fingers went down, before the gesture began.
    private var turn: CGFloat = 0
    /// When the fingers were last heard of before it began.
    private var lastFrame = 0
    private var speedometer = Speedometer()
    private var isFollowing = false

    /// The turn since the gesture began, in radians, clockwise positive. Setting it makes the velocity zero.
    open var rotation: CGFloat = 0 {
        didSet { if !isFollowing { speedometer.reset(at: CGVector(dx: rotation, dy: 0)) } }
    }

    /// Radians a second; when the gesture begins, that of the movement that made it begin.
    open var velocity: CGFloat { speedometer.velocity.dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder where !pair.add(touch) { ignore(touch, for: event) }
        lastAngle = pair.angle
        lastFrame = event.frame
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete else { return }
        let change = remainder(pair.angle - lastAngle, 2 * .pi)
        lastAngle = pair.angle
        if state == .possible {
            turn += change
            // The fingers have moved as far along their circle as those of a pan have along a line.
            guard abs(turn) * pair.distance / 2 >= UIPanGestureRecognizer.slop else {
                lastFrame = event.frame
                return
            }
            speedometer.note(CGVector(dx: -change, dy: 0), atFrame: lastFrame)
            follow(0, event)
            state = .began
        } else {
            follow(rotation + change, event)
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        pair.remove(touches)
        if recognition.touches.allSatisfy(\.isOver) {
            state = recognition.state.isActive || recognition.isHeldBack ? .ended : .failed
        } else if recognition.state.isActive {
            state = .changed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        pair = FingerPair()
        turn = 0
        speedometer = Speedometer()
        follow(0, nil)
    }

    private func follow(_ new: CGFloat, _ event: UIEvent?) {
        isFollowing = true
        rotation = new
        isFollowing = false
        if let event { speedometer.note(CGVector(dx: new, dy: 0), atFrame: event.frame) }
    }
}

/// The two fingers of a pinch or a rotation; the first two that are down count.
@MainActor
private struct FingerPair {
    private var touches: [UITouch] = []
    /// Their distance when the second one came down.
    private(set) var startDistance: CGFloat = 0

    var isComplete: Bool { touches.count == 2 }

    /// Window points.
    var distance: CGFloat { isComplete ? hypot(way.dx, way.dy) : startDistance }
    var angle: CGFloat { isComplete ? atan2(way.dy, way.dx) : 0 }

    private var way: CGVector {
        let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return CGVector(dx: second.x - first.x, dy: second.y - first.y)
    }

    /// False when there are two already.
    mutating func add(_ touch: UITouch) -> Bool {
        guard touches.count < 2 else { return false }
        touches.append(touch)
        if isComplete { startDistance = distance }
        return true
    }

    mutating func remove(_ lifted: Set<UITouch>) {
        if isComplete { startDistance = distance }
        touches.removeAll { lifted.contains($0) }
    }
}
