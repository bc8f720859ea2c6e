import TransitionCore

/// UIKit's own in the place of an app's interaction controller: it follows the gesture that asked for the transition.
///
/// A pan drives along the axis and in the direction in which it began, a pinch by its scale. Only an experiment makes
/// one.
@MainActor
final class GestureDriver: PopDriver {
    private weak var recognizer: UIGestureRecognizer?
    private weak var container: UIView?
    /// One of -1, 0 and 1 for each axis.
    private var direction = CGVector(dx: 1, dy: 0)

    /// Nil for a gesture that has no way to follow.
    init?(following recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        container = recognizer.view?.window
        super.init()
        switch recognizer {
        case let pan as UIPanGestureRecognizer: direction = Self.direction(of: pan, in: container)
        case is UIPinchGestureRecognizer: break
        default: return nil
        }
        recognizer.addTarget(self, action: Selector("follow(_:)", GestureDriver.follow))
    }

    private static func direction(of pan: UIPanGestureRecognizer, in view: UIView?) -> CGVector {
        let way = pan.translation(in: view)
        let course = way == .zero ? pan.velocity(in: view) : way
        if abs(course.x) >= abs(course.y) { return CGVector(dx: course.x < 0 ? -1 : 1, dy: 0) }
        return CGVector(dx: 0, dy: course.y < 0 ? -1 : 1)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: move(to: progress(ahead: 0))
        case .ended: stop(finishes: progress(ahead: PopDriver.projection) > 0.5)
        case .cancelled, .failed: stop(finishes: false)
        case .possible: break
        }
    }

    private func stop(finishes: Bool) {
        recognizer?.removeTarget(self, action: nil)
        end(finishes: finishes)
    }

    /// The share of the way that the fingers have gone, or will have gone after so many seconds more.
    private func progress(ahead seconds: CGFloat) -> CGFloat {
        if let pinch = recognizer as? UIPinchGestureRecognizer { return min(abs(1 - pinch.scale), 1) }
        guard let pan = recognizer as? UIPanGestureRecognizer, let container else { return 0 }
        let (way, speed) = (pan.translation(in: container), pan.velocity(in: container))
        let extent = direction.dx == 0 ? container.bounds.height : container.bounds.width
        let along = direction.dx * (way.x + speed.x * seconds) + direction.dy * (way.y + speed.y * seconds)
        return extent > 0 ? min(max(along / extent, 0), 1) : 0
    }
}
