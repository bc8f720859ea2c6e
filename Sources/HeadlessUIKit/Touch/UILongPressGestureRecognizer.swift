import TransitionCore

/// Recognizes fingers that rest; once they have, moves are changes of the gesture.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds that the fingers have to be down.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far a finger may slide before that, in points.
    open var allowableMovement: CGFloat = 10
    /// Full taps that have to come first.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1

    private var starts: [Int: CGPoint] = [:]
    private var tapCount = 0
    /// What waits for its time to run out, and where.
    private var wait: Int?
    private weak var queue: MainQueue?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch.serial] = touch.location(in: nil) }
        let down = recognition.touches.count { !$0.isOver }
        guard !recognition.state.isActive else { return }
        if down > numberOfTouchesRequired {
            state = .failed
        } else if down == numberOfTouchesRequired, tapCount == numberOfTapsRequired {
            after(minimumPressDuration) { $0.state = .began }
        } else {
            breakOffWait()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognition.state.isActive {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = starts[touch.serial] else { continue }
            let point = touch.location(in: nil)
            if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isLast = recognition.touches.allSatisfy(\.isOver)
        if recognition.state.isActive {
            // A finger too few is the end: the others are not looked at any more.
            state = .ended
        } else if recognition.isHeldBack {
            if isLast { state = .ended }
        } else if tapCount < numberOfTapsRequired {
            guard isLast else { return }
            tapCount += 1
            after(Double(UITapGestureRecognizer.pauseFrames) / 60) { $0.state = .failed }
        } else {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        starts = [:]
        tapCount = 0
        breakOffWait()
    }

    private func after(_ seconds: TimeInterval, _ act: @escaping (UILongPressGestureRecognizer) -> Void) {
        breakOffWait()
        guard let world = World.current else { return }
        queue = world.work
        let frames = FrameCount.covering(seconds: seconds.isFinite ? min(max(seconds, 0), 3600) : 3600)
        wait = world.work.enqueue(atFrame: world.frame + frames) { [weak self] in
            guard let self else { return }
            self.wait = nil
            act(self)
        }
    }

    /// A wait that is broken off keeps nobody waiting.
    private func breakOffWait() {
        if let wait { queue?.remove(wait) }
        wait = nil
    }
}

/// Recognizes a quick straight drag in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe; several may be allowed at once.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Points along the direction that make a swipe, and across it that unmake it.
    static let length: CGFloat = 50
    /// How long it may take: 0.5 s, in frames.
    static let frames = 30

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var way = CGVector(dx: 0, dy: 0)
    private var beginFrame = 0
    private var fingerCount = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingerCount == 0 { beginFrame = event.frame }
        fingerCount = recognition.touches.count { !$0.isOver }
        if fingerCount > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.frame - beginFrame <= Self.frames else {
            state = .failed
            return
        }
        for touch in touches {
            way.dx += touch.lastMovement.dx / CGFloat(max(fingerCount, 1))
            way.dy += touch.lastMovement.dy / CGFloat(max(fingerCount, 1))
        }
        let (along, across) = parts
        if across > Self.length {
            state = .failed
        } else if along >= Self.length, fingerCount == numberOfTouchesRequired, across < along {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        way = CGVector(dx: 0, dy: 0)
        fingerCount = 0
    }

    /// How far the fingers are in the allowed direction that suits them best, and across it.
    private var parts: (along: CGFloat, across: CGFloat) {
        var best: (CGFloat, CGFloat) = (0, 0)
        func consider(_ allowed: Direction, _ along: CGFloat, _ across: CGFloat) {
            if direction.contains(allowed), along > best.0 { best = (along, abs(across)) }
        }
        consider(.right, way.dx, way.dy)
        consider(.left, -way.dx, way.dy)
        consider(.up, -way.dy, way.dx)
        consider(.down, way.dy, way.dx)
        return best
    }
}

/// Recognizes a pointer that hovers: there is none, so that it never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
