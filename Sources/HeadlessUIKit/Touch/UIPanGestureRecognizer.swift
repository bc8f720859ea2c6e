import TransitionCore

/// Recognizes fingers that drag (ledger 8.5, 8.6).
///
/// It begins once enough fingers are down and have moved 10 points. `translation(in:)` counts from where the fingers
/// went down, the first 10 points included, so that it is small but not zero when the gesture begins.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The way in points after which fingers are dragging and no longer resting.
    static let slop: CGFloat = 10

    @exclusivity(unchecked) open var minimumNumberOfTouches = 1
    @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max

    /// The way of the touches' middle in window points.
    @exclusivity(unchecked) private var way = CGVector(dx: 0, dy: 0)
    @exclusivity(unchecked) private var speedometer = Speedometer()
    /// Whether it is UIKit's own, for which no contested rule is flipped.
    @exclusivity(unchecked) final var isBuiltIn = false

    /// The way since the fingers went down, through the view's model transforms (contested rule C32).
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(converting: way, to: viewForConversion(view))
    }

    /// Makes the gesture count from another translation, and its velocity zero.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard !World.isFrozen else { return }
        way = CGVector(converting: translation, from: viewForConversion(view))
        speedometer.reset(at: way)
    }

    /// Points a second over the last two changes; zero when they came at the same instant.
    open func velocity(in view: UIView?) -> CGPoint {
        CGPoint(converting: speedometer.velocity, to: viewForConversion(view))
    }

    private func viewForConversion(_ view: UIView?) -> UIView? {
        guard let world = World.current, isBuiltIn || world.profile[.translationFollowsTransform] else { return nil }
        return view
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognition.touches.count > maximumNumberOfTouches {
            if recognition.state.isActive {
                for touch in touches { ignore(touch, for: event) }
            } else {
                state = .failed
            }
            return
        }
        speedometer.note(way, atFrame: event.frame)
        reportChange()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            let movement = touch.lastMovement
            way.dx += movement.dx / CGFloat(recognition.touches.count)
            way.dy += movement.dy / CGFloat(recognition.touches.count)
        }
        speedometer.note(way, atFrame: event.frame)
        if state == .possible, numberOfTouches >= minimumNumberOfTouches, isDrag(way) {
            state = .began
        } else {
            reportChange()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        speedometer.noteLift(way, atFrame: event.frame)
        if recognition.touches.allSatisfy(\.isOver) {
            state = recognition.state.isActive || recognition.isHeldBack ? .ended : .failed
        } else {
            reportChange()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        way = CGVector(dx: 0, dy: 0)
        speedometer = Speedometer()
    }

    /// Whether fingers that have come this way are dragging.
    func isDrag(_ way: CGVector) -> Bool { hypot(way.dx, way.dy) >= Self.slop }

    private func reportChange() {
        if recognition.state.isActive, numberOfTouches >= minimumNumberOfTouches { state = .changed }
    }
}

extension CGPoint {
    /// A way in window points as a view counts it.
    @MainActor fileprivate init(converting way: CGVector, to view: UIView?) {
        guard let view else {
            self.init(x: way.dx, y: way.dy)
            return
        }
        let fromWindow = view.layer.toRoot.inverted()
        self.init(
            x: fromWindow.a * way.dx + fromWindow.c * way.dy, y: fromWindow.b * way.dx + fromWindow.d * way.dy)
    }
}

extension CGVector {
    /// A way that a view has counted, in window points.
    @MainActor fileprivate init(converting way: CGPoint, from view: UIView?) {
        guard let view else {
            self.init(dx: way.x, dy: way.y)
            return
        }
        let toWindow = view.layer.toRoot
        self.init(dx: toWindow.a * way.x + toWindow.c * way.y, dy: toWindow.b * way.x + toWindow.d * way.y)
    }
}
